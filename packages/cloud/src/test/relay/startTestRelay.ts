import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import type { Bus } from '../../bus/Bus.ts'
import { createMemoryBus } from '../../bus/createMemoryBus.ts'
import type { CloudContext } from '../../CloudContext.ts'
import type { RelaySettings } from '../../config/RelaySettings.ts'
import { createHttpServer } from '../../http/createHttpServer.ts'
import type { HttpEnvironment } from '../../http/HttpEnvironment.ts'
import { createMetrics } from '../../observe/createMetrics.ts'
import type { Project } from '../../projects/Project.ts'
import { type ClientAddress, getRequestAddress } from '../../request/getClientAddress.ts'
import { createRelay, type Relay } from '../../relay/createRelay.ts'
import type { Storage } from '../../storage/Storage.ts'
import { createTestGuards } from '../createTestGuards.ts'
import { createTestLogger, type TestLogger } from '../createTestLogger.ts'

/** A relay on a real port. */
export interface TestRelay {
  /** For example `ws://127.0.0.1:1234`. */
  readonly url: string
  readonly port: number
  readonly relay: Relay
  readonly logger: TestLogger
  readonly bus: Bus
  /** Advances the relay's clock, in ms. */
  advance(time: number): void
  /** Adds a project. `shop`, open to every origin, and `dev` always exist. */
  setProject(project: Partial<Project> & { readonly projectId: string }): void
  /** The sum of a metric over all label values, or over those with the given labels. */
  readMetric(name: string, labels?: Readonly<Record<string, string>>): Promise<number>
  stop(): Promise<void>
}

/** Takes the address of a client from `X-Forwarded-For`, as behind a trusted proxy. */
export function readAddressFromHeader(request: IncomingMessage): ClientAddress {
  return getRequestAddress({ request, isProxy: () => true })
}

/** Starts a relay on a storage that the test file opens and closes. Stops when the test ends. */
export async function startTestRelay(parameters: {
  readonly storage: Storage
  readonly bus?: Bus
  readonly port?: number
  readonly requestTimeout?: number
  readonly disk?: CloudContext['disk']
  readonly settings?: Partial<RelaySettings>
  /** Whether time passes with `advance` only. Otherwise budgets recover during a test on a busy machine. */
  readonly isTimeStill?: boolean
}): Promise<TestRelay> {
  const { disk, isTimeStill = false, port = 0, requestTimeout = 30_000, settings, storage } = parameters
  const logger = createTestLogger()
  const bus = parameters.bus ?? createMemoryBus({ logger })
  const metrics = createMetrics()
  const start = Date.now()
  let ahead = 0
  const projects = new Map<string, Project>()
  const setProject: TestRelay['setProject'] = (project) =>
    void projects.set(project.projectId, {
      key: project.projectId,
      name: project.projectId,
      isActive: true,
      allowedOrigins: [],
      features: {},
      isAnalyticsEnabled: false,
      relay: null,
      requiresSecret: false,
      mails: {},
      secretHashes: [],
      ...project,
    })
  setProject({ projectId: 'shop' })
  setProject({ projectId: 'dev' })
  const guards = createTestGuards({
    logger,
    metrics,
    now: () => (isTimeStill ? start : Date.now()) + ahead,
    ...(disk === undefined ? {} : { disk }),
  })
  const relay = createRelay(
    {
      storage,
      bus,
      projects: { isCached: () => true, find: async (projectId) => projects.get(projectId) },
      ...guards,
    },
    {
      publicUrl: undefined,
      acceptedHosts: [],
      isLoopbackAccepted: true,
      unlimitedProjectId: 'dev',
      ...settings,
    },
  )
  const server = await createHttpServer({
    app: new Hono<HttpEnvironment>(),
    relay,
    host: '127.0.0.1',
    port,
    requestTimeout,
    connectionsAtMost: 10_000,
    securityLog: guards.securityLog,
  })
  let stopping: Promise<unknown> | undefined
  const stop = async (): Promise<void> => {
    stopping ??= Promise.all([relay.drain(), server.close({ timeout: 0 })])
    await stopping
    if (parameters.bus === undefined) await bus.close()
  }
  onTestFinished(stop)
  return {
    url: `ws://127.0.0.1:${server.port}`,
    port: server.port,
    relay,
    logger,
    bus,
    advance(time) {
      ahead += time
    },
    setProject,
    async readMetric(name, labels = {}) {
      const rows = (await metrics.registry.getSingleMetric(name)?.get())?.values ?? []
      return rows
        .filter((row) => Object.entries(labels).every(([label, value]) => Reflect.get(row.labels, label) === value))
        .reduce((sum, { value }) => sum + value, 0)
    },
    stop,
  }
}
