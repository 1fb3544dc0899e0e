import { createProviderError } from '../../errors/createProviderError.ts'
import { isRecord } from './isRecord.ts'

/** A parameter that has to be an object; -32602 otherwise. */
export function parseRecord(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be an object.`)
  return value
}
