import type { CloudContext } from '../../CloudContext.ts'
import type { RelayLimits, RelayTimes } from '../../config/RelaySettings.ts'
import type { RelayMetrics } from '../createRelayMetrics.ts'
import type { StoredMessage } from '../mailbox/MailboxMessage.ts'
import type { Outbox } from './createOutbox.ts'
import type { Parcel, Parcels } from './createParcels.ts'
import type { RelayConnection } from './RelayConnection.ts'

/** Pushes messages to sockets and tracks which ones are unacknowledged. */
export interface Pusher {
  /** Whether a socket can take one more message that it was not sent before. */
  hasRoom(connection: RelayConnection): boolean
  /** Whether a read of the mailbox could bring something that the socket can take. */
  isReady(connection: RelayConnection): boolean
  /**
   * Pushes a message of the mailbox, unless the socket was sent it and need not be sent it now. Returns false if the
   * socket has no room.
   */
  offer(connection: RelayConnection, message: StoredMessage): boolean
  /** Pushes a message. Does nothing if the socket is not subscribed to its topic. */
  push(connection: RelayConnection, message: StoredMessage): void
  /**
   * Returns the topics with messages whose acknowledgement is overdue; `offer` then pushes those again. Gives up those
   * that were sent often enough.
   */
  takeOverdue(connection: RelayConnection): ReadonlySet<string>
  /** Stops tracking a message, e.g. because it was acknowledged. */
  release(connection: RelayConnection, seq: number): void
  /** Stops tracking all messages of a socket. */
  releaseAll(connection: RelayConnection): void
  /** The unacknowledged message of a push id. */
  find(connection: RelayConnection, pushId: number): Parcel | undefined
}

const constants = {
  /** How many times a message is pushed again on the same socket. */
  redeliveries: 3,
  /** Limit of unacknowledged messages on a socket, in characters. */
  unacknowledgedCharacters: 4_194_304,
  /** From this number of unsent bytes a socket gets no further messages. They wait in the mailbox. */
  unsentBytes: 65_536,
} as const

/** Push id = this + `seq`. It has 16 digits, which every client can parse, and stays the same on redelivery. */
const firstPushId = 1_000_000_000_000_000

/** Creates the pusher of a node. */
export function createPusher(parameters: {
  readonly now: CloudContext['now']
  readonly metrics: RelayMetrics
  readonly limits: Pick<RelayLimits, 'unacknowledgedPerSocket'>
  readonly times: Pick<RelayTimes, 'redelivery'>
  readonly parcels: Parcels
  /** Sends a frame whose body other sockets share. */
  readonly send: Outbox['sendShared']
}): Pusher {
  const { limits, metrics, now, parcels, send, times } = parameters

  const release = (connection: RelayConnection, seq: number): void => {
    const unacknowledged = connection.unacknowledged.get(seq)
    if (unacknowledged === undefined) return
    connection.unacknowledged.delete(seq)
    connection.unacknowledgedCharacters -= unacknowledged.parcel.characters
    if (unacknowledged.isOverdue) connection.overdue -= 1
    parcels.release(unacknowledged.parcel)
  }
  const push = (connection: RelayConnection, message: StoredMessage): void => {
    const subscription = connection.topics.get(message.topic)
    if (subscription === undefined) return
    const parcel = parcels.hold(message)
    const sent = (connection.unacknowledged.get(message.seq)?.sent ?? 0) + 1
    // Remove and append, to keep the map ordered by due time.
    release(connection, message.seq)
    connection.unacknowledged.set(message.seq, { parcel, sent, dueAt: now() + times.redelivery, isOverdue: false })
    connection.unacknowledgedCharacters += parcel.characters
    send(connection, {
      head: `{"id":${firstPushId + message.seq},"jsonrpc":"2.0","method":"irn_subscription","params":{"id":"${subscription}",`,
      body: parcels.load(message),
      whenDone: () => parcels.unload(parcel),
    })
    metrics.pushes.inc({ kind: sent === 1 ? 'first' : 'again' })
  }
  const isReading = ({ socket }: RelayConnection): boolean => socket.bufferedAmount < constants.unsentBytes
  const hasRoom = (connection: RelayConnection): boolean =>
    connection.unacknowledged.size < limits.unacknowledgedPerSocket &&
    connection.unacknowledgedCharacters < constants.unacknowledgedCharacters &&
    isReading(connection)

  return {
    hasRoom,
    isReady: (connection) => hasRoom(connection) || (connection.overdue > 0 && isReading(connection)),
    offer(connection, message) {
      const unacknowledged = connection.unacknowledged.get(message.seq)
      if (unacknowledged !== undefined && !unacknowledged.isOverdue) return true
      if (connection.givenUp.get(message.topic)?.has(message.seq) === true) return true
      if (unacknowledged === undefined ? !hasRoom(connection) : !isReading(connection)) return false
      push(connection, message)
      return true
    },
    push,
    takeOverdue(connection) {
      const at = now()
      const topics = new Set<string>()
      // A client that has not read what it was sent cannot have acknowledged it.
      if (connection.socket.bufferedAmount > 0) return topics
      for (const [seq, { dueAt, isOverdue, parcel, sent }] of connection.unacknowledged) {
        if (dueAt > at) break
        const isSubscribed = connection.topics.has(parcel.topic)
        if (isSubscribed && !isOverdue && sent <= constants.redeliveries && parcel.expiresAt > at) {
          topics.add(parcel.topic)
          connection.unacknowledged.delete(seq)
          connection.unacknowledged.set(seq, { parcel, sent, dueAt: at + times.redelivery, isOverdue: true })
          connection.overdue += 1
          continue
        }
        release(connection, seq)
        // Overdue for the second time in a row: the mailbox no longer has it for this client.
        if (!isSubscribed || isOverdue) continue
        const givenUp = connection.givenUp.get(parcel.topic) ?? new Set()
        connection.givenUp.set(parcel.topic, givenUp.add(seq))
      }
      return topics
    },
    release,
    releaseAll(connection) {
      for (const seq of connection.unacknowledged.keys()) release(connection, seq)
    },
    find: (connection, pushId) => connection.unacknowledged.get(pushId - firstPushId)?.parcel,
  }
}
