import { ModalError } from '@latchkey/core/adapter'

/** Parses an amount in satoshi: an integer up to the total supply. @throws `request.failed` */
export function parseAmount(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= 2_100_000_000_000_000)
    return BigInt(value)
  throw new ModalError('request.failed', { details: 'The server did not answer with an amount' })
}
