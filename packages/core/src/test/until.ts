import { vi } from 'vitest'

/** Waits until a condition holds and gives what it gave: also on a machine that is busy with other tests. */
export function until<value>(condition: () => value | Promise<value>) {
  return vi.waitUntil(condition, { timeout: 15_000, interval: 10 })
}
