import { CloudError } from '../CloudError.ts'
import type { Logger } from '../observe/createLogger.ts'
import type { Bus } from './Bus.ts'
import { createListeners } from './createListeners.ts'

/** The bus of a node that runs alone. */
export function createMemoryBus({ logger }: { readonly logger: Logger }): Bus {
  const listeners = createListeners({ logger })
  let isClosed = false
  const assertOpen = (): void => {
    if (isClosed) throw new CloudError('bus.unavailable', 'The bus is closed.')
  }
  return {
    kind: 'memory',
    async publish(channel, message) {
      assertOpen()
      // Never within the caller's own turn, as between two nodes.
      queueMicrotask(() => listeners.call(channel, message))
    },
    async subscribe(channel, listener) {
      assertOpen()
      const end = listeners.add(channel, listener)
      return async () => end()
    },
    // It is never away.
    onRestored: () => () => {},
    async check() {
      assertOpen()
    },
    async close() {
      isClosed = true
      listeners.clear()
    },
  }
}
