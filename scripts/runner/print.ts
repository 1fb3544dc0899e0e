import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../shared/workspace.ts'
import { describeTask } from './describeTask.ts'
import type { TaskResult } from './runTasks.ts'

/** Longer output of a failing check is shortened in the middle. */
const maximumLogLines = 400

/** Prints one line for each kind of check, with the packages in which it failed. */
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
  return `${scope}${status === 'not run' ? ' (not run: a dependency failed)' : ''}`.trim()
}

/** Prints the output of the failing checks. */
export function printFailures(results: readonly TaskResult[]): void {
  for (const { id, logFile } of results.filter(({ status }) => status === 'failed')) {
    console.log(`\n── ${describeTask(id)} failed ──`)
    const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n') : ['(no output)']
    if (lines.length <= maximumLogLines) console.log(lines.join('\n'))
    else {
      const half = maximumLogLines / 2
      const cut = `… ${lines.length - maximumLogLines} lines omitted; full output: ${path.relative(root, logFile)} …`
      console.log([...lines.slice(0, half), cut, ...lines.slice(-half)].join('\n'))
    }
  }
}
