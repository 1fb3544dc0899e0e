import { and, eq, gte, lt } from 'drizzle-orm'
import { parse } from 'valibot'
import { analyticsVisits } from '../storage/analyticsSchema.ts'
import { toBucket } from './buckets.ts'
import { constants } from './constants.ts'
import { type Count, countVisit, type DurationCount } from './countVisit.ts'
import type { Reading } from './readCounts.ts'
import type { Selection } from './toSelection.ts'
import { visitFactsSchema } from './VisitFacts.ts'

/** What the visits that are still open count for so far. */
export interface OpenVisits {
  readonly counts: readonly (Count & { readonly at: number })[]
  readonly durations: readonly { readonly bucket: number }[]
}

/** Reads the visits that are still open. */
export async function readOpenVisits(reading: Reading): Promise<OpenVisits> {
  const { project, selection, span, transaction } = reading
  const step = constants[span.unit]
  const rows = await transaction
    .select({ began: analyticsVisits.began, facts: analyticsVisits.facts })
    .from(analyticsVisits)
    .where(
      and(
        eq(analyticsVisits.project, project),
        gte(analyticsVisits.began, span.first * step),
        lt(analyticsVisits.began, span.end * step),
      ),
    )
  const visits = rows.map(({ began, facts }) => ({
    at: Math.floor(began / step),
    counted: countVisit(parse(visitFactsSchema, facts)),
  }))
  return {
    counts: visits.flatMap(({ at, counted }) =>
      counted.counts.filter((count) => isSelected(count, selection)).map((count) => ({ ...count, at })),
    ),
    durations: visits.flatMap(({ counted }) =>
      counted.durations
        .filter((duration) => isSelected(duration, selection))
        .map(({ milliseconds }) => ({ bucket: toBucket(milliseconds) })),
    ),
  }
}

function isSelected(
  { dimension, parts }: Pick<Count | DurationCount, 'dimension' | 'parts'>,
  selection: Selection,
): boolean {
  const { filter } = selection
  return dimension === selection.dimension && (filter === undefined || parts[filter.part] === filter.value)
}
