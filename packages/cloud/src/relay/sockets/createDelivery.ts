import type { CloudContext } from '../../CloudContext.ts'
import type { RelayLimits, RelayTimes } from '../../config/RelaySettings.ts'
import type { RelayMetrics } from '../createRelayMetrics.ts'
import type { AdmittedClient } from '../access/createAdmission.ts'
import type { RelayRates } from '../limits/createRelayRates.ts'
import type { Mailbox } from '../mailbox/createMailbox.ts'
import type { StoredMessage } from '../mailbox/MailboxMessage.ts'
import type { Outbox } from './createOutbox.ts'
import { createCatchUp } from './createCatchUp.ts'
import type { Clients } from './createClients.ts'
import { createParcels } from './createParcels.ts'
import { createPusher } from './createPusher.ts'
import type { Subscriptions } from './createSubscriptions.ts'
import type { RelayConnection } from './RelayConnection.ts'

/** The fields of a message that an acknowledgement needs. */
export type AcknowledgedMessage = Pick<StoredMessage, 'seq' | 'topic' | 'messageId' | 'expiresAt'>

/** Delivers messages to subscribers until they acknowledge them. */
export interface Delivery {
  /** Pushes a message that was just stored to the subscribers of its topic on this node. */
  deliver(message: StoredMessage): void
  /** Pushes the waiting messages of topics that a socket has just subscribed to. */
  catchUp(connection: RelayConnection, topics: readonly string[]): void
  /** Reads the mailbox of topics again for all their subscribers, because messages may have been missed. */
  check(topics: Iterable<string>): void
  /** Handles a client's acknowledgement. Returns false if there was no such push. */
  acknowledge(connection: RelayConnection, pushId: number): boolean
  /**
   * Records that a client has received messages by any means. Beyond its budget they are not sent again now, but with
   * its next subscription.
   */
  acknowledgeAll(client: AdmittedClient, messages: readonly AcknowledgedMessage[]): void
  /** Redelivers overdue messages and resumes delayed reads. */
  tick(): void
  /** Resumes the delayed reads of a socket that has sent everything. */
  resume(connection: RelayConnection): void
  /** Drops the delivery state of a socket. Its unacknowledged messages stay in the mailbox. */
  forget(connection: RelayConnection): void
}

/** Creates the delivery of a node. */
export function createDelivery(parameters: {
  readonly context: Pick<CloudContext, 'logger' | 'now'>
  readonly mailbox: Mailbox
  readonly rates: Pick<RelayRates, 'mayAcknowledge'>
  readonly clients: Pick<Clients, 'listOf'>
  readonly subscriptions: Pick<Subscriptions, 'listOf'>
  readonly metrics: RelayMetrics
  readonly limits: Pick<RelayLimits, 'unacknowledgedPerSocket'>
  readonly times: Pick<RelayTimes, 'redelivery'>
  /** Sends a frame whose body other sockets share. */
  readonly send: Outbox['sendShared']
}): Delivery {
  const { clients, context, limits, mailbox, metrics, rates, send, subscriptions, times } = parameters
  /** Sockets with something to redeliver or to read. */
  const busy = new Set<RelayConnection>()
  const pusher = createPusher({
    now: context.now,
    metrics,
    limits,
    times,
    parcels: createParcels(),
    send(connection, frame) {
      busy.add(connection)
      send(connection, frame)
    },
  })
  const catchUp = createCatchUp({ context, mailbox, pusher })

  const resume = (connection: RelayConnection): void => {
    if (connection.behind.size === 0) return
    busy.add(connection)
    catchUp.run(connection)
  }

  const acknowledgeAll: Delivery['acknowledgeAll'] = (client, messages) => {
    const { clientId } = client
    if (rates.mayAcknowledge(client, messages.length))
      for (const { expiresAt, messageId, topic } of messages)
        mailbox.acknowledge({ clientId, topic, messageId, expiresAt })
    for (const connection of clients.listOf(clientId)) {
      for (const { seq } of messages) pusher.release(connection, seq)
      if (connection.unacknowledged.size <= limits.unacknowledgedPerSocket / 2) resume(connection)
    }
  }

  return {
    deliver(message) {
      for (const connection of subscriptions.listOf(message.topic)) {
        const { clientId } = connection.client
        // Not before the answer, and not before the messages that were stored earlier: both are in the mailbox.
        if (clientId === message.publisher || connection.subscribing.has(message.topic)) continue
        // The client may have read it from the mailbox before the other node's announcement arrived.
        if (mailbox.isAcknowledged({ ...message, clientId })) continue
        // Keep the order: waiting messages go first.
        if (connection.behind.has(message.topic) || !pusher.hasRoom(connection)) {
          catchUp.mark(connection, message.topic)
          resume(connection)
        } else if (!connection.unacknowledged.has(message.seq)) pusher.push(connection, message)
      }
    },
    catchUp(connection, topics) {
      for (const topic of topics) {
        connection.subscribing.delete(topic)
        if (!connection.topics.has(topic)) continue
        connection.givenUp.delete(topic)
        catchUp.mark(connection, topic)
      }
      // One read for all topics, so that messages arrive in publishing order across topics.
      resume(connection)
    },
    check(topics) {
      const affected = new Set<RelayConnection>()
      for (const topic of topics)
        for (const connection of subscriptions.listOf(topic)) {
          if (connection.subscribing.has(topic)) continue
          catchUp.mark(connection, topic)
          affected.add(connection)
        }
      for (const connection of affected) resume(connection)
    },
    acknowledge(connection, pushId) {
      const { client } = connection
      // Clients acknowledge on their newest socket, regardless of which one received the message.
      const message = [connection, ...clients.listOf(client.clientId)]
        .map((socket) => pusher.find(socket, pushId))
        .find((candidate) => candidate !== undefined)
      if (message === undefined) return false
      metrics.acknowledgements.inc()
      acknowledgeAll(client, [message])
      return true
    },
    acknowledgeAll,
    tick() {
      for (const connection of busy) {
        for (const topic of pusher.takeOverdue(connection)) catchUp.mark(connection, topic)
        resume(connection)
        if (connection.unacknowledged.size === 0 && connection.behind.size === 0) busy.delete(connection)
      }
    },
    resume,
    forget(connection) {
      busy.delete(connection)
      pusher.releaseAll(connection)
      connection.subscribing.clear()
      connection.behind.clear()
      connection.missed.clear()
      connection.givenUp.clear()
    },
  }
}
