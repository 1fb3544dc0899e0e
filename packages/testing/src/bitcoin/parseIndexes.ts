import { createProviderError } from '../errors/createProviderError.ts'

/** Parses the indexes of inputs, at least one; throws -32602 otherwise. */
export function parseIndexes(value: unknown, name: string): readonly number[] {
  const indexes: readonly unknown[] = Array.isArray(value) ? value : []
  const whole = indexes.filter((index) => typeof index === 'number' && Number.isSafeInteger(index) && index >= 0)
  if (whole.length === 0 || whole.length !== indexes.length) {
    throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be a list of inputs.`)
  }
  return [...new Set(whole.map(Number))]
}
