import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from './findProgram.ts'
import { getFreePort } from '../../../../getFreePort.shared.ts'

/** A real Redis server for one test. */
export interface TestRedis {
  readonly url: string
  /** Kills it, as in a crash. */
  kill(): Promise<void>
  /** Restarts it, empty, on the same port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts Redis on a free port of 127.0.0.1, without persistence. Stop it when the tests end. */
export async function startRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lk-redis-'))
  const port = await getFreePort()

  const start = async (): Promise<ChildProcess> => {
    const server = spawn(
      findProgram('redis-server'),
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    )
    let log = ''
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
    while (!(await answersPing(port))) {
      if (server.exitCode !== null) throw new Error(`Redis ended: ${log}`)
    }
    return server
  }
  const kill = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  let server = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => kill(server),
    async restart() {
      await kill(server)
      server = await start()
    },
    async stop() {
      await kill(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port })
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', (answer) => {
      socket.destroy()
      resolve(answer.toString().startsWith('+PONG'))
    })
    socket.once('error', () => resolve(false))
  })
}
