import { getRequestListener } from '@hono/node-server'
import { createAuditLog } from './audit/createAuditLog.ts'
import { createBus } from './bus/createBus.ts'
import { createCatalogue } from './catalogue/createCatalogue.ts'
import type { CloudContext } from './CloudContext.ts'
import { findDashboardUrl } from './config/findDashboardUrl.ts'
import { formatUrl } from './config/formatUrl.ts'
import type { Settings } from './config/Settings.ts'
import { createDisposables } from './createDisposables.ts'
import { ensureDevSponsorship } from './embedded/sponsorship/ensureDevSponsorship.ts'
import { openShareKeys } from './embedded/vaults/openShareKeys.ts'
import { addObserveRoutes } from './http/addObserveRoutes.ts'
import { createApp } from './http/createApp.ts'
import { type CloudServices, createCloudServices } from './http/createCloudServices.ts'
import { createFloodGuard } from './http/createFloodGuard.ts'
import { createHttpServer } from './http/createHttpServer.ts'
import { createLocalApp } from './http/createLocalApp.ts'
import { addDashboardPages } from './http/dashboard/addDashboardPages.ts'
import { readDashboard } from './http/dashboard/readDashboard.ts'
import { addDocsPages } from './http/docs/addDocsPages.ts'
import { readDocs } from './http/docs/readDocs.ts'
import { guardUpgrades } from './http/guardUpgrades.ts'
import { openSecureSite, type SecureSite } from './http/secureSite/openSecureSite.ts'
import { createMemoryRateLimiter } from './limits/createMemoryRateLimiter.ts'
import type { RateLimiter } from './limits/RateLimiter.ts'
import { createAddressHash } from './observe/createAddressHash.ts'
import type { Logger } from './observe/createLogger.ts'
import { createMetrics } from './observe/createMetrics.ts'
import { createReadiness } from './observe/createReadiness.ts'
import { createSecurityLog } from './observe/createSecurityLog.ts'
import { createOwnerLink } from './operators/createOwnerLink.ts'
import { createOriginRefusals } from './projects/createOriginRefusals.ts'
import { createProjectFinder } from './projects/createProjectFinder.ts'
import { createProjectStore } from './projects/createProjectStore.ts'
import { ensureDevProject } from './projects/ensureDevProject.ts'
import { createRelay } from './relay/createRelay.ts'
import { createRequestGate } from './request/createRequestGate.ts'
import { openSignInKeys } from './signIn/openSignInKeys.ts'
import { createDiskSpace } from './storage/createDiskSpace.ts'
import { createStorage } from './storage/createStorage.ts'
import { lockDataFolder } from './storage/lockDataFolder.ts'
import type { AnswerStore } from './upstream/cache/AnswerStore.ts'
import { createMemoryAnswerStore } from './upstream/cache/createMemoryAnswerStore.ts'

/** A running node of the cloud. */
export interface Cloud {
  /** The public URL if one is set, otherwise the address it listens on. */
  readonly url: string
  readonly port: number
  /** The address of the port for operators, if there is one. */
  readonly adminUrl: string | undefined
  /** The origin of the secure site, if there is one. */
  readonly secureSiteUrl: string | undefined
  /**
   * Creates a link by which the first owner registers a passkey, valid once, for an hour; `undefined` if there are operators, or if they
   * cannot log in. Links created before do not work any more.
   */
  createOwnerLink(): Promise<string | undefined>
  /**
   * Shuts the node down: stops accepting connections, finishes open requests within the drain time, closes relay
   * sockets with 1001 and stores all accepted messages. Further calls return the same promise.
   */
  close(): Promise<void>
}

