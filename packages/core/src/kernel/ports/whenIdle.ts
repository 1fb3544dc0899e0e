import type { ClockPort } from './ports.ts'

/** How long to wait where the browser does not tell when the page is idle, in ms. */
const WAIT = 200

/** Calls back once, when the page is idle. Returns a function that cancels it. */
export function whenIdle({ clock }: { readonly clock: ClockPort }, callback: () => void): () => void {
  // Safari and servers have no idle callback.
  if (typeof requestIdleCallback !== 'function') return clock.after(WAIT, callback)
  const handle = requestIdleCallback(callback, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}
