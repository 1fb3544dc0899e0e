import { getSupportedChains } from '@latchkey/protocol/api'
import type { RpcGateway } from '../../../upstream/rpc/createRpcGateway.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import type { RouteOptions } from '../../RouteOptions.ts'

/** Lists the chains that have upstreams. */
export function getSupportedChainsRoute({ rpc, ...options }: RouteOptions & { readonly rpc: RpcGateway }): Route {
  return defineRoute({
    ...options,
    endpoint: getSupportedChains,
    access: 'project',
    handle: () => ({ http: rpc.chainIds, ws: [] }),
  })
}