/**
 * Starts a node: storage, bus, projects, catalogue and relay behind one port.
 *
 * @param parameters.settings see `readSettings`.
 * @param parameters.logger see `createLogger`.
 * @throws CloudError `port.taken`, `storage.unavailable`, `bus.unavailable`, `config.invalid`. Everything that was opened
 *   is closed again.
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
  // Closed in reverse order.
  const disposables = createDisposables({ logger, timeout: settings.drainTime + 5_000 })
  let secureSite: SecureSite | undefined
  const ports: { public?: number | undefined; admin?: number | undefined } = {}
  try {
    const isFolderUsed = settings.databaseUrl === undefined && settings.dataFolder !== 'memory'
    const lock = isFolderUsed ? await lockDataFolder({ folder: settings.dataFolder }) : undefined
    disposables.add('lock', async () => lock?.release())
    const { databaseUrl, dataFolder, isDev, redisUrl } = settings
    const storage = await createStorage({ databaseUrl, folder: dataFolder, lock, logger })
    disposables.add('storage', () => storage.close())
    const { database } = storage
    const bus = await createBus({ redisUrl, logger })
    disposables.add('bus', () => bus.close())
    const limiter = await createRateLimiter({ redisUrl, logger, now })
    disposables.add('limiter', () => limiter.close())

    if (isDev) {
      await ensureDevProject({ database, now })
      await ensureDevSponsorship({ database, networks: settings.sponsorship.devNetworks, now })
    }
    const projects = await createProjectFinder({ database, bus, logger, now, isDev })
    disposables.add('projects', () => projects.close())

    const metrics = createMetrics()
    const folder = isFolderUsed ? dataFolder : undefined
    const disk = await createDiskSpace({ folder, reserve: settings.diskReserve, logger, metrics })
    disposables.add('disk', async () => disk.close())
    const hashAddress = createAddressHash()
    const securityLog = createSecurityLog({ logger, metrics, hashAddress, now })
    const refusals = createOriginRefusals({ storage, disk, logger, now })
    refusals.start()
    disposables.add('refusals', () => refusals.close())
    const context: CloudContext = {
      storage,
      disk,
      bus,
      projects,
      refusals,
      limiter,
      logger,
      metrics,
      securityLog,
      hashAddress,
      now,
    }
    const gate = createRequestGate({ settings, logger })
    const catalogue = await createCatalogue(context)
    disposables.add('catalogue', () => catalogue.close())
    const relay = createRelay(context, {
      ...settings.relay,
      readAddress: gate.readAddress,
    })

    const audit = createAuditLog({ database, now, retention: settings.audit.retention })
    await audit.sweep()
    const readiness = createReadiness({ storage, disk, bus, now })
    const answers = await createAnswerStore({ redisUrl, logger, now })
    disposables.add('answers', () => answers.close())
    const background = new AbortController()
    disposables.add('background', async () => background.abort())
    const shareKeys = await openShareKeys({ settings, database })
    const signInKeys = await openSignInKeys({ settings, database, logger })
    const services = createCloudServices({
      context,
      settings,
      gate,
      openProjects: (actor) => createProjectStore({ database, bus, audit, actor, now, isDev }),
      audit,
      refusals,
      catalogue,
      relay,
      signal: background.signal,
      signInKeys,
      shareKeys,
      getSecureSiteUrl: () => secureSite?.url,
      getDashboardUrl: () => findDashboardUrl(settings, ports),
      answers,
    })
    addServices(disposables, services)
    const app = createApp(services)
    const { metricsToken } = settings
    await addPages({ app, settings, budget: services.budgets.http })
    addObserveRoutes({ app, metrics, readiness, budget: services.budgets.token, securityLog, metricsToken })
    const answerLocal = getRequestListener(createLocalApp(services).fetch)
    lock?.answer((request, response) => void answerLocal(request, response))

    const drainRelay = once(() => relay.drain())
    disposables.add('relay', drainRelay)
    const { admin, drainTime, host, port } = settings
    const { connectionsAtMost, requestTimeout } = settings.http
    const flood = createFloodGuard({ readAddress: gate.readAddress, securityLog, now })
    const common = { app, requestTimeout, connectionsAtMost, flood, securityLog }
    const adminServer = admin && (await createHttpServer({ ...common, ...admin, relay: undefined, listener: 'admin' }))
    ports.admin = adminServer?.port
    // Until the last part is open, a failure closes this one.
    disposables.add('admin server', async () => adminServer?.close({ timeout: drainTime }))
    secureSite = await openSecureSite(services, flood)
    disposables.add('secure site', async () => secureSite?.close({ timeout: drainTime }))
    const server = await createHttpServer({
      ...common,
      relay: guardUpgrades({ relay, gate, securityLog }),
      listener: admin && 'public',
      host,
      port,
    })

    ports.public = server.port

    const end = async (): Promise<void> => {
      readiness.startDraining()
      disposables.add('server', async () => {
        // In parallel: a request may wait for a message from a socket.
        await Promise.all([server.close({ timeout: drainTime }), drainRelay()])
      })
      await disposables.closeAll()
    }
    let ending: Promise<void> | undefined
    return {
      url: settings.publicUrls[0] ?? formatUrl({ host, port: server.port }),
      port: server.port,
      adminUrl: admin && adminServer && formatUrl({ host: admin.host, port: adminServer.port }),
      secureSiteUrl: secureSite?.url,
      createOwnerLink: () => createOwnerLink(services),
      close() {
        ending ??= end()
        return ending
      },
    }
  } catch (error) {
    await disposables.closeAll()
    throw error
  }
}

/**
 * Adds the dashboard and the documentation.
 *
 * @throws CloudError `config.invalid` if the documentation is not where the settings say.
 */
