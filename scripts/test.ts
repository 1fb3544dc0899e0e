// Runs every check of the repository and ends with `N passed, N failed`.
//
//   npm test                          everything
//   npm test -- lint types            only the named checks
//   npm test -- --package core,react  only in the named packages (checks of the whole repository are left out)
//
// Turbo runs the checks and replays those whose inputs did not change. Two run at a time: the long ones use more than one core each.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { clearReports, collectReports } from './runner/reports.ts'
import { printFailures, printTable } from './runner/print.ts'
import { runTasks } from './runner/runTasks.ts'
import type { TaskResult } from './runner/runTasks.ts'
import { secondTriesAtMost } from './runner/secondTries.ts'
import { root } from './shared/workspace.ts'

/** The checks in the order of the table. A name that starts with `//#` is a script of the root package.json. */
const tasks = [
  '//#format',
  '//#lint',
  '//#types:root',
  '//#test:scripts',
  '//#imports',
  '//#manifests',
  '//#words',
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
  '//#size',
]
const concurrency = 2

const startedAt = Date.now()
const { positionals, values } = parseArgs({ allowPositionals: true, options: { package: { type: 'string' } } })
const isWanted = createFilter(positionals, values.package !== undefined)

clearReports()
const packages = values.package?.split(',') ?? []
const wanted = tasks.filter(isWanted)
const results = wanted.length === 0 ? [] : await runTasks({ tasks: wanted, packages, concurrency, startedAt })
const { counts, reports, packagesWithFailures, secondTries } = collectReports()

printTable(results)
printFailures(results)
printCoverage()
printTotal()

/** Which tasks the command line asks for; ends the process when it names none that exists. */
function createFilter(names: readonly string[], isForPackages: boolean): (task: string) => boolean {
  const known = tasks.map((task) => task.replace('//#', ''))
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`test: no check is called ${unknown.join(', ')}. There are: ${known.join(' ')}`)
    process.exit(2)
  }
  return (task) =>
    (names.length === 0 || names.includes(task.replace('//#', ''))) && !(isForPackages && task.startsWith('//#'))
}

/** Which requirements have a passing test, where the script that knows them is at hand. */
function printCoverage(): void {
  const script = path.join(root, '..', 'shared', 'spec', 'coverage.mjs')
  if (reports.length === 0 || !existsSync(script)) return
  console.log('')
  spawnSync(process.execPath, [script, ...reports], { stdio: 'inherit' })
}

/**
 * The last line. Each Vitest test counts, and each other check counts as one. A test run that failed without a failing
 * test (a crash, an unhandled rejection, no report) counts as one failure, and so does each skipped test. Tests that needed a second
 * try are named; more of them than a run may have count as one failure together.
 */
function printTotal(): void {
  const isRun = ({ check }: TaskResult): boolean => ['test', 'test:scripts', 'journeys'].includes(check)
  const isBad = ({ status }: TaskResult): boolean => status !== 'passed'
  const brokenRuns = results.filter(
    (result) => isRun(result) && isBad(result) && !packagesWithFailures.has(result.scope),
  )
  const checks = results.filter((result) => !isRun(result))
  const isUnsteady = secondTries.length > secondTriesAtMost
  const passed = counts.passed + checks.filter((result) => !isBad(result)).length
  const failed = counts.failed + counts.skipped + brokenRuns.length + checks.filter(isBad).length + (isUnsteady ? 1 : 0)
  if (counts.skipped > 0) console.log(`\n${counts.skipped} tests were skipped, which counts as failed`)
  if (secondTries.length > 0) console.log(`\nPassed at the second try only:\n  ${secondTries.join('\n  ')}`)
  if (isUnsteady) console.log(`At most ${secondTriesAtMost} may: this counts as failed.`)
  console.log(`\nin ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
