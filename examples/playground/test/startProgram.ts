import { spawn } from 'node:child_process'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

/** The program behind `npm start`, as a real process. */
export interface Program {
  /** Its output so far. */
  readonly printed: { readonly out: string; readonly error: string }
  /** Resolves when it is ready; rejects with its output if it exits before. */
  readonly ready: Promise<void>
  /** Its exit code. */
  readonly ended: Promise<number | null>
  readonly processId: number
  readonly signal: (name: NodeJS.Signals) => void
  /** Returns the address in the line that begins with a name. */
  readonly getUrl: (name: string) => string
}

/**
 * Runs `scripts/start.ts`, or another command, with free ports unless they are given. Like `npm start`, it compiles the cloud's database
 * without the optimizing compiler, which takes longer than the rest of a start.
 */
export function startProgram(
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
  [command, ...commandArguments]: readonly [string, ...string[]] = [
    process.execPath,
    '--liftoff-only',
    'scripts/start.ts',
  ],
): Program {
  const child = spawn(command, [...commandArguments, ...flags], {
    cwd: root,
    // In its own process group, as in a terminal.
    detached: true,
    env: {
      ...process.env,
      LATCHKEY_PORT: '0',
      LATCHKEY_EVM_PORT: '0',
      LATCHKEY_SECOND_EVM_PORT: '0',
      LATCHKEY_SOLANA_PORT: '0',
      LATCHKEY_BITCOIN_PORT: '0',
      LATCHKEY_FAUCET_PORT: '0',
      LATCHKEY_CLOUD_PORT: '0',
      LATCHKEY_WALLET_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { out: '', error: '' }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed.out += text
      if (printed.out.includes('Ctrl-C')) resolve()
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed.error += text
    })
    ended.then((code) => reject(new Error(`it ended with ${code}: ${printed.out}${printed.error}`)), reject)
  })
  // A test that waits only for the exit ignores this rejection.
  ready.catch(() => undefined)
  return {
    printed,
    ready,
    ended,
    processId: child.pid ?? 0,
    signal: (name) => void child.kill(name),
    getUrl: (name) => new RegExp(`^ *${name} +(\\S+)`, 'm').exec(printed.out)?.[1] ?? '',
  }
}

/** Like {@link startProgram}, for one test: stopped when the test ends. */
export function runProgram(...parameters: Parameters<typeof startProgram>): Program {
  const program = startProgram(...parameters)
  onTestFinished(async () => {
    program.signal('SIGTERM')
    await program.ended
  })
  return program
}
