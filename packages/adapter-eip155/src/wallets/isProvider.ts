import { readProperty } from '@latchkey/core/adapter'
import type { Eip1193Provider } from '../types.ts'

/** Whether a value has the `request` of a provider (EIP-1193). Its answers are untrusted. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return typeof readProperty(value, 'request') === 'function'
}
