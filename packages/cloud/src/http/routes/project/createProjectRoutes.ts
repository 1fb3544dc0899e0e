import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { getAnalyticsConfigRoute } from './getAnalyticsConfig.ts'
import { getConfigRoute } from './getConfig.ts'
import { getOriginsRoute } from './getOrigins.ts'
import { sendEventRoute } from './sendEvent.ts'

/** Creates the routes by which apps learn of their project and report events. */
export function createProjectRoutes(services: CloudServices): readonly Route[] {
  return [getConfigRoute(services), getOriginsRoute(), getAnalyticsConfigRoute(), sendEventRoute(services)]
}
