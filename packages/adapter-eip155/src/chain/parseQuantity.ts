import { ModalError } from '@latchkey/core/adapter'

/** Parses a number in the form of nodes: hex with 0x, at most 256 bits. @throws `wallet.invalidResponse` */
export function parseQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)) return BigInt(value)
  throw new ModalError('wallet.invalidResponse', { details: 'A number was expected' })
}
