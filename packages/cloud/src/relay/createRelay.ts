import type { CloudContext } from '../CloudContext.ts'
import { isLoopbackHost } from '../config/isLoopbackHost.ts'
import { createAdmission } from './access/createAdmission.ts'
import { answerRpc } from './answerRpc.ts'
import { createDoor } from './createDoor.ts'
import { createRelayMetrics } from './createRelayMetrics.ts'
import { createTopicFeed } from './createTopicFeed.ts'
import { createRelayRates } from './limits/createRelayRates.ts'
import { createMailbox } from './mailbox/createMailbox.ts'
import type { RelayParts } from './methods/RelayParts.ts'
import type { Relay } from './Relay.ts'
import { defaultRelayLimits, defaultRelayTimes, type RelayLimits, type RelaySettings } from './RelaySettings.ts'
import { createClients } from './sockets/createClients.ts'
import { createDelivery } from './sockets/createDelivery.ts'
import { createOutbox } from './sockets/createOutbox.ts'
import { createSockets } from './sockets/createSockets.ts'
import { createSubscriptions } from './sockets/createSubscriptions.ts'

/** How often deliveries are looked after, in ms, if messages are not to be sent again sooner. */
const tickInterval = 1_000

/**
 * Starts the pairing relay of one node. It speaks what WalletConnect v2 clients speak; several nodes with the same database
 * and bus act as one. End it by `drain`.
 */
export function createRelay(context: CloudContext, settings: RelaySettings): Relay {
  const { bus, logger, now } = context
  const limits: RelayLimits = { ...defaultRelayLimits, ...settings.limits }
  const times = { ...defaultRelayTimes, ...settings.times }
  const metrics = createRelayMetrics(context.metrics)
  const admission = createAdmission(context, settings)
  const rates = createRelayRates({ limits, now })
  const mailbox = createMailbox({ context, gather: times.gather, messagesPerTopic: limits.messagesPerTopic })
  const clients = createClients(limits)
  const subscriptions = createSubscriptions({ limits, clients })
  const outbox = createOutbox({
    limit: limits.sendBufferBytes,
    onFull: (connection) => sockets.end(connection, 'tryAgainLater', 'What was sent is not read fast enough'),
  })
  const delivery = createDelivery({
    context,
    mailbox,
    clients,
    subscriptions,
    metrics,
    limits,
    times,
    send: outbox.send,
  })
  const feed = createTopicFeed({
    context,
    isWanted: subscriptions.has,
    onMessage: delivery.deliver,
    onCheck: (topic) => delivery.check([topic]),
  })
  const parts: RelayParts = { now, limits, rates, mailbox, feed, subscriptions, delivery, metrics }
  const sockets = createSockets({ parts, logger, clients, outbox, times })
  const door = createDoor({
    admission,
    settings,
    limits,
    times,
    rates,
    clients,
    metrics,
    logger,
    onOpen: sockets.open,
    onFull() {
      const oldest = clients.findOldestParked()
      if (oldest !== undefined) sockets.end(oldest, 'replaced', 'The relay is full, and the client has newer sockets')
      return oldest !== undefined
    },
  })

  const stopHearing = bus.onRestored(() => delivery.check(subscriptions.topics()))
  const ticking = setInterval(
    () => {
      delivery.tick()
      feed.sweep()
      metrics.sockets.set(clients.count().sockets)
      metrics.clients.set(clients.count().clients)
      metrics.parked.set(clients.count().parked)
      metrics.topics.set(subscriptions.count())
    },
    Math.min(tickInterval, times.redelivery / 4),
  )
  let sweep: Promise<void> | undefined
  const sweeping = setInterval(() => {
    rates.sweep()
    sweep ??= mailbox
      .sweep()
      .then(
        (messages) => metrics.expired.inc(messages),
        (error: unknown) => logger.warn({ error }, 'expired messages were not removed; it will be tried again'),
      )
      .finally(() => {
        sweep = undefined
      })
  }, times.sweep)
  ticking.unref()
  sweeping.unref()

  return {
    handleUpgrade: door.handleUpgrade,
    handleRpc: ({ address, host, ...call }) =>
      answerRpc({
        parts,
        admission,
        logger,
        call: { ...call, host, address: { key: address, isLoopback: isLoopbackHost(address) } },
      }),
    async drain() {
      door.close()
      clearInterval(ticking)
      clearInterval(sweeping)
      await sockets.drain()
      stopHearing()
      await sweep
      await mailbox.drain()
      await feed.close()
    },
  }
}
