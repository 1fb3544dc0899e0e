import { endpoints, type EndpointDefinition } from '@latchkey/protocol/api'
import type { Hono } from 'hono'
import { createBaseApp } from './createBaseApp.ts'
import type { CloudServices } from './createCloudServices.ts'
import { createGuards, toGuardParameters } from './createGuards.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'
import { mount } from './mount.ts'
import { notConfiguredRoute } from './notConfiguredRoute.ts'
import type { Route } from './Route.ts'
import { createAccountRoutes } from './routes/account/createAccountRoutes.ts'
import { createCatalogueRoutes } from './routes/catalogue/createCatalogueRoutes.ts'
import { createConvertRoutes } from './routes/convert/createConvertRoutes.ts'
import { createImagesRoutes } from './routes/images/createImagesRoutes.ts'
import { createNamesRoutes } from './routes/names/createNamesRoutes.ts'
import { getOpenApiRoute } from './routes/openApi/getOpenApi.ts'
import { createOnrampRoutes } from './routes/onramp/createOnrampRoutes.ts'
import { createPricesRoutes } from './routes/prices/createPricesRoutes.ts'
import { createProjectRoutes } from './routes/project/createProjectRoutes.ts'
import { createOperatorRoutes } from './routes/projects/createOperatorRoutes.ts'
import { createRelayRoutes } from './routes/relay/createRelayRoutes.ts'
import { createRpcRoutes } from './routes/rpc/createRpcRoutes.ts'
import { addSandboxPages } from './sandbox/addSandboxPages.ts'
import { createServerRoutes } from './routes/server/createServerRoutes.ts'
import { createSessionsRoutes } from './routes/sessions/createSessionsRoutes.ts'
import { createSiwxRoutes } from './routes/siwx/createSiwxRoutes.ts'

/** Creates the app that answers every HTTP request. */
export function createApp(services: CloudServices): Hono<HttpEnvironment> {
  const { budgets, context, gate, settings } = services
  const app = createBaseApp({ context, gate, settings })
  const guards = createGuards(toGuardParameters(services))
  const routes = createRoutes(services)
  const checksAnswers = settings.isDev
  if (services.onramp?.sandbox !== undefined) addSandboxPages({ app, budgets, shop: services.onramp.sandbox })
  for (const route of [...routes, getOpenApiRoute({ routes })]) mount({ app, route, guards, checksAnswers })
  return app
}

/** The routes of all groups. Endpoints that no group answers are not configured. */
function createRoutes(services: CloudServices): readonly Route[] {
  const routes = [
    createRpcRoutes,
    createSiwxRoutes,
    createSessionsRoutes,
    createServerRoutes,
    createProjectRoutes,
    createCatalogueRoutes,
    createImagesRoutes,
    createPricesRoutes,
    createAccountRoutes,
    createConvertRoutes,
    createNamesRoutes,
    createOnrampRoutes,
    createRelayRoutes,
    createOperatorRoutes,
  ].flatMap((createGroup) => createGroup(services))
  const all: readonly EndpointDefinition[] = endpoints
  const answered = new Set(routes.map(({ endpoint }) => endpoint))
  return [...routes, ...all.filter((endpoint) => !answered.has(endpoint)).map(notConfiguredRoute)]
}
