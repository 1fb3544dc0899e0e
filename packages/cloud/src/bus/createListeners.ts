import type { Logger } from '../observe/createLogger.ts'

/** The listeners of this process, by channel. */
export interface Listeners {
  add(channel: string, listener: (message: string) => void): () => void
  /** Calls every listener of the channel. A listener that throws does not affect the others. */
  call(channel: string, message: string): void
  clear(): void
}

/** Creates an empty listener registry. */
export function createListeners({ logger }: { readonly logger: Logger }): Listeners {
  // Each registration gets its own entry, so the same function can be registered twice and removed once.
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
          logger.error({ channel, error }, 'A bus listener failed')
        }
      }
    },
    clear: () => channels.clear(),
  }
}
