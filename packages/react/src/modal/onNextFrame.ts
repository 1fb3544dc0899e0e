/**
 * Calls a function before the browser paints the next frame, and at once on a hidden page, which paints none. What reads
 * styles or places there costs no additional layout.
 *
 * @returns a function that cancels the call.
 */
export function onNextFrame(act: () => void): () => void {
  if (document.hidden) {
    act()
    return () => undefined
  }
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}
