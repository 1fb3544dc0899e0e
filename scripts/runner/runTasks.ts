import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listPackages, readJson, root } from '../shared/workspace.ts'
import { describeTask } from './describeTask.ts'
import { retriedExitCode } from './retries.ts'
import { runTurbo } from './runTurbo.ts'

/** The result of one task of one package. */
export interface TaskResult {
  /** Turbo's id, `<package>#<task>`. */
  readonly id: string
  /** The name of the check, such as `types`. */
  readonly check: string
  /** The package's short name, empty for a check of the whole repository. */
  readonly scope: string
  readonly status: 'passed' | 'failed' | 'not run'
  readonly isCached: boolean
  readonly seconds: number
  readonly logFile: string
}

/** The checks that run Vitest. */
export const testChecks: ReadonlySet<string> = new Set(['test', 'test:scripts', 'journeys'])

/**
 * What runs before everything else: what several of the later runs need, and checks that take the places that the builds leave free.
 */
const earlyTasks: ReadonlySet<string> = new Set(['build', 'tarball', '//#lint', '//#types:root', '//#format'])

/**
 * The tasks that take longest, the longest first. Turbo alone decides which ready task starts first, and starts the longest last, so
 * each of these is a run of its own.
 */
const longTasks: readonly string[] = [
  'journeys',
  '@latchkey/react#test',
  '@latchkey/cloud#test',
  '@latchkey/core#test',
  '@latchkey/example-playground#test',
  '@latchkey/secure-site#test',
  '@latchkey/testing#test',
  '//#tarballs',
  '@latchkey/adapter-eip155#test',
  '//#docs',
  '//#apps',
]

/** How many of the long tasks start before the others, which run one after another in one place. */
const longTasksFirst = 4

/** The fields of turbo's run summary that are read here. */
interface RunSummary {
  readonly tasks: readonly {
    readonly taskId: string
    readonly command: string
    readonly logFile: string
    readonly cache: { readonly status: string }
    readonly execution?: {
      readonly startTime: number
      readonly endTime: number
      readonly exitCode: number | null
    } | null
  }[]
}

export interface RunTasksParameters {
  /** Turbo's task names. */
  readonly tasks: readonly string[]
  /** Short names of the packages to run in; empty for all. */
  readonly packages: readonly string[]
  readonly concurrency: number
  /** When the whole run began, in ms since 1970. */
  readonly startedAt: number
}

/**
 * Runs tasks with turbo, continues after failures, and reads turbo's summary. The summary omits tasks whose dependencies
 * failed; they are added as `not run`.
 */
export async function runTasks({ tasks, packages, concurrency, startedAt }: RunTasksParameters): Promise<TaskResult[]> {
  const summaries = path.join(root, '.turbo', 'runs')
  rmSync(summaries, { recursive: true, force: true })
  const filters = listPackages()
    .filter(({ shortName }) => packages.includes(shortName))
    .map(({ name }) => `--filter=${name}`)
  const run = (names: readonly string[], places: number, ...options: readonly string[]): Promise<number> =>
    runTurbo({
      turboArguments: [
        'run',
        ...names,
        `--concurrency=${places}`,
        '--continue=dependencies-successful',
        ...options,
        ...filters,
      ],
      startedAt,
    })
  // All runs need the builds, and some the tarballs. Two turbos must not make the same one at the same time.
  const isSplit =
    packages.length === 0 &&
    ['journeys', 'test', 'build'].every((task) => tasks.includes(task)) &&
    (await run(
      [...earlyTasks].filter((task) => tasks.includes(task)),
      concurrency,
    )) === 0
  const exitCodes = isSplit
    ? await runQueue(
        toQueue(tasks).map((names) => () => run(names, 1, '--summarize')),
        concurrency,
      )
    : [await run(tasks, concurrency, '--summarize')]
  const found = existsSync(summaries) ? readdirSync(summaries) : []
  if (found.length < exitCodes.length) {
    console.error(`test: turbo exited with ${exitCodes.join(' and ')} before it ran a task; see its output above`)
    process.exit(1)
  }
  const order = tasks.map((task) => task.replace('//#', ''))
  const ran = found
    .flatMap((summary) => readJson<RunSummary>(path.join(summaries, summary)).tasks)
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(toResult)
    // The builds are in all summaries, and the tarballs in some.
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
  const leftOut = listTaskIds(tasks, packages).filter((id) => !ran.some((result) => result.id === id))
  return [...ran, ...leftOut.map(toNotRun)].toSorted((a, b) => order.indexOf(a.check) - order.indexOf(b.check))
}

/** What each run of turbo executes, in the order in which they start. */
function toQueue(tasks: readonly string[]): readonly (readonly string[])[] {
  const tests = listTaskIds(['test'], []).filter((id) => !longTasks.includes(id))
  const others = [...tasks.filter((task) => task !== 'test' && !longTasks.includes(task)), ...tests]
  const long = longTasks.filter((task) => !task.startsWith('//#') || tasks.includes(task))
  return long.map((task) => [task]).toSpliced(longTasksFirst, 0, others)
}

/** Runs functions in order, some at a time, and resolves with their results. */
async function runQueue<value>(queue: readonly (() => Promise<value>)[], places: number): Promise<readonly value[]> {
  const results: value[] = []
  const waiting = [...queue]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results.push(await next())
  }
  await Promise.all(Array.from({ length: places }, work))
  return results
}

/** The ids of all tasks of a run. A package has a task if it has a script of that name. */
function listTaskIds(tasks: readonly string[], packages: readonly string[]): readonly string[] {
  const chosen = listPackages().filter(({ shortName }) => packages.length === 0 || packages.includes(shortName))
  return tasks.flatMap((task) =>
    task.startsWith('//#')
      ? [task]
      : chosen.filter(({ manifest }) => manifest.scripts?.[task] !== undefined).map(({ name }) => `${name}#${task}`),
  )
}

function toNotRun(taskId: string): TaskResult {
  return { ...split(taskId), status: 'not run', isCached: false, seconds: 0, logFile: '' }
}

function split(taskId: string): Pick<TaskResult, 'id' | 'check' | 'scope'> {
  const [check = '', scope = ''] = describeTask(taskId).split(' ').toReversed()
  return { id: taskId, check, scope }
}

function toResult({ taskId, logFile, cache, execution }: RunSummary['tasks'][number]): TaskResult {
  const exitCode = execution?.exitCode ?? undefined
  const parts = split(taskId)
  const isPassed = exitCode === 0 || (exitCode === retriedExitCode && testChecks.has(parts.check))
  return {
    ...parts,
    status: exitCode === undefined ? 'not run' : isPassed ? 'passed' : 'failed',
    isCached: cache.status === 'HIT',
    seconds: execution === undefined || execution === null ? 0 : (execution.endTime - execution.startTime) / 1000,
    logFile: path.join(root, logFile),
  }
}
