import { CloudError } from '../CloudError.ts'
import type { Logger } from '../observe/createLogger.ts'
import type { Bus } from './Bus.ts'
import { createListeners } from './createListeners.ts'

/** Creates the bus of a single node. */
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
      // Asynchronous, as between two nodes.
      queueMicrotask(() => listeners.call(channel, message))
    },
    async subscribe(channel, listener) {
      assertOpen()
      const end = listeners.add(channel, listener)
      return async () => end()
    },
    // It never fails.
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
