import { ModalError } from '@latchkey/core/adapter'

/** The longest accepted signature, in characters. Signatures of contracts are long, but not unlimited. */
const MAX_SIGNATURE_LENGTH = 131_072

/**
 * Returns a wallet's answer if it is a signed message: 0x and 62 or more hex digits (S5.010), two a byte. A contract may accept less
 * than the 65 bytes of a key.
 *
 * @throws `wallet.invalidResponse`
 */
export function parseSignature(answer: unknown): string {
  const isSignature =
    typeof answer === 'string' && answer.length <= MAX_SIGNATURE_LENGTH && /^0x([\da-f]{2}){31,}$/i.test(answer)
  if (isSignature) return answer
  throw new ModalError('wallet.invalidResponse', { details: 'A signature was expected' })
}
