// Runs every check of the repository and ends with `N passed, N failed`.
//
//   npm test                          everything
//   npm test -- lint types            only the named checks
//   npm test -- --package core,react  only in the named packages (checks of the whole repository are left out)
//
// Turbo runs the checks and replays those whose inputs did not change. Checks run in two phases, because the second
// needs what the first built, and because journeys want the machine to themselves.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './shared/workspace.mjs'

/**
 * @typedef {object} TaskResult
 * @property {string} id Turbo's id, `<package>#<task>`.
 * @property {string} check The name of the check, such as `types`.
 * @property {string} scope The package's short name, or `` for a check of the whole repository.
 * @property {'passed' | 'failed' | 'not run'} status
 * @property {boolean} isCached
 * @property {number} seconds
 * @property {string} logFile
 */

/** The checks in the order of the table. A name with `//#` in front is a script of the root package.json. */
const phases = [
  {
    concurrency: 2,
    tasks: [
      '//#format',
      '//#lint',
      '//#imports',
      '//#files',
      '//#scripts',
      '//#unused',
      '//#licences',
      '//#changeset',
      'build',
      'types',
      'test',
      'tarball',
      'publint',
      'attw',
      'api',
    ],
  },
  { concurrency: 1, tasks: ['//#tarballs', '//#size', 'journeys'] },
]

const reportFolder = path.join(root, '.reports')
const coverageScript = path.join(root, '..', 'shared', 'spec', 'coverage.mjs')
/** A failing check's output is cut in the middle beyond this many lines. */
const maximumLogLines = 400

const { names, packages } = parseArguments(process.argv.slice(2))
const startedAt = Date.now()
clearReports()
/** @type {TaskResult[]} */
const results = []
for (const phase of phases) results.push(...(await runPhase(phase)))
const tests = collectReports()
printTable()
printFailures()
printCoverage()
printTotal()

/** @param {string[]} given */
function parseArguments(given) {
  const at = given.indexOf('--package')
  const selected = at < 0 ? [] : (given.splice(at, 2)[1] ?? '').split(',').filter((name) => name !== '')
  const known = phases.flatMap((phase) => phase.tasks.map((task) => task.replace('//#', '')))
  const unknown = given.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`test: no check is called ${unknown.join(', ')}. There are: ${known.join(' ')}`)
    process.exit(2)
  }
  return { names: given, packages: selected }
}

/** Old reports must not count for a run that left none. */
function clearReports() {
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder)
  for (const folder of listReportFolders()) rmSync(folder, { recursive: true, force: true })
}

function listReportFolders() {
  const parent = path.join(root, 'packages')
  return readdirSync(parent).map((name) => path.join(parent, name, '.reports'))
}

/**
 * Runs the phase's tasks through turbo and reads turbo's own summary.
 *
 * @param {{ concurrency: number, tasks: string[] }} phase
 * @returns {Promise<TaskResult[]>}
 */
async function runPhase({ concurrency, tasks }) {
  const wanted = tasks.filter(
    (task) =>
      (names.length === 0 || names.includes(task.replace('//#', ''))) &&
      (packages.length === 0 || !task.startsWith('//#')),
  )
  if (wanted.length === 0) return []
  const summaries = path.join(root, '.turbo', 'runs')
  rmSync(summaries, { recursive: true, force: true })
  const exitCode = await runTurbo([
    'run',
    ...wanted,
    `--concurrency=${concurrency}`,
    '--continue=dependencies-successful',
    '--summarize',
    '--json',
    ...packages.map((name) => `--filter=./{packages,examples}/${name}`),
  ])
  const [summary] = existsSync(summaries) ? readdirSync(summaries) : []
  if (summary === undefined) {
    console.error(`test: turbo ended with ${exitCode} before it ran anything; its output stands above`)
    process.exit(1)
  }
  const { tasks: ran } = JSON.parse(readFileSync(path.join(summaries, summary), 'utf8'))
  const order = wanted.map((task) => task.replace('//#', ''))
  return ran
    .filter((/** @type {{ command: string }} */ task) => task.command !== '<NONEXISTENT>')
    .map(toResult)
    .filter((/** @type {TaskResult} */ result) => result.check !== 'sources')
    .toSorted(
      (/** @type {TaskResult} */ a, /** @type {TaskResult} */ b) => order.indexOf(a.check) - order.indexOf(b.check),
    )
}

/**
 * Starts turbo and prints a line for each check that really runs.
 *
 * @param {string[]} turboArguments
 * @returns {Promise<number>}
 */
function runTurbo(turboArguments) {
  const turbo = spawn('turbo', turboArguments, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      turbo.kill(signal)
      turbo.once('exit', () => process.exit(130))
    })
  }
  let rest = ''
  turbo.stdout.setEncoding('utf8').on('data', (text) => {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) printProgress(line)
  })
  turbo.stderr.setEncoding('utf8').on('data', (text) => {
    if (!/run failed: command/.test(text)) process.stderr.write(text)
  })
  return new Promise((resolve) => {
    turbo.on('error', (error) => {
      console.error(`test: turbo does not start: ${error.message}`)
      resolve(1)
    })
    turbo.on('close', (code) => resolve(code ?? 1))
  })
}

