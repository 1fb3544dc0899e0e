import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { adminListAuditRoute } from './adminListAudit.ts'
import { adminListEventsRoute } from './adminListEvents.ts'
import { createProjectsRoutes } from './createProjectsRoutes.ts'

/** Creates the operator's routes. */
export function createOperatorRoutes(services: CloudServices): readonly Route[] {
  return [...createProjectsRoutes(services), adminListAuditRoute(services), adminListEventsRoute(services)]
}
