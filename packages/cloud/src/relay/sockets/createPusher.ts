import type { CloudContext } from '../../CloudContext.ts'
import type { RelayLimits, RelayTimes } from '../../config/RelaySettings.ts'
import type { RelayMetrics } from '../createRelayMetrics.ts'
import type { StoredMessage } from '../mailbox/MailboxMessage.ts'
import type { RelayConnection } from './RelayConnection.ts'

/** Pushes messages to sockets and tracks which ones are unacknowledged. */
export interface Pusher {
  /** Whether a socket can take one more message. */
  hasRoom(connection: RelayConnection): boolean
  /** Pushes a message. Does nothing if the socket is not subscribed to its topic. */
  push(connection: RelayConnection, message: StoredMessage): void
  /** Pushes again every message whose acknowledgement is overdue. */
  redeliver(connection: RelayConnection): void
  /** Stops tracking a message, e.g. because it was acknowledged. */
  release(connection: RelayConnection, seq: number): void
  /** The unacknowledged message of a push id. */
  find(connection: RelayConnection, pushId: number): StoredMessage | undefined
}

const constants = {
  /** How many times a message is pushed again on the same socket. */
  redeliveries: 3,
  /** Limit of unacknowledged messages on a socket, in characters. */
  unacknowledgedCharacters: 4_194_304,
  /** Above this number of buffered bytes a socket gets no further messages. */
  sendBufferBytes: 1_048_576,
} as const

/** Push id = this + `seq`. It has 16 digits, which every client can parse, and stays the same on redelivery. */
const firstPushId = 1_000_000_000_000_000

/** Creates the pusher of a node. */
export function createPusher(parameters: {
  readonly now: CloudContext['now']
  readonly metrics: RelayMetrics
  readonly limits: Pick<RelayLimits, 'unacknowledgedPerSocket'>
  readonly times: Pick<RelayTimes, 'redelivery'>
  /** Sends a frame. */
  readonly send: (connection: RelayConnection, frame: string) => void
}): Pusher {
  const { limits, metrics, now, send, times } = parameters

  const release = (connection: RelayConnection, seq: number): void => {
    const unacknowledged = connection.unacknowledged.get(seq)
    if (unacknowledged === undefined) return
    connection.unacknowledged.delete(seq)
    connection.unacknowledgedCharacters -= unacknowledged.message.message.length
  }

  const push = (connection: RelayConnection, message: StoredMessage, sent: number): void => {
    const subscription = connection.topics.get(message.topic)
    if (subscription === undefined) return
    // Remove and append, to keep the map ordered by due time.
    release(connection, message.seq)
    connection.unacknowledged.set(message.seq, { message, sent, dueAt: now() + times.redelivery })
    connection.unacknowledgedCharacters += message.message.length
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

  return {
    hasRoom: (connection) =>
      connection.unacknowledged.size < limits.unacknowledgedPerSocket &&
      connection.unacknowledgedCharacters < constants.unacknowledgedCharacters &&
      connection.socket.bufferedAmount < constants.sendBufferBytes,
    push: (connection, message) => push(connection, message, 1),
    redeliver(connection) {
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
    },
    release,
    find: (connection, pushId) => connection.unacknowledged.get(pushId - firstPushId)?.message,
  }
}
