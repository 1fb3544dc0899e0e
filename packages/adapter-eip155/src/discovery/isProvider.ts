import { readProperty } from '@latchkey/core/adapter'
import type { Eip1193Provider } from '../types.ts'

/** Whether a value can be asked as a provider (EIP-1193). Says nothing about its answers. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return typeof readProperty(value, 'request') === 'function'
}
