import type { Logger } from '../observe/createLogger.ts'

/** Who listens to which channel within this process. */
export interface Listeners {
  add(channel: string, listener: (message: string) => void): () => void
  /** Calls everyone who listens to the channel; one that throws disturbs no other. */
  call(channel: string, message: string): void
  clear(): void
}

/** Makes an empty list of listeners. */
export function createListeners({ logger }: { readonly logger: Logger }): Listeners {
  // By an entry of its own each, so that the same function may listen twice and end once.
  const channels = new Map<string, Set<{ readonly listener: (message: string) => void }>>()
  return {
    add(channel, listener) {
      const entry = { listener }
      const entries = channels.get(channel) ?? new Set()
      channels.set(channel, entries.add(entry))
      return () => {
        entries.delete(entry)
        if (entries.size === 0 && channels.get(channel) === entries) channels.delete(channel)
      }
    },
    call(channel, message) {
      for (const { listener } of channels.get(channel) ?? []) {
        try {
          listener(message)
        } catch (error) {
          logger.error({ channel, error }, 'a listener of the bus failed')
        }
      }
    },
    clear: () => channels.clear(),
  }
}
