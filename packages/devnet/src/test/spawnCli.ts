import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The command `latchkey-devnet` in a separate process, run from source. */
export interface CliProcess {
  readonly processId: number
  /** Its output so far. */
  readonly output: { stdout: string; stderr: string }
  /** Resolves with the output of a stream when it matches. */
  waitFor(stream: 'stdout' | 'stderr', pattern: RegExp): Promise<string>
  /** Resolves when it has ended, with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** Closes the channel to it, as the end of its parent would. */
  disconnect(): void
  kill(signal: NodeJS.Signals): void
}

const entry = fileURLToPath(new URL('../entrypoints/cli.ts', import.meta.url))

/** Starts the command with these arguments. */
export function spawnCli(parameters: { values: readonly string[]; channel?: boolean }): CliProcess {
  const { channel = false, values } = parameters
  const child = spawn(process.execPath, [entry, ...values], {
    stdio: ['ignore', 'pipe', 'pipe', ...(channel ? (['ipc'] as const) : [])],
  })
  const { pid, stderr, stdout } = child
  if (pid === undefined || stdout === null || stderr === null) throw new TypeError('The command could not be started.')
  const output = { stdout: '', stderr: '' }
  stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString()
  })
  stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString()
  })
  // Not "close": Node does not emit it for a child whose channel was closed from this side.
  const ended = Promise.all([once(child, 'exit'), once(stdout, 'end'), once(stderr, 'end')]).then(
    ([[code, signal]]): number | NodeJS.Signals => code ?? signal,
  )
  return {
    processId: pid,
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
