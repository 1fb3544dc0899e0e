import { judgeOrigin } from '@latchkey/protocol/embedded'
import type { AdminProject, AdminProjectChange } from '@latchkey/protocol/project'
import { onTestFinished } from 'vitest'
import { createAuditLog } from '../audit/createAuditLog.ts'
import type { Bundler } from '../bundler/Bundler.ts'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import type { SponsorshipLedger } from '../bundler/SponsorshipLedger.ts'
import type { Catalogue } from '../catalogue/createCatalogue.ts'
import type { CloudContext } from '../CloudContext.ts'
import { readSettings } from '../config/readSettings.ts'
import type { SponsorshipBook } from '../embedded/sponsorship/createSponsorshipBook.ts'
import type { PaymasterCaller } from '../embedded/sponsorship/paymaster/createPaymasterCaller.ts'
import { createApp } from '../http/createApp.ts'
import { createCloudServices } from '../http/createCloudServices.ts'
import { createGuards, toGuardParameters } from '../http/createGuards.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { guardUpgrades } from '../http/guardUpgrades.ts'
import { mount } from '../http/mount.ts'
import { createEmbeddedRoutes } from '../http/routes/embedded/createEmbeddedRoutes.ts'
import type { JudgeApp } from '../http/routes/embedded/judgeApp.ts'
import { addEmailUndoPage } from '../http/secureSite/addEmailUndoPage.ts'
import { createMetrics } from '../observe/createMetrics.ts'
import { createOriginRefusals } from '../projects/createOriginRefusals.ts'
import { createProjectFinder } from '../projects/createProjectFinder.ts'
import { createProjectStore } from '../projects/createProjectStore.ts'
import { ensureDevProject } from '../projects/ensureDevProject.ts'
import type { ProjectStore } from '../projects/ProjectStore.ts'
import { createRequestGate } from '../request/createRequestGate.ts'
import type { Relay } from '../relay/createRelay.ts'
import type { Storage } from '../storage/Storage.ts'
import type { TokenList } from '../tokens/TokenList.ts'
import { createTestGuards } from './createTestGuards.ts'
import { openTestProjects } from './openTestProjects.ts'
import { createTestLogger, type TestLogger } from './createTestLogger.ts'

/** The operator's token of a test cloud. */
export const operatorToken = 'operator-of-the-test'

/** The origin of the wallet in tests of its routes. */
export const siteUrl = 'https://wallet.example.com'

/** A cloud on a real port. */
export interface TestCloud {
  readonly url: string
  readonly app: ReturnType<typeof createApp>
  readonly logger: TestLogger
  readonly metrics: ReturnType<typeof createMetrics>
  readonly projects: ProjectStore
  readonly storage: Storage
  readonly clock: { now: number }
  /** The budgets of operations that projects pay for. */
  readonly sponsorshipBook: SponsorshipBook
  createProject(change?: AdminProjectChange): Promise<AdminProject>
  /** Sends a request with a project id, by default `dev`. */
  ask(path: string, init?: RequestInit & { readonly projectId?: string | undefined }): Promise<Response>
  close(): Promise<void>
}

interface TestCloudParameters {
  /** Opened and closed by the test file. */
  readonly storage: Storage
  readonly catalogue?: Catalogue | undefined
  readonly relay?: Relay | undefined
  readonly disk?: CloudContext['disk']
  readonly tokens?: TokenList | undefined
  readonly environment?: Readonly<Record<string, string>> | undefined
  /** Whether it also answers the routes of the secure origin, which are not part of the public API. */
  readonly hasEmbeddedRoutes?: boolean | undefined
  /** The keys of the server's shares. */
  readonly shareKeys?: readonly string[] | undefined
  /** The operations that projects pay for. */
  readonly ledger?: SponsorshipLedger | undefined
  /** Estimates operations that projects pay for. Default: the cloud's own bundler. */
  readonly estimator?: Pick<Bundler, 'chainIds' | 'estimate'> | undefined
  readonly callPaymaster?: PaymasterCaller | undefined
}

/** Starts a cloud that stops when the test ends. */
export async function startTestCloud(parameters: TestCloudParameters): Promise<TestCloud> {
  const cloud = await startSharedTestCloud(parameters)
  onTestFinished(() => cloud.close())
  return cloud
}

