import { getEmbedder, getUserTokenKeys, judgeOrigin } from '@latchkey/protocol/embedded'
import type { Site, SiteFile } from '@latchkey/secure-site'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { devProjectId } from '../../config/devProject.ts'
import type { NodeBudget } from '../../limits/Budget.ts'
import type { Project } from '../../projects/Project.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { createNotFound } from '../answerNotFound.ts'
import { answerError } from '../answerError.ts'
import { assertAllowed, assertLeft, chargeBudget, getSpender } from '../chargeBudget.ts'
import type { CloudServices } from '../createCloudServices.ts'
import { defineRoute } from '../defineRoute.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { accessLog } from '../middleware/accessLog.ts'
import { clientAddress } from '../middleware/clientAddress.ts'
import { limitBody } from '../middleware/limitBody.ts'
import { limitTime } from '../middleware/limitTime.ts'
import { limitWork } from '../middleware/limitWork.ts'
import { requestId } from '../middleware/requestId.ts'
import { requireProject } from '../middleware/requireProject.ts'
import { mount, type RouteGuards } from '../mount.ts'
import { createEmbeddedRoutes } from '../routes/embedded/createEmbeddedRoutes.ts'
import type { JudgeApp } from '../routes/embedded/judgeApp.ts'
import { createRpcRoutes } from '../routes/rpc/createRpcRoutes.ts'
import { addDeviceCheckPage } from './addDeviceCheckPage.ts'
import { addEmailUndoPage } from './addEmailUndoPage.ts'
import { mountLoginPages } from './mountLoginPages.ts'
import { assetHeaders, getCommonHeaders, getFrameHeaders, getRecoverHeaders, getWindowHeaders } from './siteHeaders.ts'
import { toFrameAncestors } from './toFrameAncestors.ts'

/** The services that the secure site uses. */
export type SiteServices = Pick<
  CloudServices,
  | 'budgets'
  | 'bundler'
  | 'bundlers'
  | 'context'
  | 'farcaster'
  | 'gate'
  | 'logins'
  | 'rpc'
  | 'settings'
  | 'socials'
  | 'sponsorships'
  | 'wallets'
>

/**
 * Creates the app of the secure site: the files of the frame, and an API for them alone. It answers to its own host only, sends no
 * CORS headers, and no file of it can become a service worker.
 *
 * @param parameters.getUrl its origin, which is known once the port is open.
 */
export function createSecureSiteApp(
  parameters: SiteServices & { readonly site: Site; readonly getUrl: () => string },
): Hono<HttpEnvironment> {
  const { context: cloud, gate, getUrl, settings, site } = parameters
  const { isDev } = settings
  const { ancestors = [], trustedApps = [] } = settings.secureSite ?? {}
  const app = new Hono<HttpEnvironment>()
  app.use(
    requestId(),
    clientAddress(gate),
    accessLog(cloud),
    addHeaders(getUrl),
    limitRequests(parameters.budgets.site),
    requireOwnHost({ getUrl, securityLog: cloud.securityLog }),
    refuseServiceWorkers(),
    limitTime({ timeout: settings.http.requestTimeout }),
    limitBody({ bytesAtMost: settings.http.bodyBytesAtMost }),
  )
  app.onError(answerError({ logger: cloud.logger }))
  app.notFound(() => {
    throw new ApiRefusal('not_found', 'The secure site has no such page.')
  })

  app.get('/frame', async (context) => {
    const { allowedOrigins } = await findProject(parameters, context)
    const { leftOut, sources } = toFrameAncestors({ allowedOrigins, ancestors, isDevelopment: isDev })
    if (leftOut.length > 0)
      cloud.logger.warn(
        { origins: leftOut },
        'Pages of these origins cannot embed the wallet: a project can have 100 origins, each such as https://example.com, with *. at the start at most',
      )
    return answerFile(context, site.frame, getFrameHeaders({ url: getUrl(), site, ancestors: sources }))
  })
  // It belongs to no project, and keeps working even if this file is all that remains of the cloud.
  app.get(site.recover.path, (context) => answerFile(context, site.recover, getRecoverHeaders({ site })))
  // The window states its project to the API only, so the document is the same for all.
  app.get('/window', limitWork({ budget: parameters.budgets.http }), (context) =>
    answerFile(context, site.window, getWindowHeaders({ url: getUrl(), site })),
  )
  mountLoginPages({ app, site, getUrl, budget: parameters.budgets.http })
  for (const asset of site.assets) app.get(asset.path, (context) => answerFile(context, asset, assetHeaders))

  addDeviceCheckPage({ app, budgets: parameters.budgets, logins: parameters.logins, getUrl })
  addEmailUndoPage({ app, budgets: parameters.budgets, emailUpdates: parameters.logins.emailUpdates, getUrl })
  for (const path of ['/embedded/*', '/v1/*'])
    app.use(path, requireSameOrigin({ getUrl, securityLog: cloud.securityLog }))
  const judge: JudgeApp = ({ allowedOrigins, origin }) =>
    judgeOrigin({ site: getUrl(), origin, allowedOrigins, ancestors, isDevelopment: isDev })
  const embedderRoute = defineRoute({
    endpoint: getEmbedder,
    access: 'public',
    handle: async ({ context }) => {
      const { allowedOrigins } = await findProject(parameters, context)
      // A project learns of its own apps only.
      const ownApps = trustedApps.filter((origin) => judge({ allowedOrigins, origin }) === 'allowed')
      return { allowedOrigins, ancestors, trustedApps: ownApps, isDevelopment: isDev }
    },
  })
  const { budgets } = parameters
  const { projects, refusals, securityLog } = cloud
  const ofProject = requireProject({
    projects,
    refusals,
    budgets,
    securityLog,
    isDevOpen: settings.isDevOpen,
    ignoresOrigin: true,
  })
  const guards: RouteGuards = {
    // `findProject` charges the budgets.
    public: [],
    // The page's own origin is the site's in each request: the routes judge the app's.
    project: [ofProject],
    projectFromAnywhere: [ofProject],
    operator: () => [refuseAll()],
    operatorLogin: [refuseAll()],
  }
  // The frame reaches the chains through its own origin.
  const routes = [embedderRoute, ...createEmbeddedRoutes({ ...parameters, judge }), ...createRpcRoutes(parameters)]
  for (const route of routes) mount({ app, route, guards, checksAnswers: isDev })
  return app
}

