import { createProviderError } from '../errors/createProviderError.ts'

/** Satoshi, as a number or a text; -32602 for anything else. */
export function parseAmount(value: unknown): bigint {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text)) return BigInt(text)
  throw createProviderError('invalidParams', 'Invalid parameters: "amount" must be whole satoshi, more than none.')
}
