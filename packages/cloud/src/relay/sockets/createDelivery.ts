import type { CloudContext } from '../../CloudContext.ts'
import type { Mailbox, MailboxPage, MailboxPlace, StoredMessage } from '../mailbox/Mailbox.ts'
import type { RelayMetrics } from '../createRelayMetrics.ts'
import type { RelayLimits, RelayTimes } from '../RelaySettings.ts'
import type { Clients } from './createClients.ts'
import type { Connection } from './Connection.ts'
import type { Subscriptions } from './createSubscriptions.ts'

/** What must be known of a message to note that a client has it. */
export type AcknowledgedMessage = Pick<StoredMessage, 'seq' | 'topic' | 'messageId' | 'expiresAt'>

/** Brings messages to subscribers until they acknowledge them. */
export interface Delivery {
  /** Sends a message that was just stored to who takes part in its topic here. */
  deliver(message: StoredMessage): void
  /** Sends a socket what waits for it on topics that it has just subscribed. */
  catchUp(connection: Connection, topics: readonly string[]): void
  /** Reads the mailbox of topics again for everybody here: something may have been missed. */
  check(topics: Iterable<string>): void
  /** Takes a client's word for a push. Whether there was such a push. */
  acknowledge(connection: Connection, pushId: number): boolean
  /** Notes that a client has messages, however it got them. */
  acknowledgeAll(clientId: string, messages: readonly AcknowledgedMessage[]): void
  /** Sends again what is due, and goes on with what had to wait. */
  tick(): void
  /** Ends what is under way for a socket. What it has not acknowledged waits in the mailbox. */
  forget(connection: Connection): void
}

const constants = {
  /** How often a message is sent again on the same socket. */
  redeliveries: 3,
  /** How many topics of a socket are read at once. */
  topicsAtOnce: 500,
  /** How much a socket may have that it has not acknowledged, in characters of messages. */
  unacknowledgedCharacters: 4_194_304,
  /** What may wait to be sent on a socket before the mailbox is read on for it, in bytes. */
  sendBufferBytes: 1_048_576,
  /** How long to wait after the mailbox could not be read, in ms. */
  retryPause: 1_000,
} as const

/** A push has the id of its message: of 16 digits, which every client can read, and the same each time it is sent. */
const firstPushId = 1_000_000_000_000_000

