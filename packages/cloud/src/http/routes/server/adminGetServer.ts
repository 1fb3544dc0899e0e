import { adminGetServer } from '@latchkey/protocol/operator'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Creates the route that lists the settings of this node. */
export function adminGetServerRoute({ settings }: Pick<CloudServices, 'settings'>): Route {
  return defineRoute({
    access: 'operator',
    endpoint: adminGetServer,
    handle: () => ({ settings: settings.listed }),
  })
}
