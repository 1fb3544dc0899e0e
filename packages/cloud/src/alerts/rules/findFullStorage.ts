import type { AlertRules } from '@latchkey/protocol/operator'
import { countDaysLeft, readStorageGrowth } from '../../storage/storageGrowth.ts'
import type { Database } from '../../storage/Storage.ts'
import type { Finding } from '../Finding.ts'

/** Finds whether the database comes close to its limit. */
export async function findFullStorage(parameters: {
  readonly transaction: Database
  readonly rule: AlertRules['storage']
  /** In bytes; `undefined` if it is not known. */
  readonly limit: number | undefined
  readonly now: number
}): Promise<readonly Finding[]> {
  const { limit, now, rule, transaction } = parameters
  if (limit === undefined) return []
  const { bytes, growth } = await readStorageGrowth(transaction, now)
  const daysLeft = countDaysLeft(limit - bytes, growth)
  const isFull = bytes * 100 > limit * rule.percent
  if (!isFull && (daysLeft === undefined || daysLeft >= rule.days)) return []
  const values = { bytes, limit, ...(daysLeft !== undefined && { daysLeft }) }
  return [{ rule: 'storage', subject: '', project: null, values }]
}
