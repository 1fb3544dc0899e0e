import type { CloudContext } from '../../CloudContext.ts'
import type { Mailbox } from '../mailbox/createMailbox.ts'
import type { MailboxPage, MailboxPlace } from '../mailbox/MailboxMessage.ts'
import type { Pusher } from './createPusher.ts'
import type { RelayConnection } from './RelayConnection.ts'

/** Reads the mailbox for sockets that are behind. */
export interface CatchUp {
  /** Schedules a topic to be read from its beginning. */
  mark(connection: RelayConnection, topic: string): void
  /** Reads the scheduled topics until the socket is up to date or has no room. Does nothing if a read is running. */
  run(connection: RelayConnection): void
}

const constants = {
  /** How many topics of a socket are read at once. */
  topicsAtOnce: 500,
  /** Pause after a failed read, in ms. */
  retryPause: 1_000,
} as const

/** Creates the mailbox reader of a node. */
export function createCatchUp(parameters: {
  readonly context: Pick<CloudContext, 'logger' | 'now'>
  readonly mailbox: Pick<Mailbox, 'read'>
  readonly pusher: Pick<Pusher, 'isReady' | 'offer'>
}): CatchUp {
  const { context, mailbox, pusher } = parameters
  const { logger, now } = context

  const isIdle = ({ isEnded, isParked }: RelayConnection): boolean => isEnded || isParked

  /** Pushes a page and records where to continue. Returns false if the socket could not take all of it. */
  const pushPage = (connection: RelayConnection, places: readonly MailboxPlace[], page: MailboxPage): boolean => {
    // Those behind a message without room may be overdue, and those need no room.
    const left = page.messages.filter((message) => !pusher.offer(connection, message))
    const next = left[0] === undefined ? page.next : left[0].seq - 1
    for (const { topic } of places) {
      if (!connection.topics.has(topic)) continue
      if (connection.missed.delete(topic)) connection.behind.set(topic, 0)
      else if (next === undefined) connection.behind.delete(topic)
      else connection.behind.set(topic, next)
    }
    return left.length === 0
  }

  const read = async (connection: RelayConnection): Promise<void> => {
    if (connection.isCatchingUp || isIdle(connection) || connection.retryAt > now()) return
    connection.isCatchingUp = true
    try {
      let isTaken = true
      while (isTaken && connection.behind.size > 0 && !isIdle(connection) && pusher.isReady(connection)) {
        const places = Array.from(connection.behind)
          .slice(0, constants.topicsAtOnce)
          .map(([topic, after]) => ({ topic, after: connection.missed.delete(topic) ? 0 : after }))
        const page = await mailbox.read({ clientId: connection.client.clientId, places })
        if (!isIdle(connection)) isTaken = pushPage(connection, places, page)
      }
    } catch (error) {
      connection.retryAt = now() + constants.retryPause
      logger.warn({ error }, 'Reading a mailbox failed and will be retried')
    } finally {
      connection.isCatchingUp = false
    }
  }

  return {
    mark(connection, topic) {
      // A topic that is being read right now must be read once more.
      if (connection.isCatchingUp && connection.behind.has(topic)) connection.missed.add(topic)
      else connection.behind.set(topic, 0)
    },
    run: (connection) => void read(connection),
  }
}
