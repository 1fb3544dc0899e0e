import type { AlertRules } from '@latchkey/protocol/operator'
import { asc, gte, lt, sql } from 'drizzle-orm'
import { number, object, parse, tuple } from 'valibot'
import { storageSizes } from '../../storage/alertSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { Finding } from '../Finding.ts'

const sizeSchema = object({ rows: tuple([object({ bytes: number() })]) })

/** Records the size of the database, and finds whether it comes close to its limit. */
export async function findFullStorage(parameters: {
  readonly transaction: Database
  readonly rule: AlertRules['storage']
  /** In bytes; `undefined` if it is not known. */
  readonly limit: number | undefined
  readonly now: number
}): Promise<readonly Finding[]> {
  const { limit, now, rule, transaction } = parameters
  if (limit === undefined) return []
  const {
    rows: [{ bytes }],
  } = parse(sizeSchema, await transaction.execute(sql`select pg_database_size(current_database())::float8 as bytes`))
  const today = Math.floor(now / constants.day)
  const oldest = today - constants.growthDays
  await transaction.delete(storageSizes).where(lt(storageSizes.day, oldest))
  await transaction
    .insert(storageSizes)
    .values({ day: today, bytes })
    .onConflictDoUpdate({ target: storageSizes.day, set: { bytes } })
  const [first] = await transaction
    .select()
    .from(storageSizes)
    .where(gte(storageSizes.day, oldest))
    .orderBy(asc(storageSizes.day))
    .limit(1)
  const days = today - (first?.day ?? today)
  const growth = days < constants.growthDaysAtLeast ? 0 : (bytes - (first?.bytes ?? bytes)) / days
  const daysLeft = growth > 0 ? Math.max(0, Math.floor((limit - bytes) / growth)) : undefined
  const isFull = bytes * 100 > limit * rule.percent
  if (!isFull && (daysLeft === undefined || daysLeft >= rule.days)) return []
  const values = { bytes, limit, ...(daysLeft !== undefined && { daysLeft }) }
  return [{ rule: 'storage', subject: '', project: null, values }]
}
