import { vi } from 'vitest'

/** Waits until an assertion holds: also on a machine that is busy with other tests. */
export function until<value>(assertion: () => value): Promise<value> {
  return vi.waitFor(assertion, { timeout: 15_000, interval: 20 })
}
