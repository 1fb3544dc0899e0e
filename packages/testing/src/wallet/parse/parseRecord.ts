import { createProviderError } from '../../errors/createProviderError.ts'
import { isRecord } from './isRecord.ts'

/** Returns an object parameter; throws -32602 for other values. */
export function parseRecord(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be an object.`)
  return value
}
