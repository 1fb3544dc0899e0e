import { createRecentCounts } from '../../observe/createRecentCounts.ts'
import type { FailedAttempt } from './Attempt.ts'

/** What became of the requests to a member of a pool within the last hour. Durations are in ms. */
export interface MemberFigures {
  readonly requests: number
  /** Those that failed by its fault. */
  readonly failures: number
  /** Requests that were not sent to it because the calls of its plan were used up. */
  readonly heldBack: number
  /** Half of its last answers took this long at most; `undefined` without an answer. */
  readonly median: number | undefined
  /** 95% of them did. */
  readonly percentile95: number | undefined
  readonly answeredAt: number | undefined
  /** The last one, also if it is older. */
  readonly failure: { readonly at: number; readonly reason: string } | undefined
}

/** What is remembered of one member. */
export interface MemberRecord {
  answered(duration: number): void
  failed(result: FailedAttempt): void
  read(): MemberFigures
}

const hour = 3_600_000
/** So many answers are enough for a percentile, whatever the traffic. */
const answersKept = 200

/** Creates the record of a member, in the memory of this node. */
export function createMemberRecord(parameters: { readonly now: () => number }): MemberRecord {
  const { now } = parameters
  const counts = createRecentCounts<'requests' | 'failures' | 'heldBack'>({ now })
  const answers: { readonly at: number; readonly duration: number }[] = []
  let failure: MemberFigures['failure']

  const rank = (durations: readonly number[], share: number): number | undefined =>
    durations[Math.ceil(durations.length * share) - 1]

  return {
    answered(duration) {
      counts.add('requests')
      answers.push({ at: now(), duration })
      if (answers.length > answersKept) answers.shift()
    },
    failed({ isItsFault, isUnsent, reason }) {
      if (isUnsent && !isItsFault) return counts.add('heldBack')
      counts.add('requests')
      if (!isItsFault) return
      counts.add('failures')
      failure = { at: now(), reason }
    },
    read() {
      const recent = answers.filter(({ at }) => at > now() - hour)
      const durations = recent.map(({ duration }) => duration).toSorted((one, other) => one - other)
      return {
        requests: counts.get('requests'),
        failures: counts.get('failures'),
        heldBack: counts.get('heldBack'),
        median: rank(durations, 0.5),
        percentile95: rank(durations, 0.95),
        answeredAt: answers.at(-1)?.at,
        failure,
      }
    },
  }
}
