import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { sendRelayRpcRoute } from './sendRelayRpc.ts'

/** Creates the relay's routes over HTTP; its socket is an upgrade. */
export function createRelayRoutes(services: CloudServices): readonly Route[] {
  return [sendRelayRpcRoute(services)]
}
