import {
  adminGetMailHealth,
  adminGetRelayHealth,
  adminGetStorageHealth,
  adminListExecutors,
  adminListUpstreams,
  adminProbeUpstream,
} from '@latchkey/protocol/operator'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Creates the routes of the health of a node. Probing an upstream changes no setting, so it is no entry of the audit trail. */
export function createHealthRoutes({ health }: Pick<CloudServices, 'health'>): readonly Route[] {
  const access = 'operator'
  return [
    defineRoute({ access, endpoint: adminGetRelayHealth, handle: () => health.readRelay() }),
    defineRoute({ access, endpoint: adminListUpstreams, handle: () => health.listUpstreams() }),
    defineRoute({
      access,
      endpoint: adminProbeUpstream,
      async handle({ parameters }) {
        const probed = await health.probe(parameters.upstream)
        if (probed === undefined) throw new ApiRefusal('not_found', 'This node has no such upstream.')
        return probed
      },
    }),
    defineRoute({ access, endpoint: adminGetStorageHealth, handle: () => health.readStorage() }),
    defineRoute({ access, endpoint: adminGetMailHealth, handle: () => health.readMail() }),
    defineRoute({ access, endpoint: adminListExecutors, handle: () => health.listExecutors() }),
  ]
}
