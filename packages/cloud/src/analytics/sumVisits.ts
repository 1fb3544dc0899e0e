import { toBucket } from './buckets.ts'
import type { countVisit } from './countVisit.ts'
import { addMeasures, type Measures } from './measures.ts'

/** What visits of an hour add up to, for one value of a dimension of a project. */
export interface HourTotal extends ValuePlace {
  readonly measures: Measures
}

/** The visits of an hour whose connecting took as long, for one value of a dimension of a project. */
export interface DurationTotal extends ValuePlace {
  readonly bucket: number
  readonly visits: number
}

/** An hour and a value. */
export interface ValuePlace {
  readonly project: number
  /** Hours since the epoch. */
  readonly hour: number
  readonly dimension: number
  /** The parts of the value: none for the total, two for a pair. */
  readonly parts: readonly string[]
}

/** Adds up visits. */
export function sumVisits(
  visits: readonly {
    readonly project: number
    readonly hour: number
    readonly counted: ReturnType<typeof countVisit>
  }[],
): { readonly hours: readonly HourTotal[]; readonly durations: readonly DurationTotal[] } {
  const hours = new Map<string, HourTotal>()
  const durations = new Map<string, DurationTotal>()
  for (const { counted, hour, project } of visits) {
    for (const { dimension, measures, parts } of counted.counts) {
      const key = [project, hour, dimension, ...parts].join(' ')
      const sum = hours.get(key)
      hours.set(key, {
        ...{ project, hour, dimension, parts },
        measures: sum === undefined ? measures : addMeasures(sum.measures, measures),
      })
    }
    for (const { dimension, milliseconds, parts } of counted.durations) {
      const bucket = toBucket(milliseconds)
      const key = [project, hour, dimension, bucket, ...parts].join(' ')
      durations.set(key, {
        ...{ project, hour, dimension, parts, bucket },
        visits: (durations.get(key)?.visits ?? 0) + 1,
      })
    }
  }
  return { hours: [...hours.values()], durations: [...durations.values()] }
}
