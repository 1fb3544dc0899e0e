import { ModalError } from '@latchkey/core/adapter'

/** Parses a transaction hash. @throws `wallet.invalidResponse` */
export function parseHash(value: unknown): `0x${string}` {
  if (isHash(value)) return value
  throw new ModalError('wallet.invalidResponse', { details: 'A transaction hash was expected' })
}

function isHash(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)
}
