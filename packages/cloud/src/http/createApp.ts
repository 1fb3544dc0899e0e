import { endpoints, type EndpointDefinition } from '@latchkey/protocol/api'
import type { Hono } from 'hono'
import { createEventStore } from '../analytics/createEventStore.ts'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { CloudContext } from '../CloudContext.ts'
import type { Settings } from '../config/Settings.ts'
import type { RateLimiter } from '../limits/RateLimiter.ts'
import type { ProjectStore } from '../projects/ProjectStore.ts'
import type { Relay } from '../relay/Relay.ts'
import { createSignIns } from '../signIn/createSignIns.ts'
import { createRpcGateway } from '../upstream/rpc/createRpcGateway.ts'
import { createRpcMetrics } from '../upstream/rpc/createRpcMetrics.ts'
import { createBaseApp } from './createBaseApp.ts'
import { createGuards } from './createGuards.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'
import { mount } from './mount.ts'
import { notConfiguredRoute } from './notConfiguredRoute.ts'
import type { Route } from './Route.ts'
import type { RouteOptions } from './RouteOptions.ts'
import { adminListEventsRoute } from './routes/projects/adminListEvents.ts'
import { getAssetImageRoute } from './routes/catalogue/getAssetImage.ts'
import { getCurrencyImageRoute } from './routes/catalogue/getCurrencyImage.ts'
import { getTokenImageRoute } from './routes/catalogue/getTokenImage.ts'
import { getWalletImageRoute } from './routes/catalogue/getWalletImage.ts'
import { getWalletsRoute } from './routes/catalogue/getWallets.ts'
import { getOpenApiRoute } from './routes/openApi/getOpenApi.ts'
import { getAnalyticsConfigRoute } from './routes/project/getAnalyticsConfig.ts'
import { getConfigRoute } from './routes/project/getConfig.ts'
import { getOriginsRoute } from './routes/project/getOrigins.ts'
import { sendEventRoute } from './routes/project/sendEvent.ts'
import { sendRelayRpcRoute } from './routes/relay/sendRelayRpc.ts'
import { getSessionsRoute } from './routes/sessions/getSessions.ts'
import { revokeSessionRoute } from './routes/sessions/revokeSession.ts'
import { createSignInNonceRoute } from './routes/siwx/createSignInNonce.ts'
import { getSignInKeysRoute } from './routes/siwx/getSignInKeys.ts'
import { signInRoute } from './routes/siwx/signIn.ts'
import { signOutRoute } from './routes/siwx/signOut.ts'
import { getSupportedChainsRoute } from './routes/rpc/getSupportedChains.ts'
import { sendBundlerRpcRoute } from './routes/rpc/sendBundlerRpc.ts'
import { sendChainRpcRoute } from './routes/rpc/sendChainRpc.ts'

/** What the app is made from. */
export interface AppParameters {
  readonly context: CloudContext
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly relay: Relay
  readonly limiter: RateLimiter
  readonly projects: ProjectStore
  /** Further routes, such as those of the projects. */
  readonly routes?: readonly Route[] | undefined
  /** Ends what goes on in the background. */
  readonly signal?: AbortSignal | undefined
}

/** Makes the app that answers everything that comes by HTTP. */
export function createApp(parameters: AppParameters): Hono<HttpEnvironment> {
  const { context, limiter, settings } = parameters
  const app = createBaseApp({ context, settings })
  const guards = createGuards({ projects: context.projects, limiter, settings })
  const routes = createRoutes(parameters)
  for (const route of [...routes, getOpenApiRoute({ routes })]) mount({ app, route, guards })
  return app
}

function createRoutes(
  parameters: Omit<Parameters<typeof createApp>[0], 'limiter' | 'requireOperator'>,
): readonly Route[] {
  const { catalogue, context, projects, relay, routes = [], settings, signal } = parameters
  const { logger, metrics, now } = context
  const upstreams = { timeout: settings.upstream.timeout, metrics: createRpcMetrics(metrics), logger, now, signal }
  const rpc = createRpcGateway({ ...upstreams, kind: 'rpc', pools: settings.upstream.rpc })
  const bundlers = createRpcGateway({ ...upstreams, kind: 'bundler', pools: settings.upstream.bundlers })
  const events = createEventStore({ context, retention: settings.analytics.retention })
  const signIns = createSignIns({ context, settings, gateway: rpc })
  const options: RouteOptions = { checksAnswers: settings.isDev }

  const real = [
    getSupportedChainsRoute({ ...options, rpc }),
    sendChainRpcRoute({ ...options, rpc }),
    sendBundlerRpcRoute({ ...options, bundlers }),
    createSignInNonceRoute({ ...options, signIns }),
    signInRoute({ ...options, signIns }),
    signOutRoute({ ...options, signIns }),
    getSessionsRoute({ ...options, signIns, now }),
    revokeSessionRoute({ ...options, signIns }),
    getSignInKeysRoute({ ...options, signIns }),
    getConfigRoute(options),
    getOriginsRoute(options),
    getWalletsRoute({ ...options, catalogue }),
    getWalletImageRoute({ catalogue }),
    getAssetImageRoute({ catalogue }),
    getCurrencyImageRoute({ catalogue }),
    getTokenImageRoute({ catalogue }),
    getAnalyticsConfigRoute(options),
    sendEventRoute({ ...options, events }),
    sendRelayRpcRoute({ relay }),
    adminListEventsRoute({ ...options, events, projects }),
    ...routes,
  ]
  const all: readonly EndpointDefinition[] = endpoints
  const answered = new Set(real.map(({ endpoint }) => endpoint))
  return [...real, ...all.filter((endpoint) => !answered.has(endpoint)).map(notConfiguredRoute)]
}
