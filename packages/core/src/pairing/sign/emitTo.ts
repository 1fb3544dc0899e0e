/** Tells every listener. One that throws stops no other: its error goes to the page, as with a DOM event. */
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
