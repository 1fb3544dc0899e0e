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

/** What runs before everything else: the builds, and checks that take the places that the builds leave free. */
const earlyTasks: ReadonlySet<string> = new Set(['build', '//#lint', '//#types:root', '//#format'])

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
  const options = [`--concurrency=${concurrency}`, '--continue=dependencies-successful']
  const filters = listPackages()
    .filter(({ shortName }) => packages.includes(shortName))
    .map(({ name }) => `--filter=${name}`)
  // Turbo starts any task that is ready. Without this, long tests would take every place before the builds that the journeys
  // need, and the journeys, which take longest, would come last.
  const early = tasks.includes('journeys') ? tasks.filter((task) => earlyTasks.has(task)) : []
  if (early.length > 0) await runTurbo({ turboArguments: ['run', ...early, ...options, ...filters], startedAt })
  const exitCode = await runTurbo({
    turboArguments: ['run', ...tasks, ...options, '--summarize', ...filters],
    startedAt,
  })
  const [summary] = existsSync(summaries) ? readdirSync(summaries) : []
  if (summary === undefined) {
    console.error(`test: turbo exited with ${exitCode} before it ran a task; see its output above`)
    process.exit(1)
  }
  const order = tasks.map((task) => task.replace('//#', ''))
  const ran = readJson<RunSummary>(path.join(summaries, summary))
    .tasks.filter(({ command }) => command !== '<NONEXISTENT>')
    .map(toResult)
  const leftOut = listTaskIds(tasks, packages).filter((id) => !ran.some((result) => result.id === id))
  return [...ran, ...leftOut.map(toNotRun)].toSorted((a, b) => order.indexOf(a.check) - order.indexOf(b.check))
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
