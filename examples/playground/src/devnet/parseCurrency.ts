import type { Network } from '@latchkey/core'
import { isRecord } from '../state/isRecord.ts'

/** Parses a chain's native currency; returns `undefined` if it is invalid. */
export function parseCurrency(value: unknown): Network['nativeCurrency'] | undefined {
  if (!isRecord(value)) return undefined
  const { name, symbol, decimals } = value
  return typeof name === 'string' && typeof symbol === 'string' && typeof decimals === 'number'
    ? { name, symbol, decimals }
    : undefined
}