/** Makes the part of the relay that sends messages. */
export function createDelivery(parameters: {
  readonly context: Pick<CloudContext, 'logger' | 'now'>
  readonly mailbox: Mailbox
  readonly clients: Pick<Clients, 'listOf'>
  readonly subscriptions: Pick<Subscriptions, 'listOf'>
  readonly metrics: RelayMetrics
  readonly limits: Pick<RelayLimits, 'unacknowledgedPerSocket'>
  readonly times: Pick<RelayTimes, 'redelivery'>
  /** Sends a frame. */
  readonly send: (connection: Connection, frame: string) => void
}): Delivery {
  const { clients, context, limits, mailbox, metrics, send, subscriptions, times } = parameters
  const { logger, now } = context
  /** Sockets with something to send again or to read. */
  const busy = new Set<Connection>()

  const hasRoom = (connection: Connection): boolean =>
    connection.unacknowledged.size < limits.unacknowledgedPerSocket &&
    connection.unacknowledgedCharacters < constants.unacknowledgedCharacters &&
    connection.socket.bufferedAmount < constants.sendBufferBytes

  const isIdle = ({ isEnded, isParked }: Connection): boolean => isEnded || isParked

  const release = (connection: Connection, seq: number): void => {
    const held = connection.unacknowledged.get(seq)
    if (held === undefined) return
    connection.unacknowledged.delete(seq)
    connection.unacknowledgedCharacters -= held.message.message.length
  }

  const push = (connection: Connection, message: StoredMessage, sent: number): void => {
    const subscription = connection.topics.get(message.topic)
    if (subscription === undefined) return
    // Taken out first, so that what is due first stays before the others.
    release(connection, message.seq)
    connection.unacknowledged.set(message.seq, { message, sent, dueAt: now() + times.redelivery })
    connection.unacknowledgedCharacters += message.message.length
    busy.add(connection)
    const { attestation, publishedAt, tag, topic } = message
    send(
      connection,
      JSON.stringify({
        id: firstPushId + message.seq,
        jsonrpc: '2.0',
        method: 'irn_subscription',
        params: { id: subscription, data: { topic, message: message.message, publishedAt, tag, attestation } },
      }),
    )
    metrics.pushes.inc({ kind: sent === 1 ? 'first' : 'again' })
  }

  /** Sends a part of the mailbox, and notes where to go on. */
  const sendPage = (connection: Connection, places: readonly MailboxPlace[], page: MailboxPage): void => {
    let { next } = page
    for (const message of page.messages) {
      if (!hasRoom(connection)) {
        next = message.seq - 1
        break
      }
      const isKnown =
        connection.unacknowledged.has(message.seq) || connection.givenUp.get(message.topic)?.has(message.seq) === true
      if (!isKnown) push(connection, message, 1)
    }
    for (const { topic } of places) {
      if (!connection.topics.has(topic)) continue
      if (connection.missed.delete(topic)) connection.behind.set(topic, 0)
      else if (next === undefined) connection.behind.delete(topic)
      else connection.behind.set(topic, next)
    }
  }

  /** Reads the mailbox for a socket until it is up to date, or has enough to do. */
  const catchUpNow = async (connection: Connection): Promise<void> => {
    if (connection.isCatchingUp || isIdle(connection) || connection.retryAt > now()) return
    connection.isCatchingUp = true
    try {
      while (connection.behind.size > 0 && !isIdle(connection) && hasRoom(connection)) {
        const places = Array.from(connection.behind)
          .slice(0, constants.topicsAtOnce)
          .map(([topic, after]) => ({ topic, after: connection.missed.delete(topic) ? 0 : after }))
        const page = await mailbox.read({ clientId: connection.client.clientId, places })
        if (!isIdle(connection)) sendPage(connection, places, page)
      }
    } catch (error) {
      connection.retryAt = now() + constants.retryPause
      logger.warn({ error }, 'a mailbox was not read; it will be tried again')
    } finally {
      connection.isCatchingUp = false
    }
  }
  const goOn = (connection: Connection): void => {
    if (connection.behind.size === 0) return
    busy.add(connection)
    void catchUpNow(connection)
  }

  /** Notes that a topic must be read from its beginning. */
  const mark = (connection: Connection, topic: string): void => {
    // A topic that is being read is read once more.
    if (connection.isCatchingUp && connection.behind.has(topic)) connection.missed.add(topic)
    else connection.behind.set(topic, 0)
  }

  const redeliver = (connection: Connection): void => {
    const at = now()
    for (const [seq, { dueAt, message, sent }] of connection.unacknowledged) {
      if (dueAt > at || connection.socket.bufferedAmount >= constants.sendBufferBytes) break
      if (sent <= constants.redeliveries && message.expiresAt > at && connection.topics.has(message.topic)) {
        push(connection, message, sent + 1)
        continue
      }
      release(connection, seq)
      if (!connection.topics.has(message.topic)) continue
      const givenUp = connection.givenUp.get(message.topic) ?? new Set()
      connection.givenUp.set(message.topic, givenUp.add(seq))
    }
  }

  const acknowledgeAll: Delivery['acknowledgeAll'] = (clientId, messages) => {
    for (const { expiresAt, messageId, topic } of messages)
      mailbox.acknowledge({ clientId, topic, messageId, expiresAt })
    for (const connection of clients.listOf(clientId)) {
      for (const { seq } of messages) release(connection, seq)
      if (connection.unacknowledged.size <= limits.unacknowledgedPerSocket / 2) goOn(connection)
    }
  }

  return {
    deliver(message) {
      for (const connection of subscriptions.listOf(message.topic)) {
        const { clientId } = connection.client
        if (clientId === message.publisher) continue
        // It was read from the mailbox before another node's news of it came.
        if (mailbox.isAcknowledged({ ...message, clientId })) continue
        // What waits goes before it, so it waits with it.
        if (connection.behind.has(message.topic) || !hasRoom(connection)) {
          mark(connection, message.topic)
          goOn(connection)
        } else if (!connection.unacknowledged.has(message.seq)) push(connection, message, 1)
      }
    },
    catchUp(connection, topics) {
      for (const topic of topics) {
        if (!connection.topics.has(topic)) continue
        connection.givenUp.delete(topic)
        mark(connection, topic)
      }
      // All at once, so that what waits comes in the order of publishing across the topics.
      goOn(connection)
    },
    check(topics) {
      const concerned = new Set<Connection>()
      for (const topic of topics)
        for (const connection of subscriptions.listOf(topic)) {
          mark(connection, topic)
          concerned.add(connection)
        }
      for (const connection of concerned) goOn(connection)
    },
    acknowledge(connection, pushId) {
      const { clientId } = connection.client
      // Clients acknowledge on their newest socket, whichever the message came on.
      const pushed = [connection, ...clients.listOf(clientId)]
        .map(({ unacknowledged }) => unacknowledged.get(pushId - firstPushId))
        .find((each) => each !== undefined)
      if (pushed === undefined) return false
      metrics.acknowledgements.inc()
      acknowledgeAll(clientId, [pushed.message])
      return true
    },
    acknowledgeAll,
    tick() {
      for (const connection of busy) {
        redeliver(connection)
        goOn(connection)
        if (connection.unacknowledged.size === 0 && connection.behind.size === 0) busy.delete(connection)
      }
    },
    forget(connection) {
      busy.delete(connection)
      connection.unacknowledged.clear()
      connection.unacknowledgedCharacters = 0
      connection.behind.clear()
      connection.missed.clear()
      connection.givenUp.clear()
    },
  }
}
