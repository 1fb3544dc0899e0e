import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { CloudContext } from '../CloudContext.ts'
import { defaultRelayLimits, defaultRelayTimes, type RelayLimits, type RelaySettings } from '../config/RelaySettings.ts'
import type { Project } from '../projects/Project.ts'
import type { ClientAddress } from '../request/getClientAddress.ts'
import { createAdmission } from './access/createAdmission.ts'
import { answerRpc } from './answerRpc.ts'
import { createRelayMetrics } from './createRelayMetrics.ts'
import { createRelayWatch, type RelayHour } from './createRelayWatch.ts'
import { createTopicFeed } from './createTopicFeed.ts'
import { createUpgradeHandler } from './createUpgradeHandler.ts'
import { createRelayRates } from './limits/createRelayRates.ts'
import { createTurns } from './limits/createTurns.ts'
import { createMailbox } from './mailbox/createMailbox.ts'
import type { RelayServices } from './methods/RelayServices.ts'
import { createClients } from './sockets/createClients.ts'
import { createDelivery } from './sockets/createDelivery.ts'
import { createOutbox } from './sockets/createOutbox.ts'
import { createSockets } from './sockets/createSockets.ts'
import { createSubscriptions } from './sockets/createSubscriptions.ts'

/** What the relay of this node does now, and did within the last hour. */
export interface RelayState {
  readonly sockets: number
  readonly clients: number
  /** Open sockets that receive nothing because their clients have newer ones. */
  readonly parked: number
  /** Topics with a subscribed socket. */
  readonly topics: number
  /** Bytes that wait for slow clients to read. */
  readonly unsentBytes: number
  readonly hour: RelayHour
}

/** The pairing relay of one node. */
export interface Relay {
  /** Handles a WebSocket upgrade at `/relay` or `/`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Answers the JSON-RPC body of `POST /rpc`. `authorization` is the header's value. */
  handleRpc(parameters: {
    readonly body: string
    readonly query: URLSearchParams
    readonly authorization: string | undefined
    readonly origin: string | undefined
    /** The header's value. If no public URL is set, tokens must be issued for it. */
    readonly host?: string | undefined
    readonly address: ClientAddress
    /** Rejects if the caller may not use the project. */
    readonly checkProject?: ((project: Project) => Promise<void>) | undefined
  }): Promise<{ readonly status: number; readonly body: string }>
  readState(): Promise<RelayState>
  /** Closes every socket with 1001 and waits until all accepted messages are stored. */
  drain(): Promise<void>
}

/** Maximum interval of `delivery.tick`, in ms; shorter if messages are redelivered sooner. */
const tickInterval = 1_000

/**
 * Starts the pairing relay of one node for WalletConnect v2 clients. Nodes that share database and bus form one relay.
 * Stop it with `drain`.
 */
export function createRelay(context: CloudContext, settings: RelaySettings): Relay {
  const { bus, disk, logger, now, securityLog } = context
  const limits: RelayLimits = { ...defaultRelayLimits, ...settings.limits }
  const times = { ...defaultRelayTimes, ...settings.times }
  const metrics = createRelayMetrics(context.metrics)
  const watch = createRelayWatch({ metrics, now })
  const admission = createAdmission(context, settings)
  const rates = createRelayRates({ limits, securityLog, now })
  const mailbox = createMailbox({ context, batchDelay: times.batchDelay, messagesPerTopic: limits.messagesPerTopic })
  const clients = createClients(limits)
  const subscriptions = createSubscriptions({ limits, clients })
  const outbox = createOutbox({
    limits,
    onSlow(connection, share) {
      const { address, projectId } = connection.client
      securityLog.refused({ purpose: 'relay', share, unit: 'unsent', address, projectId })
      sockets.end(connection, 'tryAgainLater', 'The client reads too slowly')
    },
    onDrained: (connection) => sockets.resume(connection),
  })
  const delivery = createDelivery({
    context,
    mailbox,
    rates,
    clients,
    subscriptions,
    metrics,
    limits,
    times,
    send: outbox.sendShared,
  })
  const feed = createTopicFeed({
    context,
    hasSubscribers: subscriptions.has,
    onMessage: delivery.deliver,
    onCheck: (topic) => delivery.check([topic]),
  })
  const fetches = createTurns({ atOnce: limits.fetchesAtOnce })
  const services: RelayServices = {
    now,
    disk,
    securityLog,
    limits,
    rates,
    fetches,
    mailbox,
    feed,
    subscriptions,
    delivery,
    metrics,
  }
  const sockets = createSockets({ services, logger, clients, outbox, times })
  const upgrades = createUpgradeHandler({
    admission,
    settings,
    limits,
    times,
    rates,
    clients,
    metrics,
    logger,
    securityLog,
    onOpen: sockets.open,
    onFull() {
      const oldest = clients.findOldestParked()
      if (oldest !== undefined) sockets.end(oldest, 'replaced', 'The relay is full and the client has newer sockets')
      return oldest !== undefined
    },
  })

  const stopHearing = bus.onRestored(() => delivery.check(subscriptions.topics()))
  const ticking = setInterval(
    () => {
      delivery.tick()
      feed.sweep()
      watch.tick()
      metrics.sockets.set(clients.count().sockets)
      metrics.clients.set(clients.count().clients)
      metrics.parked.set(clients.count().parked)
      metrics.topics.set(subscriptions.count())
      metrics.unsent.set(outbox.countUnsent())
    },
    Math.min(tickInterval, times.redelivery / 4),
  )
  let sweep: Promise<void> | undefined
  const sweeping = setInterval(() => {
    sweep ??= mailbox
      .sweep()
      .then(
        (messages) => metrics.expired.inc(messages),
        (error: unknown) => logger.warn({ error }, 'Removing expired messages failed and will be retried'),
      )
      .finally(() => {
        sweep = undefined
      })
  }, times.sweep)
  ticking.unref()
  sweeping.unref()

  return {
    handleUpgrade: upgrades.handleUpgrade,
    handleRpc: ({ host, ...call }) => answerRpc({ services, admission, logger, call: { ...call, host } }),
    async readState() {
      const hour = await watch.read()
      return { ...clients.count(), topics: subscriptions.count(), unsentBytes: outbox.countUnsent(), hour }
    },
    async drain() {
      upgrades.close()
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
