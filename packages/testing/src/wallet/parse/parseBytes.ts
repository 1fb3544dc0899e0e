import type { Hex } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'
import { isBytes } from './isBytes.ts'

/** Hex bytes, whole ones; -32602 if they are none. */
export function parseBytes(value: unknown, name: string): Hex {
  if (!isBytes(value)) throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be hex bytes.`)
  return value
}
