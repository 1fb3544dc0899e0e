// An indexing node as a process that a test can kill and the benchmark can measure. Configured by environment variables.
import { boolean, number, object, optional, parse, string } from 'valibot'
import { createLogger } from '../../observe/createLogger.ts'
import { createMetrics } from '../../observe/createMetrics.ts'
import { createStorage } from '../../storage/createStorage.ts'
import { createIndexer } from '../../upstream/history/indexer/createIndexer.ts'
import { createRpcGateway } from '../../upstream/rpc/createRpcGateway.ts'
import { createRpcMetrics } from '../../upstream/rpc/createRpcMetrics.ts'

const { DATABASE_URL, LEASE = '5000', POLL = '50', RPC_URL = '', STARTS_LATER } = process.env
const logger = createLogger({ level: 'info', format: 'json' })
const metrics = createMetrics()
const storage = await createStorage({ databaseUrl: DATABASE_URL, folder: 'memory', logger })
const gateway = createRpcGateway({
  kind: 'rpc',
  pools: new Map([['eip155:31337', [RPC_URL]]]),
  timeout: 10_000,
  answerBytesAtMost: 4_194_304,
  metrics: createRpcMetrics(metrics),
  logger,
  now: () => Date.now(),
})
const indexer = createIndexer({
  chainIds: ['eip155:31337'],
  storage,
  gateway,
  metrics,
  logger,
  times: { poll: Number(POLL), lease: Number(LEASE) },
})
if (STARTS_LATER === undefined) indexer.start()
// Exit with the parent, even if it crashes.
process.stdin.on('end', () => process.exit(0))
process.stdin.resume()
const stop = async (): Promise<void> => {
  await indexer.close()
  await storage.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())

/** What the benchmark asks: a page, how long it took, and on request the memory in use after a garbage collection. */
const orderSchema = object({ account: string(), cursor: optional(string()), timeout: number(), collects: boolean() })
process.on('message', (message) => {
  const { account, collects, cursor, timeout } = parse(orderSchema, message)
  const from = performance.now()
  void indexer.provider.read({ question: { chainId: 'eip155:31337', account, cursor }, timeout }).then((answer) => {
    const duration = performance.now() - from
    const page = answer.kind === 'answered' ? answer.value : { reason: answer.reason }
    if (collects) globalThis.gc?.()
    process.send?.({ duration, memory: process.memoryUsage.rss(), ...page })
  })
})
process.once('disconnect', () => process.exit(0))
process.send?.('ready')
console.log('ready')
