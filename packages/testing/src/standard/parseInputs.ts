import { createProviderError } from '../errors/createProviderError.ts'
import { parseRecord } from '../wallet/parse/parseRecord.ts'

/** Parses the inputs of a feature, at least one; throws -32602 otherwise. */
export function parseInputs(params: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(params) || params.length === 0) {
    throw createProviderError('invalidParams', 'Invalid parameters: there must be at least one input.')
  }
  return params.map((input: unknown, index) => parseRecord(input, `input ${index}`))
}
