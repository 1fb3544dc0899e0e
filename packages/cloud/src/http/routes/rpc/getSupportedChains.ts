import { getSupportedChains } from '@latchkey/protocol/api'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Lists the chains that have upstreams. */
export function getSupportedChainsRoute({ rpc }: Pick<CloudServices, 'rpc'>): Route {
  return defineRoute({
    endpoint: getSupportedChains,
    access: 'project',
    handle: () => ({ http: rpc.chainIds, ws: [] }),
  })
}
