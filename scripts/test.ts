// Runs every check of the repository and ends with `N passed, N failed`.
//
//   npm test                          everything
//   npm test -- lint types            only the named checks
//   npm test -- --package core,react  only the named packages, without the checks of the whole repository
//
// Turbo runs the checks, four at a time because the long ones use several cores and wait a lot, and caches those whose inputs are
// unchanged.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readFlakyRecord, recordRetries } from './runner/flakyRecord.ts'
import { judgeRetries } from './runner/judgeRetries.ts'
import { clearReports, collectReports } from './runner/reports.ts'
import { printFailures, printTable } from './runner/print.ts'
import { provideEnginesHere } from './runner/provideEngines.ts'
import { toTestId } from './runner/retries.ts'
import { runTasks, testChecks } from './runner/runTasks.ts'
import type { TaskResult } from './runner/runTasks.ts'
import { root } from './shared/workspace.ts'

/** The checks in the order of the printed table. A name that starts with `//#` is a script of the root package.json. */
const tasks = [
  '//#format',
  '//#lint',
  '//#types:root',
  '//#test:scripts',
  '//#imports',
  '//#manifests',
  '//#words',
  '//#unserved',
  '//#unused',
  '//#licences',
  '//#changesets',
  'build',
  'types',
  'test',
  'journeys',
  'tarball',
  'publint',
  'attw',
  'api',
  '//#tarballs',
  '//#apps',
  '//#size',
  '//#docs',
]
const concurrency = 4

const startedAt = Date.now()
const { positionals, values } = parseArgs({ allowPositionals: true, options: { package: { type: 'string' } } })
const isWanted = createFilter(positionals, values.package !== undefined)

clearReports()
const packages = values.package?.split(',') ?? []
const wanted = tasks.filter(isWanted)
// Part of the key of turbo's cache, so that an engine that is installed later is tested.
if (wanted.includes('journeys') && (packages.length === 0 || packages.includes('e2e')))
  process.env['LATCHKEY_ENGINES'] = provideEnginesHere().join()
const results = wanted.length === 0 ? [] : await runTasks({ tasks: wanted, packages, concurrency, startedAt })
const { counts, reports, packagesWithFailures, retries } = collectReports()

printTable(results)
printFailures(results)
printCoverage()
const retryProblems = printRetries()
printTotal()

/** Returns which tasks the command line selects, or ends the process if it names an unknown one. */
function createFilter(names: readonly string[], isForPackages: boolean): (task: string) => boolean {
  const known = tasks.map((task) => task.replace('//#', ''))
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`test: unknown check ${unknown.join(', ')}. The checks are: ${known.join(' ')}`)
    process.exit(2)
  }
  return (task) =>
    (names.length === 0 || names.includes(task.replace('//#', ''))) && !(isForPackages && task.startsWith('//#'))
}

/** Prints which requirements have a passing test, if the script that lists them exists. */
function printCoverage(): void {
  const script = path.join(root, '..', 'shared', 'spec', 'coverage.mjs')
  if (reports.length === 0 || !existsSync(script)) return
  console.log('')
  spawnSync(process.execPath, [script, ...reports], { stdio: 'inherit' })
}

/** Prints the retried tests, adds new ones to flaky.tsv and returns the number of broken rules. */
function printRetries(): number {
  const { problems, unrecorded } = judgeRetries({ retries, record: readFlakyRecord() })
  if (retries.length > 0) {
    const lines = retries.map((retry) => `${toTestId(retry)}: ${retry.reason}`)
    console.log(`\nPassed only when retried:\n  ${lines.join('\n  ')}`)
  }
  if (unrecorded.length > 0) {
    recordRetries(unrecorded)
    console.log('Added to flaky.tsv. Find the cause, fix it, and write both there: until then the next run fails.')
  }
  for (const problem of problems) console.log(`✗ ${problem}`)
  return problems.length
}

/**
 * Prints the last line. Each Vitest test counts, and each other check counts as one. One failure each: a test run that failed
 * without a failing test (a crash, an unhandled rejection, no report), a skipped test, a broken rule of retries.
 */
function printTotal(): void {
  const isBad = ({ status }: TaskResult): boolean => status !== 'passed'
  const brokenRuns = results.filter(
    (result) => testChecks.has(result.check) && isBad(result) && !packagesWithFailures.has(result.scope),
  )
  const checks = results.filter(({ check }) => !testChecks.has(check))
  const passed = counts.passed + checks.filter((result) => !isBad(result)).length
  const failed = counts.failed + counts.skipped + brokenRuns.length + checks.filter(isBad).length + retryProblems
  if (counts.skipped > 0) console.log(`\n${counts.skipped} tests were skipped; each counts as failed`)
  console.log(`\nin ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
