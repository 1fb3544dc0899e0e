import { type AlertRules, alertRulesSchema } from '@latchkey/protocol/operator'
import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { alertSettings } from '../storage/alertSchema.ts'
import type { Database } from '../storage/Storage.ts'

/** The only row. */
const settingsId = 1

/** The rules of a new cloud. */
const initialRules: AlertRules = {
  failureRate: { isOn: true, factor: 2 },
  originRefused: { isOn: true, requests: 50 },
  upstreamDown: { isOn: true, minutes: 2 },
  executorBalance: { isOn: true, days: 3 },
  storage: { isOn: true, percent: 85, days: 14 },
}

/** What operators have set about alerts, without the webhooks. */
export interface StoredAlertSettings {
  readonly revision: number
  readonly rules: AlertRules
  readonly mails: readonly string[]
}

/** Reads the rules and the addresses. */
export async function readAlertSettings(database: Pick<Database, 'select'>): Promise<StoredAlertSettings> {
  const [row] = await database.select().from(alertSettings).where(eq(alertSettings.id, settingsId))
  return row === undefined
    ? { revision: 1, rules: initialRules, mails: [] }
    : { revision: row.revision, rules: parse(alertRulesSchema, row.rules), mails: row.mails }
}

/** Stores the first settings, unless there are some. */
export async function ensureAlertSettings(database: Pick<Database, 'insert'>): Promise<void> {
  await database
    .insert(alertSettings)
    .values({ id: settingsId, revision: 1, rules: initialRules, mails: [], evaluatedAt: 0 })
    .onConflictDoNothing()
}
