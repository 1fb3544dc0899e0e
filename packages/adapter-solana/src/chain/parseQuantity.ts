import { ModalError } from '@latchkey/core/adapter'

/** Parses an integer from 0, as a number or text. @throws `request.failed` */
export function parseQuantity(value: unknown): bigint {
  if (typeof value === 'bigint' && value >= 0n) return value
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return BigInt(value)
  throw new ModalError('request.failed', { details: 'The endpoint answered with something that is no quantity' })
}