/** Finds the active project of a request within the limits of its client. Others do not exist for the caller. */
async function findProject(services: SiteServices, context: Context<HttpEnvironment>): Promise<Project> {
  const { budgets, context: cloud, settings } = services
  const client = context.get('client')
  const projectId = context.req.query('projectId') ?? ''
  const address = { address: client, isUnlimited: client.isLoopback && projectId === devProjectId }
  await chargeBudget({ budget: budgets.http, spender: address, work: 1 })
  if (!cloud.projects.isCached(projectId)) await assertLeft({ budget: budgets.lookup, spender: address })
  const project = projectId.length <= 128 ? await cloud.projects.find(projectId) : undefined
  if (project === undefined) await chargeBudget({ budget: budgets.lookup, spender: address, work: 1 })
  const isReachable = project?.key !== devProjectId || settings.isDevOpen || client.isLoopback
  if (project?.isActive !== true || !isReachable) throw createNotFound()
  return project
}

function answerFile(
  context: Context<HttpEnvironment>,
  file: SiteFile,
  headers: Readonly<Record<string, string>>,
): Response {
  return context.body(Uint8Array.from(file.content), 200, { 'content-type': file.contentType, ...headers })
}

/** Adds the headers that an answer does not have. */
function addHeaders(getUrl: () => string): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(getCommonHeaders({ url: getUrl() }))) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
  }
}

/** Charges every request, whatever it asks for: no file and no missing page is free. */
function limitRequests(budget: NodeBudget): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    assertAllowed(budget.take(getSpender(context), { work: 1 }))
    await next()
  }
}

/** Refuses every other host and port: a name that leads to this port would be an origin with the same files. */
function requireOwnHost(parameters: {
  readonly getUrl: () => string
  readonly securityLog: SiteServices['context']['securityLog']
}): MiddlewareHandler<HttpEnvironment> {
  const { getUrl, securityLog } = parameters
  return async (context, next) => {
    const { host, protocol } = new URL(getUrl())
    const stated = `${protocol}//${context.req.header('host') ?? ''}`
    if (!URL.canParse(stated) || new URL(stated).host !== host) {
      securityLog.refused({ purpose: 'host', share: 'address', unit: 'request', address: context.get('client') })
      throw new ApiRefusal('host_not_allowed', 'The secure site does not answer to this host name.')
    }
    await next()
  }
}

/** A service worker could replace every file later, so none is ever served: https://www.w3.org/TR/service-workers/#service-worker-script-request */
function refuseServiceWorkers(): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    if (context.req.header('service-worker') !== undefined || context.req.header('sec-fetch-dest') === 'serviceworker')
      throw createNotFound()
    await next()
  }
}

/** This origin has no operator endpoints. */
function refuseAll(): MiddlewareHandler<HttpEnvironment> {
  return () => {
    throw createNotFound()
  }
}

/**
 * The API serves the documents of this origin only. Browsers state where a request comes from, and the origin of one that changes
 * something; a request without these headers is refused. Only the public keys are for everyone.
 */
function requireSameOrigin(parameters: {
  readonly getUrl: () => string
  readonly securityLog: SiteServices['context']['securityLog']
}): MiddlewareHandler<HttpEnvironment> {
  const { getUrl, securityLog } = parameters
  return async (context, next) => {
    const { method, path } = context.req
    if (path === getUserTokenKeys.path && method === 'GET') return next()
    const origin = context.req.header('origin')
    const isOwn = origin === undefined ? method === 'GET' || method === 'HEAD' : origin === getUrl()
    if (!isOwn || context.req.header('sec-fetch-site') !== 'same-origin') {
      securityLog.refused({ purpose: 'secureSite', share: 'address', unit: 'origin', address: context.get('client') })
      throw new ApiRefusal('origin_not_allowed', 'This API answers the pages of the secure site only.')
    }
    return next()
  }
}
