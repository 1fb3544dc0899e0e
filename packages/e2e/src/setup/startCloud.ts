import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { getFreePort } from '../../../../getFreePort.shared.ts'
import { databaseFlag, endCloud, runCloud } from './runCloud.ts'

/** A cloud for a journey: the operator's program, in a separate process with its own data folder. */
export interface JourneyCloud {
  readonly url: string
  readonly relayUrl: string
  /** Runs `latchkey-cloud` with these arguments on the same data, such as `projects features dev …`. */
  manage(...words: readonly string[]): Promise<string>
  /** Kills it at once, as a power failure would. */
  kill(): Promise<void>
  /** Restarts it on the same port with the same data. */
  start(): Promise<void>
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

/**
 * Starts a cloud that has the local chains as upstreams. It continues with a copy of a database that another cloud has created, because
 * that takes half the time of a start.
 */
export async function startCloud(parameters: {
  /** JSON-RPC endpoints by chain id. */
  readonly rpcUrls: Readonly<Record<number, string>>
  readonly environment?: Readonly<Record<string, string>> | undefined
}): Promise<JourneyCloud> {
  const program = inject('cloudProgram')
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkey-journey-'))
  const port = await getFreePort()
  const rpc = Object.entries(parameters.rpcUrls).map(([chainId, url]) => [`LATCHKEY_RPC_EIP155_${chainId}`, url])
  const env = { ...process.env, ...Object.fromEntries(rpc), LATCHKEY_LOG_LEVEL: 'error', ...parameters.environment }
  const data = path.join(folder, 'data')
  await cp(inject('cloudData'), data, { recursive: true })
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const { ready, server } = runCloud({ program, port, data, env })
    child = server
    await ready
  }

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const server = child
    child = undefined
    if (server) await endCloud(server, signal)
  }

  await start()
  return {
    url,
    relayUrl: url.replace(/^http/, 'ws'),
    manage: async (...words) => {
      const server = spawn(process.execPath, [databaseFlag, program, ...words, '--data', data], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
      const [code] = (await once(server, 'exit')) as [number | null]
      if (code !== 0) throw new Error(`latchkey-cloud ${words.join(' ')} ended with ${code}: ${output}`)
      return output
    },
    kill: () => end('SIGKILL'),
    start,
    stop: async () => {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
