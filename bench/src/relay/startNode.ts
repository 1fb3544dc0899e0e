import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { getFreePort } from '../../../getFreePort.shared.ts'

/** A cloud in its own process. */
export interface MeasuredNode {
  /** Such as `ws://127.0.0.1:1234`. */
  readonly url: string
  readonly port: number
  /** Reads its resource usage. Rejects while it is not running. */
  readUse(): Promise<NodeUse>
  stop(): Promise<void>
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  /** Starts it again on the same port. */
  restart(): Promise<void>
  /** The end of what it wrote. */
  log(): string
}

/** The resource usage of a node: memory in bytes, CPU time in seconds. */
export interface NodeUse {
  readonly memory: number
  readonly heap: number
  readonly processor: number
  /** The 99th percentile of the delay of its event loop since the last look, in seconds. */
  readonly lag: number
  /** Open sockets of the relay. */
  readonly sockets: number
}

const program = path.join(import.meta.dirname, '..', '..', '..', 'packages/cloud/dist/entrypoints/cli.js')

/** Node's arguments that run the cloud's command. It must have been built. */
export const cloudCommand: readonly string[] = [program]

/**
 * Starts the cloud as an operator does. It inherits the environment of this process.
 *
 * @param parameters.values arguments of the command.
 */
export async function startNode(parameters: {
  readonly values: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}): Promise<MeasuredNode> {
  const { environment = {}, values } = parameters
  const port = await getFreePort()
  const url = `http://127.0.0.1:${port}`
  let log = ''
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [...cloudCommand, '--port', String(port), ...values], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { LATCHKEY_LOG_LEVEL: 'warn', ...process.env, ...environment },
    })
    let output = ''
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output = `${output}${text}`.slice(-20_000)
          log = `${log}${text}`.slice(-200_000)
          if (output.includes('latchkey-cloud ready')) resolve()
        })
      child.once('exit', () => reject(new Error(`The cloud did not start:\n${output}`)))
    })
    return child
  }
  let child = await start()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return {
    url: url.replace('http:', 'ws:'),
    port,
    async readUse() {
      const text = await (await fetch(`${url}/metrics`)).text()
      const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
      return {
        memory: read('process_resident_memory_bytes'),
        heap: read('nodejs_heap_size_used_bytes'),
        processor: read('process_cpu_seconds_total'),
        lag: read('nodejs_eventloop_lag_p99_seconds'),
        sockets: read('latchkey_relay_sockets'),
      }
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGKILL')
      child = await start()
    },
    log: () => log,
  }
}
