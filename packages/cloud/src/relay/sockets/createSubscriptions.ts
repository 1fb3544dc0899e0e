import { createHash } from 'node:crypto'
import type { RelayLimits } from '../../config/RelaySettings.ts'
import { RelayRefusal } from '../RelayRefusal.ts'
import type { Clients } from './createClients.ts'
import type { RelayConnection } from './RelayConnection.ts'

/** Subscriptions of the sockets on this node. */
export interface Subscriptions {
  /**
   * Subscribes a socket to topics. Returns the subscription ids in order; existing subscriptions keep theirs.
   *
   * @throws RelayRefusal `SubscriberLimitExceeded`; then nothing was added.
   */
  add(connection: RelayConnection, topics: readonly string[]): readonly string[]
  remove(connection: RelayConnection, topic: string): void
  /** Deactivates a socket's subscriptions without forgetting them. */
  suspend(connection: RelayConnection): void
  /** Reactivates a socket's subscriptions. */
  resume(connection: RelayConnection): void
  /** The sockets subscribed to a topic. */
  listOf(topic: string): readonly RelayConnection[]
  has(topic: string): boolean
  topics(): Iterable<string>
  count(): number
}

/** Creates the registry of subscriptions. */
export function createSubscriptions(parameters: {
  readonly limits: Pick<RelayLimits, 'topicsPerClient' | 'subscribersPerTopic'>
  readonly clients: Pick<Clients, 'listOf'>
}): Subscriptions {
  const { clients, limits } = parameters
  const byTopic = new Map<string, Set<RelayConnection>>()

  const assertRoom = (connection: RelayConnection, topics: readonly string[]): void => {
    const newTopics = new Set(topics.filter((topic) => !connection.topics.has(topic)))
    if (newTopics.size === 0) return
    const topicSets = Array.from(clients.listOf(connection.client.clientId), (other) => other.topics)
    // A client's sockets mostly share the same topics, so count distinct ones only near the limit.
    let ofClient = topicSets.reduce((sum, { size }) => sum + size, newTopics.size)
    if (ofClient > limits.topicsPerClient)
      ofClient = new Set([...newTopics, ...topicSets.flatMap((others) => Array.from(others.keys()))]).size
    if (ofClient > limits.topicsPerClient)
      throw new RelayRefusal(
        'SubscriberLimitExceeded',
        `A client may subscribe to ${limits.topicsPerClient} topics. Unsubscribe from others first.`,
      )
    for (const topic of newTopics)
      if ((byTopic.get(topic)?.size ?? 0) >= limits.subscribersPerTopic)
        throw new RelayRefusal('SubscriberLimitExceeded', 'The topic has reached its subscriber limit.')
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
        // JavaScript clients compute the same id themselves.
        const id = createHash('sha256').update(`${topic}${connection.client.clientId}`).digest('hex')
        connection.topics.set(topic, id)
        join(connection, topic)
        return id
      })
    },
    remove(connection, topic) {
      if (!connection.topics.delete(topic)) return
      connection.subscribing.delete(topic)
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
