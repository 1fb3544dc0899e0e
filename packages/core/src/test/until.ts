import { vi } from 'vitest'

/** Waits until a condition holds and returns its result. The long timeout allows for a busy machine. */
export function until<value>(condition: () => value | Promise<value>) {
  return vi.waitUntil(condition, { timeout: 15_000, interval: 10 })
}
