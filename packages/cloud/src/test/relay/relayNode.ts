// A relay node as a process that a test can kill. Configured by environment variables.
import { Hono } from 'hono'
import { createBus } from '../../bus/createBus.ts'
import { createHttpServer } from '../../http/createHttpServer.ts'
import type { HttpEnvironment } from '../../http/HttpEnvironment.ts'
import { createLogger } from '../../observe/createLogger.ts'
import { createRelay } from '../../relay/createRelay.ts'
import { createStorage } from '../../storage/createStorage.ts'
import { createTestGuards } from '../createTestGuards.ts'

const { DATABASE_URL, DATA_FOLDER = 'memory', PORT = '0', REDIS_URL } = process.env
const logger = createLogger({ level: 'warn', format: 'json' })
const storage = await createStorage({ databaseUrl: DATABASE_URL, folder: DATA_FOLDER, logger })
const bus = await createBus({ redisUrl: REDIS_URL, logger })
const project = {
  key: 'shop',
  name: 'Shop',
  projectId: 'shop',
  isActive: true,
  allowedOrigins: [],
  features: {},
  isAnalyticsEnabled: false,
  relay: null,
  requiresSecret: false,
  mails: {},
  secretHashes: [],
}
const guards = createTestGuards({ logger, now: () => Date.now() })
const relay = createRelay(
  {
    storage,
    bus,
    projects: {
      isCached: () => true,
      find: async (projectId) => (projectId === 'shop' || projectId === 'dev' ? project : undefined),
    },
    ...guards,
  },
  { publicUrl: undefined, acceptedHosts: [], isLoopbackAccepted: true, unlimitedProjectId: 'dev' },
)
const app = new Hono<HttpEnvironment>()
const server = await createHttpServer({
  app,
  relay,
  host: '127.0.0.1',
  port: Number(PORT),
  requestTimeout: 30_000,
  connectionsAtMost: 20_000,
  securityLog: guards.securityLog,
})
const stop = async (): Promise<void> => {
  await Promise.all([relay.drain(), server.close({ timeout: 1_000 })])
  await bus.close()
  await storage.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
// Exit with the parent, even if it crashes.
process.stdin.on('end', () => process.exit(0))
process.stdin.on('data', () => {
  globalThis.gc?.()
  const { external, heapUsed } = process.memoryUsage()
  console.log(`memory ${heapUsed + external}`)
})
console.log(`ready ${server.port}`)
