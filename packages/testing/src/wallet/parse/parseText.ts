import { createProviderError } from '../../errors/createProviderError.ts'

/** Returns a text parameter; throws -32602 for other values. */
export function parseText(value: unknown, name: string): string {
  if (typeof value === 'string') return value
  throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be a text.`)
}
