import type { AdminAlert, AlertDelivery, AlertSettings, AlertWebhook } from '@latchkey/protocol/operator'
import { and, asc, desc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { parse } from 'valibot'
import { alertDeliveries, alertMutes, alerts, alertWebhooks } from '../storage/alertSchema.ts'
import { projects } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import { alertMessageSchema } from './AlertMessage.ts'
import { constants } from './constants.ts'
import { triesAtMost } from './createOutbox.ts'
import { describeAlert } from './describeAlert.ts'
import { readAlertSettings } from './readAlertSettings.ts'

/** Reads alerts as operators see them. Each call may have a transaction. */
export interface AlertReader {
  /** Those that are open, then the last that are resolved; the newest first. */
  list(): Promise<readonly AdminAlert[]>
  /** An alert that has opened; `undefined` if there is none. */
  find(id: string, source?: Database): Promise<AdminAlert | undefined>
  readSettings(source?: Database): Promise<AlertSettings>
  /** The last messages, the newest first. */
  listDeliveries(): Promise<readonly AlertDelivery[]>
  findDelivery(id: string, source?: Database): Promise<AlertDelivery | undefined>
}

/** Creates the reader on the database. */
export function createAlertReader(parameters: {
  readonly database: Database
  readonly now: () => number
  readonly hasMailer: boolean
  readonly hasStorageLimit: () => boolean
}): AlertReader {
  const { database, hasMailer, hasStorageLimit, now } = parameters

  const readAlerts = async (source: Database, condition: SQL | undefined, isResolved: boolean) => {
    const rows = await source
      .select({ alert: alerts, project: { key: projects.key, name: projects.name }, until: alertMutes.until })
      .from(alerts)
      .leftJoin(projects, eq(projects.number, alerts.project))
      .leftJoin(
        alertMutes,
        and(eq(alertMutes.rule, alerts.rule), eq(alertMutes.subject, alerts.subject), gt(alertMutes.until, now())),
      )
      .where(and(isNotNull(alerts.openedAt), condition))
      .orderBy(desc(isResolved ? alerts.resolvedAt : alerts.openedAt), alerts.id)
      .limit(isResolved ? constants.listedAtMost : 1_000)
    return rows.map(({ alert, project, until }): AdminAlert => {
      const { id, notifiedAt, openedAt, resolvedAt, rule, values } = alert
      return {
        ...{ id, rule, project, ...describeAlert({ rule, values, project }), values },
        ...{ openedAt: openedAt ?? 0, notifiedAt, resolvedAt, mutedUntil: until },
      }
    })
  }

  const toDelivery = (row: typeof alertDeliveries.$inferSelect): AlertDelivery => {
    const { channel, createdAt, dueAt, error, id, receiver, sentAt, tries } = row
    const { data, type } = parse(alertMessageSchema, row.message)
    const state = sentAt !== null ? 'sent' : tries < triesAtMost ? 'waiting' : 'failed'
    return {
      ...{ id, event: events[type], title: data.title, channel, receiver, state, tries, createdAt, sentAt, error },
      nextAt: state === 'waiting' ? dueAt : null,
    }
  }

  return {
    async list() {
      const open = await readAlerts(database, isNull(alerts.resolvedAt), false)
      return [...open, ...(await readAlerts(database, isNotNull(alerts.resolvedAt), true))]
    },
    async find(id, source = database) {
      const [found] = await readAlerts(source, eq(alerts.id, id), false)
      return found
    },
    async readSettings(source = database) {
      const settings = await readAlertSettings(source)
      const rows = await source.select().from(alertWebhooks).orderBy(asc(alertWebhooks.createdAt), alertWebhooks.id)
      const webhooks = rows.map((row) => toWebhook(row, now()))
      return { ...settings, mails: [...settings.mails], webhooks, hasMailer, hasStorageLimit: hasStorageLimit() }
    },
    async listDeliveries() {
      const rows = await database
        .select()
        .from(alertDeliveries)
        .orderBy(desc(alertDeliveries.createdAt), desc(alertDeliveries.id))
        .limit(constants.listedAtMost)
      return rows.map(toDelivery)
    },
    async findDelivery(id, source = database) {
      const [row] = await source.select().from(alertDeliveries).where(eq(alertDeliveries.id, id))
      return row && toDelivery(row)
    },
  }
}

const events = {
  'alert.opened': 'opened',
  'alert.repeated': 'repeated',
  'alert.resolved': 'resolved',
  'alert.test': 'test',
} as const

/** A webhook as operators see it: without its secrets and the path of its URL. */
export function toWebhook(row: typeof alertWebhooks.$inferSelect, now: number): AlertWebhook {
  const { createdAt, id, name, previousUntil, url } = row
  return {
    ...{ id, name, origin: new URL(url).origin, createdAt },
    previousUntil: previousUntil !== null && now < previousUntil ? previousUntil : null,
  }
}
