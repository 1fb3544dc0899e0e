import { createHash } from 'node:crypto'
import type { RelayLimits } from '../../config/RelaySettings.ts'
import { RelayRefusal } from '../RelayRefusal.ts'
import type { Clients } from './createClients.ts'
import type { RelayConnection } from './RelayConnection.ts'

/** Which sockets of this node take part in which topic. */
export interface Subscriptions {
  /**
   * Adds a socket to topics, to each once. Gives the ids in their order.
   *
   * @throws RelayRefusal `SubscriberLimitExceeded`; then nothing was added.
   */
  add(connection: RelayConnection, topics: readonly string[]): readonly string[]
  remove(connection: RelayConnection, topic: string): void
  /** Takes a socket out of its topics, which it remembers if it is to come back. */
  suspend(connection: RelayConnection): void
  /** Brings a socket back into its topics. */
  resume(connection: RelayConnection): void
  /** The sockets that take part in a topic. */
  listOf(topic: string): readonly RelayConnection[]
  has(topic: string): boolean
  topics(): Iterable<string>
  count(): number
}

/** Makes the list of who takes part where. */
export function createSubscriptions(parameters: {
  readonly limits: Pick<RelayLimits, 'topicsPerClient' | 'subscribersPerTopic'>
  readonly clients: Pick<Clients, 'listOf'>
}): Subscriptions {
  const { clients, limits } = parameters
  const byTopic = new Map<string, Set<RelayConnection>>()

  const assertRoom = (connection: RelayConnection, topics: readonly string[]): void => {
    const fresh = new Set(topics.filter((topic) => !connection.topics.has(topic)))
    if (fresh.size === 0) return
    const own = Array.from(clients.listOf(connection.client.clientId), (other) => other.topics)
    // Its sockets mostly have the same topics: only near the limit it matters how many differ.
    let ofClient = own.reduce((sum, { size }) => sum + size, fresh.size)
    if (ofClient > limits.topicsPerClient)
      ofClient = new Set([...fresh, ...own.flatMap((others) => Array.from(others.keys()))]).size
    if (ofClient > limits.topicsPerClient)
      throw new RelayRefusal(
        'SubscriberLimitExceeded',
        `A client may take part in ${limits.topicsPerClient} topics. Unsubscribe from others first.`,
      )
    for (const topic of fresh)
      if ((byTopic.get(topic)?.size ?? 0) >= limits.subscribersPerTopic)
        throw new RelayRefusal('SubscriberLimitExceeded', 'The topic has as many subscribers as a topic may have.')
  }
  const leave = (connection: RelayConnection, topic: string): void => {
    const connections = byTopic.get(topic)
    connections?.delete(connection)
    if (connections?.size === 0) byTopic.delete(topic)
  }
  const join = (connection: RelayConnection, topic: string): void => {
    byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(connection))
  }
  return {
    add(connection, topics) {
      assertRoom(connection, topics)
      return topics.map((topic) => {
        const known = connection.topics.get(topic)
        if (known !== undefined) return known
        // The id that JavaScript clients compute for themselves.
        const id = createHash('sha256').update(`${topic}${connection.client.clientId}`).digest('hex')
        connection.topics.set(topic, id)
        join(connection, topic)
        return id
      })
    },
    remove(connection, topic) {
      if (!connection.topics.delete(topic)) return
      connection.behind.delete(topic)
      connection.missed.delete(topic)
      connection.givenUp.delete(topic)
      leave(connection, topic)
    },
    suspend(connection) {
      for (const topic of connection.topics.keys()) leave(connection, topic)
    },
    resume(connection) {
      for (const topic of connection.topics.keys()) join(connection, topic)
    },
    listOf: (topic) => Array.from(byTopic.get(topic) ?? []),
    has: (topic) => byTopic.has(topic),
    topics: () => byTopic.keys(),
    count: () => byTopic.size,
  }
}
