import type { WalletEvent } from './types.ts'

/** The pages that listen to one wallet. */
export interface Listeners<event = WalletEvent> {
  /** Emits to the pages of one origin, or to all. */
  readonly emit: (event: event, origin?: string) => void
  readonly add: (origin: string, listener: (event: event) => void) => () => void
  readonly has: (origin: string) => boolean
  clear(): void
}

/** Creates an empty set of listeners. */
export function createListeners<event = WalletEvent>(): Listeners<event> {
  const listeners = new Set<{ readonly origin: string; readonly listener: (event: event) => void }>()
  return {
    emit(event, origin) {
      // A copy, because a listener may remove itself or another one.
      const concerned = [...listeners].filter((entry) => origin === undefined || entry.origin === origin)
      for (const entry of concerned) if (listeners.has(entry)) entry.listener(event)
    },
    add(origin, listener) {
      const entry = { origin, listener }
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    has: (origin) => [...listeners].some((entry) => entry.origin === origin),
    clear: () => listeners.clear(),
  }
}
