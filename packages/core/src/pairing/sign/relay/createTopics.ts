import type { LoggerPort } from '../../../kernel/ports/ports.ts'
import { batchSize } from './constants.ts'
import type { RelaySocket } from './createRelaySocket.ts'

/** The topics that the client listens to, subscribed to again on every socket. */
export interface Topics {
  getSize(): number
  /** Returns whether the topic is new. */
  add(topic: string): boolean
  /** Returns whether the topic was known. Unsubscribes from it on an open socket. */
  remove(topic: string, socket: RelaySocket | undefined): boolean
  /** Subscribes to these topics, or to all. */
  subscribe(socket: RelaySocket, requested?: readonly string[]): void
  /** Checks that the relay answers, by subscribing to a topic again, which has no effect. */
  probe(socket: RelaySocket): void
  clear(): void
}

/** Creates the topics of one relay. */
export function createTopics(parameters: {
  /** Returns the pause after some failed tries, in ms. */
  readonly getPause: (tries: number) => number
  readonly logger: LoggerPort
}): Topics {
  const { getPause, logger } = parameters
  /** Topics with the relay's subscription id, once it is known. */
  const ids = new Map<string, string | undefined>()

  const subscribe = (socket: RelaySocket, requested: readonly string[], tries = 0): void => {
    const live = requested.filter((topic) => ids.has(topic))
    for (let index = 0; index < live.length; index += batchSize) {
      const batch = live.slice(index, index + batchSize)
      socket.ask('irn_batchSubscribe', { topics: batch }, (result, fault) => {
        if (fault) {
          logger.warn('The relay refused a subscription.', fault)
          socket.after(getPause(tries), () => subscribe(socket, batch, tries + 1))
        }
        const answers: readonly unknown[] = Array.isArray(result) ? result : []
        for (const [at, topic] of batch.entries()) {
          const id = answers[at]
          if (ids.has(topic) && typeof id === 'string') ids.set(topic, id)
        }
      })
    }
  }

  return {
    getSize: () => ids.size,
    add: (topic) => {
      if (ids.has(topic)) return false
      ids.set(topic, undefined)
      return true
    },
    remove: (topic, socket) => {
      const id = ids.get(topic) ?? topic
      if (!ids.delete(topic)) return false
      if (socket?.isOpen()) socket.ask('irn_unsubscribe', { topic, id }, () => undefined)
      return true
    },
    subscribe: (socket, requested = [...ids.keys()]) => subscribe(socket, requested),
    probe: (socket) => {
      const [topic] = ids.keys()
      if (topic !== undefined && !socket.isAsking()) subscribe(socket, [topic])
    },
    clear: () => ids.clear(),
  }
}
