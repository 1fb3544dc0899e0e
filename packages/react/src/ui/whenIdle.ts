/** Calls back once, when the page has nothing better to do. Returns the function that calls it off. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback; a short pause serves as one.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}
