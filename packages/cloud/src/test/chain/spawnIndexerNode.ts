import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject, onTestFinished } from 'vitest'

/** An indexing node in its own process. */
export interface IndexerNode {
  /** Kills it, as in a crash. */
  kill(): Promise<void>
  /** Stops it gracefully. */
  stop(): Promise<void>
}

/**
 * Starts a node, which follows the chain until the test ends.
 *
 * @param parameters.lease how long it leads without a sign of life, in ms.
 */
export async function spawnIndexerNode(parameters: {
  readonly databaseUrl: string
  readonly rpcUrl: string
  readonly lease: number
}): Promise<IndexerNode> {
  const { databaseUrl, lease, rpcUrl } = parameters
  const child = spawn(process.execPath, [inject('programs').indexerNode], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl, RPC_URL: rpcUrl, LEASE: String(lease) },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  onTestFinished(() => end('SIGKILL'))
  while (!/^ready$/m.test(log)) {
    if (child.exitCode !== null) throw new Error(`The node ended: ${log}`)
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  }
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
