import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { getSupportedChainsRoute } from './getSupportedChains.ts'
import { sendBundlerRpcRoute } from './sendBundlerRpc.ts'
import { sendChainRpcRoute } from './sendChainRpc.ts'

/** Creates the routes of the chains' JSON-RPC. */
export function createRpcRoutes(
  services: Pick<CloudServices, 'budgets' | 'bundler' | 'bundlers' | 'context' | 'rpc' | 'settings'>,
): readonly Route[] {
  return [getSupportedChainsRoute(services), sendChainRpcRoute(services), sendBundlerRpcRoute(services)]
}
