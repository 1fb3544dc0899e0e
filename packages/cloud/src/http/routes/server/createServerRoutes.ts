import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { adminGetServerRoute } from './adminGetServer.ts'
import { getSecurityContactRoute } from './getSecurityContact.ts'

/** Creates the routes that say something about the server itself. */
export function createServerRoutes(services: CloudServices): readonly Route[] {
  return [getSecurityContactRoute(services), adminGetServerRoute(services)]
}
