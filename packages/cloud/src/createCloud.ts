import { getRequestListener } from '@hono/node-server'
import { createBus } from './bus/createBus.ts'
import { createCatalogue } from './catalogue/createCatalogue.ts'
import type { Cloud } from './Cloud.ts'
import type { CloudContext } from './CloudContext.ts'
import { formatUrl } from './config/formatUrl.ts'
import type { Settings } from './config/Settings.ts'
import { createClosers } from './createClosers.ts'
import { addObserveRoutes } from './http/addObserveRoutes.ts'
import { createApp } from './http/createApp.ts'
import { createHttpServer } from './http/createHttpServer.ts'
import { createLocalApp } from './http/createLocalApp.ts'
import { readClientAddress } from './http/readClientAddress.ts'
import { createProjectRoutes } from './http/routes/projects/createProjectRoutes.ts'
import { createRateLimiter } from './limits/createRateLimiter.ts'
import { createMetrics } from './observe/createMetrics.ts'
import { createReadiness } from './observe/createReadiness.ts'
import type { Logger } from './observe/Logger.ts'
import { createProjectFinder } from './projects/createProjectFinder.ts'
import { createProjectStore } from './projects/createProjectStore.ts'
import { ensureDevProject } from './projects/ensureDevProject.ts'
import { createRelay } from './relay/createRelay.ts'
import { createStorage } from './storage/createStorage.ts'
import { lockDataFolder } from './storage/lockDataFolder.ts'

/**
 * Starts a node: storage, bus, projects, catalogue, relay, and one port for all of it.
 *
 * @param parameters.settings as `readSettings` makes them.
 * @param parameters.logger where it says what it does; `createLogger` makes one.
 * @throws CloudError `port.taken`, `storage.unavailable`, `bus.unavailable`, `config.invalid`; then nothing is left running.
 *
 * @example
 * ```ts
 * const { settings } = readSettings({ environment: process.env })
 * const cloud = await createCloud({ settings, logger: createLogger({ level: 'info', format: 'json' }) })
 * await cloud.close()
 * ```
 */
export async function createCloud(parameters: {
  readonly settings: Settings
  readonly logger: Logger
}): Promise<Cloud> {
  const { logger, settings } = parameters
  const now = (): number => Date.now()
  // What was opened last is closed first.
  const closers = createClosers({ logger, timeout: settings.drainTime + 5_000 })
  try {
    const isFolderUsed = settings.databaseUrl === undefined && settings.dataFolder !== 'memory'
    const lock = isFolderUsed ? await lockDataFolder({ folder: settings.dataFolder }) : undefined
    closers.add('lock', async () => lock?.release())
    const { databaseUrl, dataFolder, isDev, redisUrl } = settings
    const storage = await createStorage({ databaseUrl, folder: dataFolder, lock, logger })
    closers.add('storage', () => storage.close())
    const { database } = storage
    const bus = await createBus({ redisUrl, logger })
    closers.add('bus', () => bus.close())
    const limiter = await createRateLimiter({ redisUrl, logger, now })
    closers.add('limiter', () => limiter.close())

    if (isDev) await ensureDevProject({ database, now })
    const projects = await createProjectFinder({ database, bus, logger, now, isDev })
    closers.add('projects', () => projects.close())
    const store = createProjectStore({ database, bus, now, isDev })

    const context: CloudContext = { storage, bus, projects, logger, metrics: createMetrics(), now }
    const catalogue = await createCatalogue(context)
    closers.add('catalogue', () => catalogue.close())
    const relay = createRelay(context, {
      ...settings.relay,
      readAddress: (request) => readClientAddress({ request, trustedProxies: settings.trustedProxies }),
    })

    const readiness = createReadiness({ storage, bus, now })
    const background = new AbortController()
    closers.add('background', async () => background.abort())
    const routes = createProjectRoutes({ store, checksAnswers: isDev })
    const app = createApp({
      context,
      settings,
      catalogue,
      relay,
      limiter,
      projects: store,
      routes,
      signal: background.signal,
    })
    const { metricsToken } = settings
    addObserveRoutes({ app, metrics: context.metrics, readiness, limiter, metricsToken })
    const answerLocal = getRequestListener(createLocalApp({ context, routes, settings }).fetch)
    lock?.answer((request, response) => void answerLocal(request, response))

    const drainRelay = once(() => relay.drain())
    closers.add('relay', drainRelay)
    const { drainTime, host, port } = settings
    const server = await createHttpServer({ app, relay, host, port, requestTimeout: settings.http.requestTimeout })

    const end = async (): Promise<void> => {
      readiness.startDraining()
      closers.add('server', async () => {
        // Both at once: a request may wait for what a socket stores.
        await Promise.all([server.close({ timeout: drainTime }), drainRelay()])
      })
      await closers.closeAll()
    }
    let ending: Promise<void> | undefined
    return {
      url: settings.publicUrls[0] ?? formatUrl({ host, port: server.port }),
      port: server.port,
      close() {
        ending ??= end()
        return ending
      },
    }
  } catch (error) {
    await closers.closeAll()
    throw error
  }
}

/** Does something the first time it is called, and gives that result every time. */
function once<result>(act: () => result): () => result {
  let done: { readonly result: result } | undefined
  return () => {
    done ??= { result: act() }
    return done.result
  }
}
