import { spawn } from 'node:child_process'
import { root } from '../shared/workspace.ts'
import { describeTask } from './describeTask.ts'

/** A line of turbo's JSON log. */
interface LogLine {
  readonly source: string
  readonly level: string
  readonly text: string
}

export interface RunTurboParameters {
  readonly turboArguments: readonly string[]
  /** When the whole run began, in ms since 1970. */
  readonly startedAt: number
}

/** Runs turbo, prints a line for each task that is not cached, and resolves with the exit code. */
export function runTurbo({ turboArguments, startedAt }: RunTurboParameters): Promise<number> {
  const environment = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' }
  const turbo = spawn('turbo', [...turboArguments, '--json'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let isEnding = false
  // The listeners are never removed: Ctrl-C arrives several times, from the terminal and from npm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      turbo.once('exit', () => process.exit(130))
      turbo.kill(signal)
    })

  let rest = ''
  turbo.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) printLine(line, startedAt)
  })
  turbo.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (!text.includes('run failed: command')) process.stderr.write(text)
  })
  return new Promise((resolve) => {
    turbo.on('error', (error) => {
      console.error(`test: turbo does not start: ${error.message}`)
      resolve(1)
    })
    turbo.on('close', (code) => resolve(code ?? 1))
  })
}

function printLine(line: string, startedAt: number): void {
  if (!line.startsWith('{')) return
  const { source, level, text }: LogLine = JSON.parse(line)
  const isStart = text.startsWith('cache miss, executing')
  if (isStart) console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${describeTask(source)}`)
  else if (source === 'turbo' && level === 'error' && !/ exited \(\d+\)$/.test(text)) console.error(text)
}
