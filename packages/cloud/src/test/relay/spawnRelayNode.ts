import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject, onTestFinished } from 'vitest'

/** A relay node in its own process. */
export interface RelayNode {
  readonly url: string
  /** Kills it, as in a crash. */
  kill(): Promise<void>
  /** Stops it gracefully and returns its exit code. */
  stop(): Promise<number | null>
  /** Restarts it on the same port. */
  restart(): Promise<void>
  /** Its log. */
  log(): string
  /** The bytes in use after a garbage collection, on and off the heap. */
  readMemory(): Promise<number>
}

/** Starts a node until the test ends. */
export async function spawnRelayNode(parameters: {
  readonly databaseUrl?: string
  readonly redisUrl?: string
  /** The folder of the embedded database. */
  readonly folder?: string
}): Promise<RelayNode> {
  const { databaseUrl, folder, redisUrl } = parameters
  let log = ''
  const start = async (port: number): Promise<{ readonly child: ChildProcess; readonly port: number }> => {
    const child = spawn(process.execPath, ['--expose-gc', inject('programs').relayNode], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
        ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
        ...(folder === undefined ? {} : { DATA_FOLDER: folder }),
      },
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text
      })
    log = ''
    for (;;) {
      const ready = /ready (\d+)/.exec(log)?.[1]
      if (ready !== undefined) return { child, port: Number(ready) }
      if (child.exitCode !== null) throw new Error(`The node ended: ${log}`)
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    }
  }
  let { child, port } = await start(0)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  onTestFinished(() => end('SIGKILL'))
  return {
    url: `ws://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      return child.exitCode
    },
    async restart() {
      await end('SIGKILL')
      ;({ child, port } = await start(port))
    },
    log: () => log,
    async readMemory() {
      const from = log.length
      child.stdin?.write('memory\n')
      for (;;) {
        const bytes = /memory (\d+)\n/.exec(log.slice(from))?.[1]
        if (bytes !== undefined) return Number(bytes)
        if (child.exitCode !== null || child.stdout === null) throw new Error(`The node ended: ${log}`)
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
      }
    },
  }
}
