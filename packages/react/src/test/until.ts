import { vi } from 'vitest'

/** Waits until an assertion holds: also on a machine that is busy with other tests. */
export function until(assertion: () => void): Promise<void> {
  return vi.waitFor(assertion, { timeout: 5_000, interval: 20 })
}
