import type { AlertRules } from '@latchkey/protocol/operator'
import type { WatchedSpace } from '../../storage/createDiskSpace.ts'
import { countDaysLeft, readStorageGrowth } from '../../storage/storageGrowth.ts'
import type { Database } from '../../storage/Storage.ts'
import type { Finding } from '../Finding.ts'

/** Finds whether the database comes close to its limit, or to the end of its disk: whichever is nearer. */
export async function findFullStorage(parameters: {
  readonly transaction: Database
  readonly rule: AlertRules['storage']
  /** In bytes; `undefined` if it is not known. */
  readonly limit: number | undefined
  /** The disk of an embedded database; `undefined` if it has none. */
  readonly space?: WatchedSpace | undefined
  readonly now: number
}): Promise<readonly Finding[]> {
  const { limit: setLimit, now, rule, space, transaction } = parameters
  if (setLimit === undefined && space === undefined) return []
  const { bytes, growth } = await readStorageGrowth(transaction, now)
  const ofDisk = space === undefined ? Infinity : bytes + Math.max(0, space.free - space.reserve)
  const limit = Math.min(setLimit ?? Infinity, ofDisk)
  const daysLeft = countDaysLeft(limit - bytes, growth)
  const isFull = bytes * 100 > limit * rule.percent
  if (!isFull && (daysLeft === undefined || daysLeft >= rule.days)) return []
  const disk = space !== undefined && limit === ofDisk ? { free: space.free, reserve: space.reserve } : {}
  const values = { bytes, limit, ...disk, ...(daysLeft !== undefined && { daysLeft }) }
  return [{ rule: 'storage', subject: '', project: null, values }]
}
