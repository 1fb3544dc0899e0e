import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../shared/workspace.ts'
import { describeTask } from './describeTask.ts'
import type { TaskResult } from './runTasks.ts'

/** A failing check's output is cut in the middle beyond this many lines. */
const maximumLogLines = 400

/** One line for each kind of check; the packages in which it failed are named. */
export function printTable(results: readonly TaskResult[]): void {
  console.log('')
  for (const check of new Set(results.map((result) => result.check))) {
    const group = results.filter((result) => result.check === check)
    const bad = group.filter(({ status }) => status !== 'passed')
    const seconds = group.reduce((sum, result) => sum + (result.isCached ? 0 : result.seconds), 0)
    const columns = [
      check.padEnd(10),
      bad.length === 0 ? 'ok    ' : 'FAILED',
      group.every(({ isCached }) => isCached) ? '  cached' : `${seconds.toFixed(1).padStart(6)} s`,
      bad.length > 0 ? bad.map(describeFailure).join(', ') : group.length > 1 ? `${group.length} packages` : '',
    ]
    console.log(columns.join('  ').trimEnd())
  }
}

function describeFailure({ scope, status }: TaskResult): string {
  return `${scope}${status === 'not run' ? ' (not run: what it needs failed)' : ''}`.trim()
}

/** What the failing checks said. */
export function printFailures(results: readonly TaskResult[]): void {
  for (const { id, logFile } of results.filter(({ status }) => status === 'failed')) {
    console.log(`\n── ${describeTask(id)} failed ──`)
    const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n') : ['(no output)']
    if (lines.length <= maximumLogLines) console.log(lines.join('\n'))
    else {
      const half = maximumLogLines / 2
      const cut = `… ${lines.length - maximumLogLines} lines left out; all of them: ${path.relative(root, logFile)} …`
      console.log([...lines.slice(0, half), cut, ...lines.slice(-half)].join('\n'))
    }
  }
}
