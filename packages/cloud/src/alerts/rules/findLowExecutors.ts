import type { AlertRules } from '@latchkey/protocol/operator'
import { sql } from 'drizzle-orm'
import { array, number, object, parse, string } from 'valibot'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { Finding } from '../Finding.ts'
import { readReports } from '../readReports.ts'

const spendingSchema = object({
  rows: array(object({ chain: string(), executor: string(), spent: string(), first: number() })),
})

/**
 * Finds the executors whose coins last for few days at the rate of the last days. If an executor has spent nothing, those with less than
 * `balanceAtLeast`.
 */
export async function findLowExecutors(parameters: {
  readonly transaction: Database
  readonly rule: AlertRules['executorBalance']
  /** In wei. */
  readonly balanceAtLeast: bigint
  readonly now: number
}): Promise<readonly Finding[]> {
  const { balanceAtLeast, now, rule, transaction } = parameters
  const reports = await readReports({ transaction, rule: 'executorBalance', now })
  if (reports.length === 0) return []
  const { rows } = parse(
    spendingSchema,
    await transaction.execute(sql`
      select chain_id as chain, executor, sum(cost::numeric)::text as spent, min(ended_at)::float8 as first
      from user_operations
      where ended_at >= ${now - constants.daysBefore * constants.day}::bigint and cost is not null and executor is not null
      group by chain_id, executor`),
  )
  // The newest report of an executor comes last.
  const newest = new Map(reports.map((report) => [report.subject, report]))
  return [...newest.values()].flatMap(({ subject, values }): readonly Finding[] => {
    const { balance: text, chain, executor } = values
    const balance = BigInt(text ?? 0)
    const spending = rows.find((row) => row.chain === chain && row.executor === executor && row.spent !== '0')
    const common = { rule: 'executorBalance', subject, project: null } as const
    if (spending === undefined)
      return balance < balanceAtLeast
        ? [{ ...common, values: { ...values, balanceAtLeast: String(balanceAtLeast) } }]
        : []
    const days = Math.max(1, (now - spending.first) / constants.day)
    const daysLeft = (Number(balance) / Number(spending.spent)) * days
    return daysLeft < rule.days ? [{ ...common, values: { ...values, daysLeft: Math.round(daysLeft * 10) / 10 } }] : []
  })
}
