import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A cloud in its own process. */
export interface MeasuredNode {
  /** Such as `ws://127.0.0.1:1234`. */
  readonly url: string
  /** Reads its resource usage: memory in bytes, CPU time in seconds. */
  readUse(): Promise<NodeUse>
  stop(): Promise<void>
}

/** The resource usage of a node. */
export interface NodeUse {
  readonly memory: number
  readonly heap: number
  readonly processor: number
}

/** Starts the cloud as an operator does, for development. It inherits the environment of this process. */
export async function startNode(parameters: { readonly folder: string }): Promise<MeasuredNode> {
  const program = path.join(import.meta.dirname, '..', '..', '..', 'packages/cloud/src/entrypoints/cli.ts')
  const child = spawn(
    process.execPath,
    ['--conditions=@latchkey/source', program, '--port', '0', '--dev', '--data', parameters.folder],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { LATCHKEY_LOG_LEVEL: 'warn', ...process.env } },
  )
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log = `${log}${text}`.slice(-20_000)
    })
  const findUrl = (): string | undefined => /^latchkey-cloud ready (http:\S+)$/m.exec(log)?.[1]
  while (findUrl() === undefined) {
    if (child.exitCode !== null) throw new Error(`The cloud did not start:\n${log}`)
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  }
  const url = findUrl() ?? ''
  return {
    url: url.replace('http:', 'ws:'),
    async readUse() {
      const text = await (await fetch(`${url}/metrics`)).text()
      const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
      return {
        memory: read('process_resident_memory_bytes'),
        heap: read('nodejs_heap_size_used_bytes'),
        processor: read('process_cpu_seconds_total'),
      }
    },
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
