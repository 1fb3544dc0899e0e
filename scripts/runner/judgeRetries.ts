import type { FlakyRow } from './flakyRecord.ts'
import { findNeverRetried } from './neverRetried.ts'
import { retriesAtMost, toTestId } from './retries.ts'
import type { Retry } from './retries.ts'

/** What a run's retries amount to. */
export interface RetryVerdict {
  /** Each counts as one failure. */
  readonly problems: readonly string[]
  /** Tests that `flaky.tsv` does not list yet. */
  readonly unrecorded: readonly Retry[]
}

/** Checks the retries of a whole run, and that every recorded test has its cause and fix. */
export function judgeRetries(parameters: {
  readonly retries: readonly Retry[]
  readonly record: readonly FlakyRow[]
}): RetryVerdict {
  const { retries, record } = parameters
  const rows = new Map(record.map((row) => [toKey(row.id), row]))
  const problems = record
    .filter(({ date, cause, fix }) => !/^\d{4}-\d\d-\d\d$/.test(date) || cause === '' || fix === '')
    .map(({ line, id }) => `flaky.tsv:${line}: write the date, the cause and the fix of ${id}`)
  const unrecorded: Retry[] = []
  for (const retry of retries) {
    const id = toTestId(retry)
    const subject = findNeverRetried({ path: `packages/${retry.package}/${retry.file}`, name: retry.name })
    const row = rows.get(toKey(id))
    if (subject !== undefined) problems.push(`${id}: a test of ${subject} is never retried`)
    if (row === undefined) unrecorded.push(retry)
    else problems.push(`${id}: flaky again, although flaky.tsv:${row.line} says that it is fixed`)
  }
  if (retries.length > retriesAtMost)
    problems.push(`${retries.length} tests were retried; a run may retry at most ${retriesAtMost}`)
  return { problems, unrecorded }
}

/** A test keeps its record when its file moves. */
function toKey(id: string): string {
  return id.replace(/^([^:]*): .*? > /, '$1: ')
}
