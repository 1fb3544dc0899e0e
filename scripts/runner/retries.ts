/** Where a test run lists the tests that passed only when retried, one JSON object a line; relative to the package. */
export const retriesFile = '.reports/retries.jsonl'

/** How many tests a whole run may retry. */
export const retriesAtMost = 5

/** The exit code of tests that pass, one of them only when retried. Turbo caches no task that exits with an error code. */
export const retriedExitCode = 75

/** A test that failed and then passed. */
export interface Retry {
  /** The package's short name. */
  readonly package: string
  /** Relative to the package. */
  readonly file: string
  /** The test's title after those of its suites. */
  readonly name: string
  /** The first line of its first error. */
  readonly reason: string
}

/** The id of a test in `flaky.tsv` and in the output, such as `core: src/a.test.ts > restores a session`. */
export function toTestId({ package: packageName, file, name }: Pick<Retry, 'package' | 'file' | 'name'>): string {
  return `${packageName}: ${file} > ${name}`
}
