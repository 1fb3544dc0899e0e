import { createProviderError } from '../../errors/createProviderError.ts'

/** A parameter that has to be a text; -32602 otherwise. */
export function parseText(value: unknown, name: string): string {
  if (typeof value === 'string') return value
  throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be a text.`)
}