/** @param {string} line One line of turbo's JSON log. */
function printProgress(line) {
  if (!line.includes('cache miss, executing') && !line.includes('"level":"error"')) return
  const { source, level, text } = JSON.parse(line)
  if (level === 'error' && !/ exited \(\d+\)$/.test(text)) console.error(text)
  else if (text.startsWith('cache miss')) console.log(`${formatSeconds(Date.now() - startedAt)}  ${describe(source)}`)
}

/**
 * @param {{ taskId: string, logFile: string, cache: { status: string },
 *   execution?: { startTime: number, endTime: number, exitCode: number | null } | null }} task
 * @returns {TaskResult}
 */
function toResult({ taskId, logFile, cache, execution }) {
  const [scope = '', check = ''] = taskId.split('#')
  const hasRun = execution !== undefined && execution !== null && execution.exitCode !== null
  return {
    id: taskId,
    check,
    scope: scope === '//' ? '' : scope.replace('@latchkey/', ''),
    status: hasRun ? (execution.exitCode === 0 ? 'passed' : 'failed') : 'not run',
    isCached: cache.status === 'HIT',
    seconds: hasRun ? (execution.endTime - execution.startTime) / 1000 : 0,
    logFile: path.join(root, logFile),
  }
}

/** @param {string} taskId */
function describe(taskId) {
  return taskId.replace('//#', '').replace('@latchkey/', '').replace('#', ' ')
}

/** @param {number} milliseconds */
function formatSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`.padStart(8)
}

/** Gathers the packages' Vitest reports into .reports and counts their tests. */
function collectReports() {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const folder of listReportFolders().filter((name) => existsSync(name)))
    for (const name of readdirSync(folder)) {
      const text = readFileSync(path.join(folder, name), 'utf8')
      writeFileSync(path.join(reportFolder, name), text)
      const report = JSON.parse(text)
      counts.passed += report.numPassedTests
      counts.failed += report.numFailedTests
      counts.skipped += report.numPendingTests + report.numTodoTests
    }
  return counts
}

/** One line for each kind of check; the packages in which it failed are named. */
function printTable() {
  console.log('')
  for (const check of new Set(results.map((result) => result.check))) {
    const group = results.filter((result) => result.check === check)
    const bad = group.filter((result) => result.status !== 'passed')
    const milliseconds = group.reduce((sum, result) => sum + (result.isCached ? 0 : result.seconds * 1000), 0)
    const isCached = group.every((result) => result.isCached)
    const notes = bad.map((result) => (result.status === 'failed' ? result.scope : `${result.scope} (not run)`.trim()))
    const size = group.length > 1 ? `${group.length} packages` : ''
    console.log(
      [
        check.padEnd(10),
        bad.length === 0 ? 'ok    ' : 'FAILED',
        isCached ? '  cached' : formatSeconds(milliseconds),
        (notes.length > 0 ? notes.join(', ') : size).trim(),
      ]
        .join('  ')
        .trimEnd(),
    )
  }
}

/** What the failing checks said. */
function printFailures() {
  for (const result of results.filter(({ status }) => status === 'failed')) {
    console.log(`\n── ${describe(result.id)} failed ──`)
    const lines = existsSync(result.logFile) ? readFileSync(result.logFile, 'utf8').trimEnd().split('\n') : []
    if (lines.length <= maximumLogLines) console.log(lines.join('\n'))
    else {
      const half = maximumLogLines / 2
      console.log(lines.slice(0, half).join('\n'))
      console.log(
        `… ${lines.length - maximumLogLines} lines left out, all are in ${path.relative(root, result.logFile)} …`,
      )
      console.log(lines.slice(-half).join('\n'))
    }
  }
}

/** Which requirements have a passing test, where the script that knows them is at hand. */
function printCoverage() {
  const reports = readdirSync(reportFolder).map((name) => path.join(reportFolder, name))
  if (reports.length === 0 || !existsSync(coverageScript)) return
  console.log('')
  spawnSync(process.execPath, [coverageScript, ...reports], { stdio: 'inherit' })
}

/**
 * The last line. Vitest tests count each, every other check counts as one. A test run that failed without a failing
 * test (no report, a crash, an unhandled rejection) counts as one failure, and so does a skipped test.
 */
function printTotal() {
  const checks = results.filter(({ check }) => check !== 'test' && check !== 'journeys')
  const runs = results.filter(({ check }) => check === 'test' || check === 'journeys')
  const brokenRuns = runs.filter(({ status, id }) => status !== 'passed' && !hasFailingTest(id)).length
  if (tests.skipped > 0) console.log(`\n${tests.skipped} tests were skipped, which counts as failed`)
  const passed = tests.passed + checks.filter(({ status }) => status === 'passed').length
  const failed = tests.failed + tests.skipped + brokenRuns + checks.filter(({ status }) => status !== 'passed').length
  console.log(`\nin ${formatSeconds(Date.now() - startedAt).trim()}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** @param {string} taskId */
function hasFailingTest(taskId) {
  const folder = path.join(root, 'packages', taskId.split('#')[0]?.replace('@latchkey/', '') ?? '', '.reports')
  return (
    existsSync(folder) &&
    readdirSync(folder).some((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')).numFailedTests > 0)
  )
}
