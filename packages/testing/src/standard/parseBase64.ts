import { base64 } from '@scure/base'
import { createProviderError } from '../errors/createProviderError.ts'

/** Parses base64; throws -32602 if it is malformed. */
export function parseBase64(value: unknown, name: string): Uint8Array {
  try {
    if (typeof value === 'string') return base64.decode(value)
  } catch {
    // The error below covers this.
  }
  throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be base64.`)
}
