import type { Network } from '@latchkey/core'
import { isRecord } from '../state/isRecord.ts'

/** A chain's own coin; `undefined` if it is none. */
export function parseCurrency(value: unknown): Network['nativeCurrency'] | undefined {
  if (!isRecord(value)) return undefined
  const { name, symbol, decimals } = value
  return typeof name === 'string' && typeof symbol === 'string' && typeof decimals === 'number'
    ? { name, symbol, decimals }
    : undefined
}
