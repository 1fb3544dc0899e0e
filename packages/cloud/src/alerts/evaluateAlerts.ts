import { randomUUID } from 'node:crypto'
import type { AlertRules } from '@latchkey/protocol/operator'
import { eq, gt, inArray, isNull } from 'drizzle-orm'
import { parse } from 'valibot'
import { alertRulesSchema } from '@latchkey/protocol/operator'
import { alertMutes, alerts, alertSettings } from '../storage/alertSchema.ts'
import { projects } from '../storage/schema.ts'
import type { WatchedSpace } from '../storage/createDiskSpace.ts'
import { operators } from '../storage/operatorSchema.ts'
import { recordStorageSize } from '../storage/storageGrowth.ts'
import type { Database } from '../storage/Storage.ts'
import { addDeliveries, listReceivers, type Receiver } from './addDeliveries.ts'
import type { AlertMessage } from './AlertMessage.ts'
import { constants } from './constants.ts'
import { describeAlert } from './describeAlert.ts'
import type { Finding } from './Finding.ts'
import { ensureAlertSettings } from './readAlertSettings.ts'
import { findDownUpstreams } from './rules/findDownUpstreams.ts'
import { findFailureRates } from './rules/findFailureRates.ts'
import { findFullStorage } from './rules/findFullStorage.ts'
import { findLowExecutors } from './rules/findLowExecutors.ts'
import { findRefusedOrigins } from './rules/findRefusedOrigins.ts'
import { findReveals } from './rules/findReveals.ts'

type StoredAlert = typeof alerts.$inferSelect

/** What rules are measured by. */
export interface Limits {
  /** The size that the database may have, in bytes; `undefined` if it is not known. */
  readonly storageLimit: number | undefined
  /** The disk of an embedded database; `undefined` if it has none. */
  readonly space?: WatchedSpace | undefined
  /** What an executor should have that has spent nothing lately, in wei. */
  readonly balanceAtLeast: bigint
}

/** Knows what a transaction of an evaluation needs. */
interface Evaluation {
  readonly transaction: Database
  readonly rules: AlertRules
  readonly receivers: readonly Receiver[]
  /** Rule and subject of what is muted. */
  readonly muted: ReadonlySet<string>
  readonly url: string | null
  readonly now: number
}

/**
 * Evaluates the rules, and stores what has changed with the messages about it, in one transaction. Nodes take turns: each minute one
 * of them does it.
 *
 * @param parameters.url the page of the alerts; null if there is none.
 * @returns whether this node has.
 */
export async function evaluateAlerts(parameters: {
  readonly database: Database
  readonly limits: Limits
  readonly url: string | null
  readonly now: number
}): Promise<boolean> {
  const { database, limits, now, url } = parameters
  await ensureAlertSettings(database)
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(alertSettings).for('update', { skipLocked: true })
    // Another node evaluates, or has just done so. The clocks and timers of nodes differ by some seconds.
    if (row === undefined || now - row.evaluatedAt < constants.evaluateEvery * 0.9) return false
    await transaction.update(alertSettings).set({ evaluatedAt: now })
    const rules = parse(alertRulesSchema, row.rules)
    // Whatever the rules: the page of the storage shows how it grows.
    await recordStorageSize(transaction, now)
    const findings = await findAll({ transaction, rules, limits, now })
    const mutes = await transaction.select().from(alertMutes).where(gt(alertMutes.until, now))
    const evaluation: Evaluation = {
      transaction,
      rules,
      receivers: await listReceivers(transaction),
      muted: new Set(mutes.map(toKey)),
      url,
      now,
    }
    const unresolved = await transaction.select().from(alerts).where(isNull(alerts.resolvedAt))
    const known = new Map(unresolved.map((alert) => [toKey(alert), alert]))
    for (const finding of findings) await keep(evaluation, finding, known.get(toKey(finding)))
    const found = new Set(findings.map(toKey))
    for (const alert of unresolved) if (!found.has(toKey(alert))) await clear(evaluation, alert)
    return true
  })
}

