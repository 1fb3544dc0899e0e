import { readProperty } from '@latchkey/core/adapter'

/** Whether a wallet has a method of this name. */
export function hasMethod(target: unknown, method: string): boolean {
  return typeof readProperty(target, method) === 'function'
}
