import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getFreePort } from '../../../../getFreePort.shared.ts'

/** Compiles the database's WebAssembly without the optimizing compiler, which takes longer than all that a test asks of it. */
export const databaseFlag = '--liftoff-only'

/** Creates the database of a cloud in a new folder, and returns that folder. */
export async function createCloudDatabase(program: string): Promise<string> {
  const data = path.join(await mkdtemp(path.join(tmpdir(), 'latchkey-journey-')), 'data')
  const env = { ...process.env, LATCHKEY_LOG_LEVEL: 'error' }
  const { ready, server } = runCloud({ program, port: await getFreePort(), data, env })
  await ready
  await endCloud(server, 'SIGTERM')
  return data
}

/** Runs the program; `ready` rejects with what it printed if it ends before it is ready. */
export function runCloud(parameters: {
  readonly program: string
  readonly port: number
  readonly data: string
  readonly env: NodeJS.ProcessEnv
}): { readonly server: ChildProcess; readonly ready: Promise<void> } {
  const { data, env, port, program } = parameters
  const server = spawn(process.execPath, [databaseFlag, program, '--port', String(port), '--data', data, '--dev'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('latchkey-cloud ready')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`the cloud ended with ${code}: ${output}`)))
  })
  return { server, ready }
}

/** Ends the program, and resolves when it is gone. */
export async function endCloud(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
}