/** Starts a cloud shared by several tests. Close it after the last one. */
export async function startSharedTestCloud(parameters: TestCloudParameters): Promise<TestCloud> {
  const {
    estimator,
    callPaymaster,
    catalogue = noCatalogue,
    disk,
    environment,
    hasEmbeddedRoutes = false,
    ledger,
    relay = noRelay,
    shareKeys = ['22'.repeat(32)],
    storage,
    tokens,
  } = parameters
  const { settings } = readSettings({
    environment: {
      // Tests that index a chain name it.
      LATCHKEY_INDEX: 'none',
      // So do tests of swaps and purchases.
      LATCHKEY_SWAPS: 'none',
      LATCHKEY_ONRAMP: 'none',
      LATCHKEY_DEV: '1',
      LATCHKEY_ADMIN_TOKEN: operatorToken,
      // The clock stands still, so all sign-ins of a test file are within one minute.
      LATCHKEY_RATE_SIGN_IN: '10000',
      ...environment,
    },
  })
  const logger = createTestLogger()
  const metrics = createMetrics()
  const clock = { now: Date.UTC(2026, 0, 15, 12) }
  const now = (): number => clock.now
  const bus = createMemoryBus({ logger })
  const { database } = storage
  const finder = await createProjectFinder({ database, bus, logger, now, isDev: true })
  const projects = openTestProjects({ database, bus, now, isDev: true })
  const audit = createAuditLog({ database, now, retention: settings.audit.retention })
  await ensureDevProject({ database, now })
  const end = new AbortController()
  const guards = createTestGuards({ logger, metrics, now, ...(disk === undefined ? {} : { disk }) })
  const refusals = createOriginRefusals({ ...guards, storage })
  const gate = createRequestGate({ settings, logger })
  const services = createCloudServices({
    context: { ...guards, storage, bus, projects: finder, refusals },
    settings,
    gate,
    openProjects: (actor) => createProjectStore({ database, bus, audit, actor, now, isDev: true }),
    audit,
    refusals,
    catalogue,
    relay,
    signal: end.signal,
    signInKeys: ['11'.repeat(32)],
    shareKeys,
    ledger,
    tokens,
    estimator,
    callPaymaster,
    gatherTime: 0,
  })
  const app = createApp(services)
  const routeGuards = createGuards(toGuardParameters(services))
  const judge: JudgeApp = (app) => judgeOrigin({ ...app, site: siteUrl, ancestors: [], isDevelopment: settings.isDev })
  const ownRoutes = hasEmbeddedRoutes ? createEmbeddedRoutes({ ...services, judge, getUrl: () => siteUrl }) : []
  for (const route of ownRoutes) mount({ app, route, guards: routeGuards, checksAnswers: true })
  if (hasEmbeddedRoutes) {
    const { budgets, logins } = services
    addEmailUndoPage({ app, budgets, emailUpdates: logins.emailUpdates, getUrl: () => siteUrl })
  }
  const server = await createHttpServer({
    app,
    relay: guardUpgrades({ relay, gate, securityLog: guards.securityLog }),
    host: '127.0.0.1',
    port: 0,
    requestTimeout: 30_000,
    connectionsAtMost: settings.http.connectionsAtMost,
    securityLog: guards.securityLog,
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    url,
    app,
    logger,
    metrics,
    projects,
    storage,
    clock,
    sponsorshipBook: services.sponsorshipBook,
    createProject: (change = {}) => projects.create({ ...change, name: change.name ?? 'Shop' }),
    ask: (path, { projectId = 'dev', ...init } = {}) => {
      const target = new URL(path, url)
      target.searchParams.set('projectId', projectId)
      return fetch(target, init)
    },
    async close() {
      end.abort()
      await server.close({ timeout: 0 })
      await services.analytics.close()
      await services.alerts.close()
      await refusals.close()
      await services.bundler?.close()
      await services.wallets.deletions.close()
      await services.wallets.notices.close()
      services.mailer.close()
      await services.indexer.close()
      await finder.close()
      await bus.close()
    },
  }
}

/** Throws if a test uses a service that it did not provide. */
const refuse = (what: string) => (): never => {
  throw new TypeError(`This test has no ${what}.`)
}
const noCatalogue: Catalogue = {
  list: refuse('catalogue'),
  listEntries: refuse('catalogue'),
  getWalletImage: refuse('catalogue'),
  getPublicImage: refuse('catalogue'),
  reload: refuse('catalogue'),
}
const noRelay: Relay = {
  handleUpgrade: refuse('relay'),
  handleRpc: refuse('relay'),
  readState: refuse('relay'),
  drain: refuse('relay'),
}