async function addPages(parameters: {
  readonly app: ReturnType<typeof createApp>
  readonly settings: Settings
  readonly budget: CloudServices['budgets']['http']
}): Promise<void> {
  const { app, budget, settings } = parameters
  const { dashboard: asked, docsFolder, publicUrls } = settings
  const dashboard = asked.isOn ? await readDashboard() : undefined
  if (dashboard !== undefined) addDashboardPages({ app, dashboard, budget })
  if (docsFolder !== undefined) addDocsPages({ app, docs: await readDocs(docsFolder), budget, publicUrls })
}

/** Starts what runs in the background, and ends it with the node. */
function addServices(disposables: ReturnType<typeof createDisposables>, services: CloudServices): void {
  const { alerts, analytics, bundler, indexer, mailer, wallets } = services
  analytics.start()
  disposables.add('analytics', () => analytics.close())
  disposables.add('mail', async () => mailer.close())
  alerts.start()
  disposables.add('alerts', () => alerts.close())
  disposables.add('notices', () => wallets.notices.close())
  disposables.add('deletions', () => wallets.deletions.close())
  disposables.add('indexer', () => indexer.close())
  const following = bundler?.start()
  disposables.add('bundler', async () => {
    await bundler?.close()
    await following
  })
}

/** Memoizes a function without arguments. */
function once<result>(act: () => result): () => result {
  let done: { readonly result: result } | undefined
  return () => {
    done ??= { result: act() }
    return done.result
  }
}

/** Creates the Redis rate limiter if a URL is set, otherwise the in-memory one. */
async function createRateLimiter(parameters: {
  readonly redisUrl: string | undefined
  readonly logger: Logger
  readonly now: () => number
}): Promise<RateLimiter & { close(): Promise<void> }> {
  const { logger, now, redisUrl } = parameters
  if (redisUrl !== undefined) {
    const { createRedisRateLimiter } = await import('./redis/createRedisRateLimiter.ts')
    return createRedisRateLimiter({ url: redisUrl, logger, now })
  }
  return { ...createMemoryRateLimiter({ now }), close: async () => {} }
}

/** Creates the store of answers in Redis if a URL is set, otherwise in memory. */
async function createAnswerStore(parameters: {
  readonly redisUrl: string | undefined
  readonly logger: Logger
  readonly now: () => number
}): Promise<AnswerStore> {
  const { logger, now, redisUrl } = parameters
  if (redisUrl === undefined) return createMemoryAnswerStore({ now })
  const { createRedisAnswerStore } = await import('./upstream/cache/createRedisAnswerStore.ts')
  return createRedisAnswerStore({ url: redisUrl, logger, now })
}
