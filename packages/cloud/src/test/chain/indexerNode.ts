// An indexing node as a process that a test can kill. Configured by environment variables.
import { createLogger } from '../../observe/createLogger.ts'
import { createMetrics } from '../../observe/createMetrics.ts'
import { createStorage } from '../../storage/createStorage.ts'
import { createIndexer } from '../../upstream/history/indexer/createIndexer.ts'
import { createRpcGateway } from '../../upstream/rpc/createRpcGateway.ts'
import { createRpcMetrics } from '../../upstream/rpc/createRpcMetrics.ts'

const { DATABASE_URL, LEASE = '5000', RPC_URL = '' } = process.env
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
  times: { poll: 50, lease: Number(LEASE) },
})
indexer.start()
// Exit with the parent, even if it crashes.
process.stdin.on('end', () => process.exit(0))
process.stdin.resume()
const stop = async (): Promise<void> => {
  await indexer.close()
  await storage.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
console.log('ready')
