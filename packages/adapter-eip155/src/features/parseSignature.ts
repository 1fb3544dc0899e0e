import { ModalError } from '@latchkey/core/adapter'

/** The longest accepted signature, in characters. Signatures of contracts are long, but not unlimited. */
const MAX_SIGNATURE_LENGTH = 131_072

/** Returns a wallet's answer if it is a signature. @throws `wallet.invalidResponse` */
export function parseSignature(answer: unknown): string {
  const isSignature =
    typeof answer === 'string' && answer.length <= MAX_SIGNATURE_LENGTH && /^0x([\da-f]{2}){64,}$/i.test(answer)
  if (isSignature) return answer
  throw new ModalError('wallet.invalidResponse', { details: 'A signature was expected' })
}
