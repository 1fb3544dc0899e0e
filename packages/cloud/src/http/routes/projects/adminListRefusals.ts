import { adminListRefusals } from '@latchkey/protocol/operator'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { createProjectKeyReader } from '../analytics/createProjectKeyReader.ts'

/** Creates the route that lists the origins whose requests for a project were refused. */
export function adminListRefusalsRoute(services: Pick<CloudServices, 'openProjects' | 'refusals'>): Route {
  const readKey = createProjectKeyReader(services)
  return defineRoute({
    access: 'operator',
    endpoint: adminListRefusals,
    handle: async (request) => await services.refusals.list(await readKey(request)),
  })
}
