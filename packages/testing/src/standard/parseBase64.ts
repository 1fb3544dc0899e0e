import { base64 } from '@scure/base'
import { createProviderError } from '../errors/createProviderError.ts'

/** Bytes in base64; -32602 if they are none. */
export function parseBase64(value: unknown, name: string): Uint8Array {
  try {
    if (typeof value === 'string') return base64.decode(value)
  } catch {
    // Said below.
  }
  throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be base64.`)
}
