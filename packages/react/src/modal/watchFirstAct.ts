/**
 * Calls back once, when the page idles after the visitor's first press of a pointer or key. Returns the function that
 * ends the watch.
 */
export function watchFirstAct(callback: () => void): () => void {
  const controller = new AbortController()
  const act = (): void => {
    controller.abort()
    // Safari has no idle callback; a pause after the act serves as one.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 2_000 })
    else setTimeout(callback, 200)
  }
  for (const type of ['pointerdown', 'keydown'] as const)
    window.addEventListener(type, act, { capture: true, passive: true, signal: controller.signal })
  return () => controller.abort()
}
