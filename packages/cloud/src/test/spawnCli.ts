import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject, onTestFinished } from 'vitest'

/** The command `latchkey-cloud` as a process of its own. */
export interface CliProcess {
  /** Everything that it has printed so far. */
  readonly output: { stdout: string; stderr: string }
  /** Resolved with everything that was printed to a stream when that matches. */
  waitFor(stream: 'stdout' | 'stderr', pattern: RegExp): Promise<string>
  /** Resolved when it has ended, with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** Closes the channel to it, as the end of its parent would. */
  disconnect(): void
  kill(signal: NodeJS.Signals): void
}

/** Starts the command with these arguments and with no settings but these. It ends with the test. */
export function spawnCli(parameters: {
  readonly values: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Whether it has a channel to talk over. */
  readonly channel?: boolean
}): CliProcess {
  const { channel = false, environment = {}, values } = parameters
  const clean = Object.entries(process.env).filter(([name]) => !/^(?:LATCHKEY_|DATABASE_URL|REDIS_URL)/.test(name))
  const child = spawn(process.execPath, [inject('programs').cli, ...values], {
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
  // Not "close": Node leaves that out for a child whose channel was closed from this side.
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
