import { isPlainObject } from '@latchkey/core/adapter'
import { fromBase64 } from '../base64.ts'

/** An account of the chain, from `getAccountInfo` in base64. */
export interface ChainAccount {
  /** The program that owns it. */
  readonly owner: string
  readonly data: Uint8Array
}

/** Parses an account. Returns `undefined` if it does not exist or is invalid. */
export function parseAccount(value: unknown): ChainAccount | undefined {
  if (!isPlainObject(value)) return undefined
  const { owner, data } = value
  const text: unknown = Array.isArray(data) && data[1] === 'base64' ? data[0] : undefined
  const bytes = text === '' ? new Uint8Array() : fromBase64(text)
  return typeof owner === 'string' && bytes ? { owner, data: bytes } : undefined
}
