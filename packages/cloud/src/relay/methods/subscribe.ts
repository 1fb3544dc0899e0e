import { relayTopicSchema } from '@latchkey/protocol/relay'
import { is } from 'valibot'
import { RelayRefusal } from '../RelayRefusal.ts'
import type { RelayConnection } from '../sockets/RelayConnection.ts'
import type { RelayAnswer, RelayCaller, RelayServices } from './RelayServices.ts'

/** A caller's subscriptions. */
export interface Subscribed {
  /** In the order of the topics. */
  readonly ids: readonly string[]
  /**
   * Pushes waiting messages. Must be called, after the answer has been sent: older clients drop messages of topics they
   * do not know to be subscribed.
   */
  readonly catchUp: () => void
}

/**
 * Subscribes a caller to topics. Topics it is already subscribed to are not read again.
 *
 * @throws RelayRefusal `InvalidMethod` over HTTP, `SubscriberLimitExceeded`.
 */
export async function subscribe(
  services: RelayServices,
  caller: RelayCaller,
  topics: readonly string[],
): Promise<Subscribed> {
  const connection = requireSocket(caller)
  const fresh = topics.filter((topic) => !connection.topics.has(topic) || connection.givenUp.has(topic))
  const ids = services.subscriptions.add(connection, topics)
  for (const topic of fresh) connection.subscribing.add(topic)
  // Before reading the mailbox, so that no message falls between the read and the feed.
  await services.feed.listen(topics)
  return { ids, catchUp: () => services.delivery.catchUp(connection, fresh) }
}

/** Answers `irn_batchSubscribeBlocking`: invalid topics get an error in their place. */
export async function subscribeEach(
  services: RelayServices,
  caller: RelayCaller,
  topics: readonly string[],
): Promise<RelayAnswer> {
  const valid = topics.filter((topic) => is(relayTopicSchema, topic))
  const { catchUp, ids } = await subscribe(services, caller, valid)
  const { code, message, reason } = new RelayRefusal('InvalidTopic', 'A topic must be 64 hexadecimal digits.')
  const idOf = new Map(valid.map((topic, index) => [topic, ids[index]]))
  const result = topics.map((topic) => {
    const id = idOf.get(topic)
    return id === undefined ? { error: { code, message, data: reason } } : { id }
  })
  return { result, afterwards: catchUp }
}

/** Unsubscribes by topic, because clients send ids that they made up. */
export function unsubscribe(services: RelayServices, caller: RelayCaller, topics: readonly string[]): RelayAnswer {
  const connection = requireSocket(caller)
  for (const topic of topics) services.subscriptions.remove(connection, topic)
  return { result: true }
}

function requireSocket({ connection }: RelayCaller): RelayConnection {
  if (connection === undefined)
    throw new RelayRefusal('InvalidMethod', 'Subscriptions require a WebSocket and end with it.')
  return connection
}
