import { vi } from 'vitest'

/** Waits until an assertion passes, also on a busy machine. */
export function until<value>(assertion: () => value): Promise<value> {
  return vi.waitFor(assertion, { timeout: 25_000, interval: 20 })
}
