import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getFreePort } from '../../../../../getFreePort.shared.ts'

/** The cloud's relay in a separate process. */
export interface CloudRelay {
  readonly url: string
  /** Kills the process without a shutdown. */
  kill(): Promise<void>
  /** Restarts it on the same port with the same data. Resolves when it listens. */
  start(): Promise<void>
  close(): Promise<void>
}

const program = fileURLToPath(new URL('runCloud.ts', import.meta.url))

/** Starts a relay with a separate data folder. */
export async function startCloudRelay(
  parameters: { readonly environment?: Readonly<Record<string, string>> | undefined } = {},
): Promise<CloudRelay> {
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkey-relay-'))
  // Not a port assigned by the system: another process could get it while the relay is down.
  const port = await getFreePort()
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const started = fork(program, {
      // The optimizing compiler would take longer for the database's WebAssembly than all that a test asks of it.
      execArgv: ['--conditions=@latchkey/source', '--liftoff-only'],
      env: {
        ...process.env,
        LATCHKEY_DATA: folder,
        LATCHKEY_PORT: String(port),
        LATCHKEY_DEV: '1',
        ...parameters.environment,
      },
    })
    child = started
    const failed = once(started, 'exit').then(([code]) => {
      throw new Error(`The cloud ended with ${String(code)}`)
    })
    await Promise.race([once(started, 'message'), failed])
    failed.catch(() => undefined)
  }
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  await start()
  return {
    url: `ws://127.0.0.1:${port}`,
    kill,
    start,
    close: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
