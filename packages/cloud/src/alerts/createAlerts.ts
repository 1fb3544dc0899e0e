import { lt } from 'drizzle-orm'
import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import type { RunningBundler } from '../bundler/createBundler.ts'
import type { CloudContext } from '../CloudContext.ts'
import type { Settings } from '../config/Settings.ts'
import type { Mailer } from '../embedded/mail/Mailer.ts'
import { connectTo } from '../images/connectTo.ts'
import { resolveName } from '../images/resolveName.ts'
import { alertDeliveries, alertMutes, alerts } from '../storage/alertSchema.ts'
import type { WatchedRpcGateway } from '../upstream/rpc/createRpcGateway.ts'
import { constants } from './constants.ts'
import { type AlertDesk, createAlertDesk } from './createAlertDesk.ts'
import { type AlertReader, createAlertReader } from './createAlertReader.ts'
import { createNodeReports } from './createNodeReports.ts'
import { createOutbox } from './createOutbox.ts'
import { evaluateAlerts } from './evaluateAlerts.ts'
import type { WebhookNetwork } from './sendWebhook.ts'

/** The alerts of a cloud: rules that nodes evaluate in turns, and messages about what they find. */
export interface Alerts {
  readonly reader: AlertReader
  /** Opens the alerts for an operator, whose changes are recorded. */
  open(actor: Actor): AlertDesk
  /** Sends what is due, without waiting for it. */
  send(): void
  /** Reports what this node knows, evaluates the rules if it is its turn, and sends what is due. From `start` on, each minute does the same. */
  maintain(): Promise<void>
  start(): void
  close(): Promise<void>
}

/** Creates the alerts of a node. */
export function createAlerts(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'disk' | 'logger' | 'now'>
  readonly settings: Pick<Settings, 'alerts' | 'bundler' | 'isDev'>
  readonly audit: Pick<AuditLog, 'record'>
  readonly mailer: Mailer
  readonly gateways: readonly Pick<WatchedRpcGateway, 'listFailing'>[]
  readonly bundler: Pick<RunningBundler, 'listBalances'> | undefined
  readonly getDashboardUrl: () => string | undefined
  /** Default: that of this machine. */
  readonly network?: WebhookNetwork | undefined
}): Alerts {
  const { audit, bundler, context, gateways, getDashboardUrl, mailer, settings } = parameters
  const { network = { connect: (target) => connectTo(target), resolve: (name, signal) => resolveName(name, signal) } } =
    parameters
  const { disk, logger, now, storage } = context
  const { database } = storage
  const { hosts, storageLimit } = settings.alerts
  const policy = { hosts, isDev: settings.isDev }
  const limits = { storageLimit, balanceAtLeast: settings.bundler.balanceAtLeast }
  const reader = createAlertReader({
    ...{ database, now, hasMailer: mailer.isConfigured },
    hasStorageLimit: () => storageLimit !== undefined || disk.readSpace() !== undefined,
  })
  const reports = createNodeReports({ database, gateways, bundler, now })
  const outbox = createOutbox({ context, mailer, policy, network })
  let sweptAt: number | undefined
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined

  const getPage = (): string | null => {
    const url = getDashboardUrl()
    return url === undefined ? null : `${url}/dashboard/alerts`
  }

  const sweep = async (): Promise<void> => {
    const time = now()
    if (sweptAt !== undefined && time - sweptAt < constants.sweepEvery) return
    await database.delete(alerts).where(lt(alerts.resolvedAt, time - constants.alertKept))
    await database.delete(alertDeliveries).where(lt(alertDeliveries.createdAt, time - constants.deliveryKept))
    await database.delete(alertMutes).where(lt(alertMutes.until, time))
    sweptAt = time
  }

  /** Each step happens although another has failed. */
  const attempt = async (step: () => Promise<unknown>): Promise<void> => {
    try {
      await step()
    } catch (error) {
      logger.warn({ error }, 'Looking for alerts failed. It is tried again in a minute.')
    }
  }

  const look = async (): Promise<void> => {
    await attempt(() => reports.store())
    await attempt(() =>
      evaluateAlerts({ database, limits: { ...limits, space: disk.readSpace() }, url: getPage(), now: now() }),
    )
    await attempt(sweep)
  }

  /** Does not wait for receivers: slow ones would delay the next look, until the reports of this node count no more. */
  const lookAndSend = async (): Promise<void> => {
    looking ??= look().finally(() => (looking = undefined))
    await looking
    void outbox.send()
  }

  return {
    reader,
    open: (actor) => createAlertDesk({ database, reader, audit, actor, policy, url: getPage(), now }),
    send: () => void outbox.send(),
    async maintain() {
      await look()
      await outbox.send()
    },
    start() {
      timer ??= setInterval(() => void lookAndSend(), constants.evaluateEvery).unref()
    },
    async close() {
      clearInterval(timer)
      await outbox.close()
      await looking
      await attempt(() => reports.remove())
    },
  }
}
