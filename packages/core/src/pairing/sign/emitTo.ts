/** Calls every listener. If one throws, its error is reported to the page, as with a DOM event, and the others still run. */
export function emitTo<event>(listeners: ReadonlySet<(event: event) => void>, event: event): void {
  for (const listener of listeners)
    try {
      listener(event)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
}
