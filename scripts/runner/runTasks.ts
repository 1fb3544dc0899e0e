import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listPackages, readJson, root } from '../shared/workspace.ts'
import { describeTask } from './describeTask.ts'
import { runTurbo } from './runTurbo.ts'

/** How one task of one package ended. */
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
 * Runs tasks through turbo, going on after failures, and reads turbo's own summary of how they ended. Turbo's summary is
 * silent about tasks that it left out because what they need failed: they are `not run`.
 */
export async function runTasks({ tasks, packages, concurrency, startedAt }: RunTasksParameters): Promise<TaskResult[]> {
  const summaries = path.join(root, '.turbo', 'runs')
  rmSync(summaries, { recursive: true, force: true })
  const turboArguments = ['run', ...tasks, `--concurrency=${concurrency}`, '--continue=dependencies-successful']
  const filters = listPackages()
    .filter(({ shortName }) => packages.includes(shortName))
    .map(({ name }) => `--filter=${name}`)
  const exitCode = await runTurbo({ turboArguments: [...turboArguments, '--summarize', ...filters], startedAt })
  const [summary] = existsSync(summaries) ? readdirSync(summaries) : []
  if (summary === undefined) {
    console.error(`test: turbo ended with ${exitCode} before it ran anything; its output stands above`)
    process.exit(1)
  }
  const order = tasks.map((task) => task.replace('//#', ''))
  const ran = readJson<RunSummary>(path.join(summaries, summary))
    .tasks.filter(({ command }) => command !== '<NONEXISTENT>')
    .map(toResult)
  const leftOut = listTaskIds(tasks, packages).filter((id) => !ran.some((result) => result.id === id))
  return [...ran, ...leftOut.map(toNotRun)].toSorted((a, b) => order.indexOf(a.check) - order.indexOf(b.check))
}

/** The ids of all tasks that a run should have: a package has a task when it has a script of that name. */
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
  return {
    ...split(taskId),
    status: exitCode === undefined ? 'not run' : exitCode === 0 ? 'passed' : 'failed',
    isCached: cache.status === 'HIT',
    seconds: execution === undefined || execution === null ? 0 : (execution.endTime - execution.startTime) / 1000,
    logFile: path.join(root, logFile),
  }
}
