import type { AlertRules } from '@latchkey/protocol/operator'
import { readSpending } from '../../bundler/readSpending.ts'
import type { Database } from '../../storage/Storage.ts'
import type { Finding } from '../Finding.ts'
import { readReports } from '../readReports.ts'

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
  const spendings = await readSpending(transaction, now)
  // The newest report of an executor comes last.
  const newest = new Map(reports.map((report) => [report.subject, report]))
  return [...newest.values()].flatMap(({ subject, values }): readonly Finding[] => {
    const { balance: text, chain, executor } = values
    const balance = BigInt(text ?? 0)
    const spending = spendings.find((each) => each.chain === chain && each.executor === executor)
    const common = { rule: 'executorBalance', subject, project: null } as const
    if (spending === undefined)
      return balance < balanceAtLeast
        ? [{ ...common, values: { ...values, balanceAtLeast: String(balanceAtLeast) } }]
        : []
    const daysLeft = Number(balance) / spending.perDay
    return daysLeft < rule.days ? [{ ...common, values: { ...values, daysLeft: Math.round(daysLeft * 10) / 10 } }] : []
  })
}
