type Listener = (...values: never[]) => void

/** Calls the listeners of an event. */
export type EmitSessionEvent = (event: string, value: unknown) => void

/** A session's events in the form of EIP-1193. */
export interface SessionEvents {
  readonly emit: EmitSessionEvent
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
}

/** Creates an emitter that is subscribed to the session while it has listeners. */
export function createSessionEvents(subscribe: (emit: EmitSessionEvent) => () => void): SessionEvents {
  const listeners = new Set<{ readonly event: string; readonly listener: Listener }>()
  let unsubscribe: (() => void) | undefined

  const emit: EmitSessionEvent = (event, value) => {
    for (const entry of [...listeners]) if (entry.event === event) Reflect.apply(entry.listener, undefined, [value])
  }

  return {
    emit,
    on: (event, listener) => {
      listeners.add({ event, listener })
      unsubscribe ??= subscribe(emit)
    },
    removeListener: (event, listener) => {
      for (const entry of listeners) if (entry.event === event && entry.listener === listener) listeners.delete(entry)
      if (listeners.size > 0) return
      unsubscribe?.()
      unsubscribe = undefined
    },
  }
}
