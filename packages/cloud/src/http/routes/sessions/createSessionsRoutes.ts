import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { getSessionsRoute } from './getSessions.ts'
import { revokeSessionRoute } from './revokeSession.ts'

/** Creates the routes of an address's sessions. */
export function createSessionsRoutes(services: CloudServices): readonly Route[] {
  return [getSessionsRoute(services), revokeSessionRoute(services)]
}
