import type { Hex } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'
import { isBytes } from './isBytes.ts'

/** Parses hexadecimal bytes; throws -32602 if they are malformed. */
export function parseBytes(value: unknown, name: string): Hex {
  if (!isBytes(value)) throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be hex bytes.`)
  return value
}
