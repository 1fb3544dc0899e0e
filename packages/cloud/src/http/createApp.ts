import { endpoints, type EndpointDefinition } from '@latchkey/protocol/api'
import type { Hono } from 'hono'
import { createBaseApp } from './createBaseApp.ts'
import type { CloudServices } from './createCloudServices.ts'
import { createGuards } from './createGuards.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'
import { mount } from './mount.ts'
import { notConfiguredRoute } from './notConfiguredRoute.ts'
import type { Route } from './Route.ts'
import { getAssetImageRoute } from './routes/catalogue/getAssetImage.ts'
import { getCurrencyImageRoute } from './routes/catalogue/getCurrencyImage.ts'
import { getTokenImageRoute } from './routes/catalogue/getTokenImage.ts'
import { getWalletImageRoute } from './routes/catalogue/getWalletImage.ts'
import { getWalletsRoute } from './routes/catalogue/getWallets.ts'
import { getImageRoute } from './routes/images/getImage.ts'
import { getOpenApiRoute } from './routes/openApi/getOpenApi.ts'
import { getAnalyticsConfigRoute } from './routes/project/getAnalyticsConfig.ts'
import { getConfigRoute } from './routes/project/getConfig.ts'
import { getOriginsRoute } from './routes/project/getOrigins.ts'
import { sendEventRoute } from './routes/project/sendEvent.ts'
import { adminListEventsRoute } from './routes/projects/adminListEvents.ts'
import { createProjectRoutes } from './routes/projects/createProjectRoutes.ts'
import { sendRelayRpcRoute } from './routes/relay/sendRelayRpc.ts'
import { getSupportedChainsRoute } from './routes/rpc/getSupportedChains.ts'
import { sendBundlerRpcRoute } from './routes/rpc/sendBundlerRpc.ts'
import { sendChainRpcRoute } from './routes/rpc/sendChainRpc.ts'
import { getSessionsRoute } from './routes/sessions/getSessions.ts'
import { revokeSessionRoute } from './routes/sessions/revokeSession.ts'
import { createSignInNonceRoute } from './routes/siwx/createSignInNonce.ts'
import { getSignInKeysRoute } from './routes/siwx/getSignInKeys.ts'
import { renewSignInTokenRoute } from './routes/siwx/renewSignInToken.ts'
import { signInRoute } from './routes/siwx/signIn.ts'
import { signOutRoute } from './routes/siwx/signOut.ts'

/** Creates the app that answers every HTTP request. */
export function createApp(services: CloudServices): Hono<HttpEnvironment> {
  const { budgets, context, gate, settings } = services
  const app = createBaseApp({ context, gate, settings })
  const guards = createGuards({ projects: context.projects, budgets, settings })
  const routes = createRoutes(services)
  const checksAnswers = settings.isDev
  for (const route of [...routes, getOpenApiRoute({ routes })]) mount({ app, route, guards, checksAnswers })
  return app
}

function createRoutes(services: CloudServices): readonly Route[] {
  const routes = [
    getSupportedChainsRoute(services),
    sendChainRpcRoute(services),
    sendBundlerRpcRoute(services),
    createSignInNonceRoute(services),
    signInRoute(services),
    renewSignInTokenRoute(services),
    signOutRoute(services),
    getSessionsRoute(services),
    revokeSessionRoute(services),
    getSignInKeysRoute(services),
    getConfigRoute(),
    getOriginsRoute(),
    getWalletsRoute(services),
    getWalletImageRoute(services),
    getAssetImageRoute(services),
    getCurrencyImageRoute(services),
    getTokenImageRoute(services),
    getImageRoute(services),
    getAnalyticsConfigRoute(),
    sendEventRoute(services),
    sendRelayRpcRoute(services),
    adminListEventsRoute(services),
    ...createProjectRoutes(services),
  ]
  const all: readonly EndpointDefinition[] = endpoints
  const answered = new Set(routes.map(({ endpoint }) => endpoint))
  return [...routes, ...all.filter((endpoint) => !answered.has(endpoint)).map(notConfiguredRoute)]
}
