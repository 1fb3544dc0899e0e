import { relayTopicSchema } from '@latchkey/protocol/relay'
import { is } from 'valibot'
import { RelayRefusal } from '../RelayRefusal.ts'
import type { RelayConnection } from '../sockets/RelayConnection.ts'
import type { RelayAnswer, RelayCaller, RelayServices } from './RelayServices.ts'

/** A caller's subscriptions, and what to do when it has been told of them. */
export interface Subscribed {
  /** In the order of the topics. */
  readonly ids: readonly string[]
  /** Sends what waits on the topics: older clients drop a message of a topic that they do not know yet as subscribed. */
  readonly catchUp: () => void
}

/**
 * Lets a caller take part in topics. One that takes part already is not read again, however often it asks.
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
  // Before the mailbox is read, so that a message that comes between is in the one or heard from the other.
  await services.feed.listen(topics)
  return { ids, catchUp: () => services.delivery.catchUp(connection, fresh) }
}

/** As `irn_batchSubscribeBlocking` answers: with an error in the place of each topic that is none. */
export async function subscribeEach(
  services: RelayServices,
  caller: RelayCaller,
  topics: readonly string[],
): Promise<RelayAnswer> {
  const valid = topics.filter((topic) => is(relayTopicSchema, topic))
  const { catchUp, ids } = await subscribe(services, caller, valid)
  const { code, message, reason } = new RelayRefusal('InvalidTopic', 'A topic is 64 hexadecimal digits.')
  const idOf = new Map(valid.map((topic, index) => [topic, ids[index]]))
  const result = topics.map((topic) => {
    const id = idOf.get(topic)
    return id === undefined ? { error: { code, message, data: reason } } : { id }
  })
  return { result, afterwards: catchUp }
}

/** Ends subscriptions by their topics: clients send ids of their own making. */
export function unsubscribe(services: RelayServices, caller: RelayCaller, topics: readonly string[]): RelayAnswer {
  const connection = requireSocket(caller)
  for (const topic of topics) services.subscriptions.remove(connection, topic)
  return { result: true }
}

function requireSocket({ connection }: RelayCaller): RelayConnection {
  if (connection === undefined)
    throw new RelayRefusal('InvalidMethod', 'A subscription needs a WebSocket: it ends with it.')
  return connection
}
