import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject, onTestFinished } from 'vitest'

/** A running `latchkey-cloud` command. */
export interface CliProcess {
  /** The output so far. */
  readonly output: { stdout: string; stderr: string }
  /** Resolves with the whole output of a stream once it matches. */
  waitFor(stream: 'stdout' | 'stderr', pattern: RegExp): Promise<string>
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** Closes the IPC channel, as when the parent exits. */
  disconnect(): void
  kill(signal: NodeJS.Signals): void
}

/** Starts the command with only these arguments and settings. It is killed when the test ends. */
export function spawnCli(parameters: {
  readonly values: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Whether to open an IPC channel. */
  readonly channel?: boolean
}): CliProcess {
  const { channel = false, environment = {}, values } = parameters
  const clean = Object.entries(process.env).filter(([name]) => !/^(?:LATCHKEY_|DATABASE_URL|REDIS_URL)/.test(name))
  // The optimizing compiler would take longer for the database's WebAssembly than all that a test asks of it.
  const child = spawn(process.execPath, ['--liftoff-only', inject('programs').cli, ...values], {
    stdio: ['ignore', 'pipe', 'pipe', ...(channel ? (['ipc'] as const) : [])],
    env: { ...Object.fromEntries(clean), ...environment },
  })
  const { stderr, stdout } = child
  if (stdout === null || stderr === null) throw new TypeError('The command could not be started.')
  const output = { stdout: '', stderr: '' }
  stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  // Not "close": Node does not emit it for a child whose channel was closed by the parent.
  const ended = Promise.all([once(child, 'exit'), once(stdout, 'end'), once(stderr, 'end')]).then(
    ([[code, signal]]): number | NodeJS.Signals => code ?? signal,
  )
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    output,
    ended,
    disconnect: () => child.disconnect(),
    kill: (signal) => void child.kill(signal),
    waitFor: (stream, pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (pattern.test(output[stream])) resolve(output[stream])
        }
        child[stream]?.on('data', look)
        look()
        void ended.then((code) => reject(new Error(`The command ended with ${code}: ${output.stderr}`)))
      }),
  }
}
