import type { WalletEvent } from './types.ts'

type Listener = (event: WalletEvent) => void

/** The pages that listen to one wallet. */
export interface Listeners {
  /** To the pages of one origin, or to all. */
  readonly emit: (event: WalletEvent, origin?: string) => void
  readonly add: (origin: string, listener: Listener) => () => void
  readonly has: (origin: string) => boolean
  clear(): void
}

/** Makes an empty set of listeners. */
export function createListeners(): Listeners {
  const listeners = new Set<{ readonly origin: string; readonly listener: Listener }>()
  return {
    emit(event, origin) {
      // A copy: a listener may end itself, or another.
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