async function findAll(parameters: {
  readonly transaction: Database
  readonly rules: AlertRules
  readonly limits: Limits
  readonly now: number
}): Promise<readonly Finding[]> {
  const { limits, now, rules, transaction } = parameters
  const { balanceAtLeast, space, storageLimit: limit } = limits
  const { executorBalance, failureRate, originRefused, storage, upstreamDown } = rules
  return [
    ...(failureRate.isOn ? await findFailureRates({ transaction, rule: failureRate, now }) : []),
    ...(originRefused.isOn ? await findRefusedOrigins({ transaction, rule: originRefused, now }) : []),
    ...(upstreamDown.isOn ? await findDownUpstreams({ transaction, rule: upstreamDown, now }) : []),
    ...(executorBalance.isOn
      ? await findLowExecutors({ transaction, rule: executorBalance, balanceAtLeast, now })
      : []),
    ...(storage.isOn ? await findFullStorage({ transaction, rule: storage, limit, space, now }) : []),
    ...(await findReveals({ transaction, now })),
  ]
}

/** An evaluation has found it: it opens with the second one in a row, and repeats each day. */
async function keep(evaluation: Evaluation, finding: Finding, known: StoredAlert | undefined): Promise<void> {
  const { muted, now, transaction } = evaluation
  if (known === undefined) {
    await transaction.insert(alerts).values({ ...finding, id: randomUUID(), streak: 1 })
    return
  }
  // Who reveals addresses could mute the alert about it.
  const isMuted = finding.rule !== 'reveals' && muted.has(toKey(finding))
  const current = { ...known, values: finding.values, streak: known.openedAt === null ? known.streak + 1 : 0 }
  const isOpening = current.openedAt === null && current.streak >= constants.evaluations
  const openedAt = isOpening ? now : current.openedAt
  const { notifiedAt } = current
  const isDue = openedAt !== null && !isMuted && (notifiedAt === null || now - notifiedAt >= constants.repeatAfter)
  const next = { ...current, openedAt, streak: isOpening ? 0 : current.streak, notifiedAt: isDue ? now : notifiedAt }
  await store(transaction, next)
  if (isDue) await notify(evaluation, next, notifiedAt === null ? 'alert.opened' : 'alert.repeated')
}

/** An evaluation has not found it: it is resolved with the second one in a row. */
async function clear(evaluation: Evaluation, alert: StoredAlert): Promise<void> {
  const { muted, now, rules, transaction } = evaluation
  if (alert.openedAt === null) {
    await transaction.delete(alerts).where(eq(alerts.id, alert.id))
    return
  }
  const streak = alert.streak + 1
  const isResolved = streak >= constants.evaluations
  const next = { ...alert, streak, resolvedAt: isResolved ? now : null }
  await store(transaction, next)
  // Who was not told that it opened need not hear that it is over. A rule that is off says nothing.
  const isOn = alert.rule === 'reveals' || (rules[alert.rule].isOn && !muted.has(toKey(alert)))
  const isTold = alert.notifiedAt !== null && isOn
  if (isResolved && isTold) await notify(evaluation, next, 'alert.resolved')
}

async function store(transaction: Database, alert: StoredAlert): Promise<void> {
  const { id, notifiedAt, openedAt, resolvedAt, streak, values } = alert
  await transaction.update(alerts).set({ notifiedAt, openedAt, resolvedAt, streak, values }).where(eq(alerts.id, id))
}

async function notify(evaluation: Evaluation, alert: StoredAlert, type: AlertMessage['type']): Promise<void> {
  const { now, receivers, transaction, url } = evaluation
  const { id, openedAt, resolvedAt, rule, values } = alert
  const [project = null] = await transaction
    .select({ key: projects.key, name: projects.name })
    .from(projects)
    .where(inArray(projects.number, alert.project === null ? [] : [alert.project]))
  const message: AlertMessage = {
    type,
    timestamp: new Date(now).toISOString(),
    data: { alert: id, rule, project, ...describeAlert({ rule, values, project }), values, openedAt, resolvedAt, url },
  }
  const all = rule === 'reveals' ? await addOwners(transaction, receivers) : receivers
  await addDeliveries({ database: transaction, message, receivers: all, now })
}

/** Owners learn of it, whatever receivers an editor has set. */
async function addOwners(transaction: Database, receivers: readonly Receiver[]): Promise<readonly Receiver[]> {
  const known = new Set(receivers.map(({ receiver }) => receiver))
  const owners = await transaction.select({ email: operators.email }).from(operators).where(eq(operators.role, 'owner'))
  const others = owners.filter(({ email }) => !known.has(email))
  return [...receivers, ...others.map(({ email }) => ({ channel: 'mail' as const, receiver: email }))]
}

function toKey({ rule, subject }: { readonly rule: string; readonly subject: string }): string {
  return `${rule} ${subject}`
}
