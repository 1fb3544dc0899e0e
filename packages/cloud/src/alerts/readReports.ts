import type { AlertKind, AlertValues } from '@latchkey/protocol/operator'
import { and, asc, eq, gt } from 'drizzle-orm'
import { alertReports } from '../storage/alertSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants } from './constants.ts'

/** Reads what the nodes that run have reported for a rule, the newest last. */
export async function readReports(parameters: {
  readonly transaction: Database
  readonly rule: AlertKind
  readonly now: number
}): Promise<readonly { readonly subject: string; readonly values: AlertValues }[]> {
  const { now, rule, transaction } = parameters
  return transaction
    .select({ subject: alertReports.subject, values: alertReports.values })
    .from(alertReports)
    .where(and(eq(alertReports.rule, rule), gt(alertReports.reportedAt, now - constants.reportLife)))
    .orderBy(asc(alertReports.reportedAt), asc(alertReports.node))
}
