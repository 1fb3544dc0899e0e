import type { AlertRules } from '@latchkey/protocol/operator'
import { and, desc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { parse } from 'valibot'
import { countVisit } from '../../analytics/countVisit.ts'
import { dimensions } from '../../analytics/dimensions.ts'
import { visitFactsSchema } from '../../analytics/VisitFacts.ts'
import { analyticsHours, analyticsVisits } from '../../storage/analyticsSchema.ts'
import { projects } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { Finding } from '../Finding.ts'

const hour = 60 * constants.minute

/** Visits that tried to connect, and those of them that failed. */
interface Tries {
  readonly started: number
  readonly failed: number
}

/** Finds the projects in which connecting fails more often than before. */
export async function findFailureRates(parameters: {
  readonly transaction: Database
  readonly rule: AlertRules['failureRate']
  readonly now: number
}): Promise<readonly Finding[]> {
  const { now, rule, transaction } = parameters
  const since = now - constants.recent
  // A visit ends 30 minutes after its last event, so all that began since then are still open.
  const rows = await transaction
    .selectDistinct({ number: projects.number, key: projects.key })
    .from(analyticsVisits)
    .innerJoin(projects, eq(projects.number, analyticsVisits.project))
    .where(gt(analyticsVisits.began, since))
  const findings: Finding[] = []
  for (const { key, number: project } of rows) {
    const recent = await readRecent({ transaction, project, since })
    if (recent.started < constants.visitsAtLeast || recent.failed < constants.failedAtLeast) continue
    const before = await readBefore({ transaction, project, now })
    if (before.started === 0) continue
    if (recent.failed / recent.started < (rule.factor * before.failed) / before.started) continue
    findings.push({
      rule: 'failureRate',
      subject: key,
      project,
      values: {
        started: recent.started,
        failed: recent.failed,
        startedBefore: before.started,
        failedBefore: before.failed,
      },
    })
  }
  return findings
}

async function readRecent(parameters: {
  readonly transaction: Database
  readonly project: number
  readonly since: number
}): Promise<Tries> {
  const { project, since, transaction } = parameters
  const rows = await transaction
    .select({ facts: analyticsVisits.facts })
    .from(analyticsVisits)
    .where(and(eq(analyticsVisits.project, project), gt(analyticsVisits.began, since)))
    .orderBy(desc(analyticsVisits.began))
    .limit(constants.visitsAtMost)
  const totals = rows.flatMap(({ facts }) =>
    countVisit(parse(visitFactsSchema, facts)).counts.filter(({ dimension }) => dimension === dimensions.total),
  )
  return {
    started: totals.reduce((sum, { measures }) => sum + measures.started, 0),
    failed: totals.reduce((sum, { measures }) => sum + measures.failed, 0),
  }
}

async function readBefore(parameters: {
  readonly transaction: Database
  readonly project: number
  readonly now: number
}): Promise<Tries> {
  const { now, project, transaction } = parameters
  const end = Math.floor(now / hour)
  const [sum] = await transaction
    .select({
      started: sql`coalesce(sum(${analyticsHours.started}), 0)`.mapWith(Number),
      failed: sql`coalesce(sum(${analyticsHours.failed}), 0)`.mapWith(Number),
    })
    .from(analyticsHours)
    .where(
      and(
        eq(analyticsHours.project, project),
        eq(analyticsHours.dimension, dimensions.total),
        gte(analyticsHours.at, end - constants.daysBefore * 24),
        lt(analyticsHours.at, end),
      ),
    )
  return sum ?? { started: 0, failed: 0 }
}
