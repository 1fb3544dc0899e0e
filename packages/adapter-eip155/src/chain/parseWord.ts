import { ModalError } from '@latchkey/core/adapter'

/** Parses the first 32 bytes that a contract answered with as a number. @throws `wallet.invalidResponse` if there are fewer */
export function parseWord(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[\da-f]{64}/i.test(value)) return BigInt(value.slice(0, 66))
  throw new ModalError('wallet.invalidResponse', { details: 'A number of 32 bytes was expected' })
}
