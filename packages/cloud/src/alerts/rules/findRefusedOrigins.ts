import type { AlertRules } from '@latchkey/protocol/operator'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { originRefusalSlots } from '../../storage/refusalSchema.ts'
import { projects } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { Finding } from '../Finding.ts'

const slot = 10 * constants.minute

/** Finds the projects of which an origin is refused often. Origins that are not listed by themselves do not count. */
export async function findRefusedOrigins(parameters: {
  readonly transaction: Database
  readonly rule: AlertRules['originRefused']
  readonly now: number
}): Promise<readonly Finding[]> {
  const { now, rule, transaction } = parameters
  const requests = sql`sum(${originRefusalSlots.requests})`.mapWith(Number)
  const rows = await transaction
    .select({ project: projects.number, key: projects.key, origin: originRefusalSlots.origin, requests })
    .from(originRefusalSlots)
    .innerJoin(projects, eq(projects.number, originRefusalSlots.project))
    .where(and(gt(originRefusalSlots.slot, Math.floor(now / slot) - 6), ne(originRefusalSlots.origin, '')))
    .groupBy(projects.number, projects.key, originRefusalSlots.origin)
    .having(sql`${requests} >= ${rule.requests}`)
    .orderBy(sql`${requests} desc`, originRefusalSlots.origin)
  // One alert for a project: the origin with the most requests comes first.
  const first = new Map<string, (typeof rows)[number]>()
  for (const row of rows) if (!first.has(row.key)) first.set(row.key, row)
  return [...first.values()].map(({ key, origin, project, requests: count }) => ({
    rule: 'originRefused',
    subject: key,
    project,
    values: { origin, requests: count, origins: rows.filter((row) => row.key === key).length },
  }))
}
