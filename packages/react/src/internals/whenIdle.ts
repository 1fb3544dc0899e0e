/** Calls back once, when the page is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback, so wait briefly.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}
