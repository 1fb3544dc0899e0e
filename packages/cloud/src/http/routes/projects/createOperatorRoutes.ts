import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { createAlertRoutes } from '../alerts/createAlertRoutes.ts'
import { createAnalyticsRoutes } from '../analytics/createAnalyticsRoutes.ts'
import { createHealthRoutes } from '../health/createHealthRoutes.ts'
import { createLoginsRoutes } from '../logins/createLoginsRoutes.ts'
import { createLoginRoutes } from '../operators/createLoginRoutes.ts'
import { createMeRoutes } from '../operators/createMeRoutes.ts'
import { createRegisterRoutes } from '../operators/createRegisterRoutes.ts'
import { createOwnWalletsRoutes } from '../catalogue/createOwnWalletsRoutes.ts'
import { createSignInsRoutes } from '../signIns/createSignInsRoutes.ts'
import { createUsersRoutes } from '../users/createUsersRoutes.ts'
import { createAuditRoutes } from './createAuditRoutes.ts'
import { adminListEventsRoute } from './adminListEvents.ts'
import { adminListRefusalsRoute } from './adminListRefusals.ts'
import { createProjectsRoutes } from './createProjectsRoutes.ts'
import { createSponsorshipRulesRoutes } from './createSponsorshipRulesRoutes.ts'

/** Creates the routes of operators. */
export function createOperatorRoutes(services: CloudServices): readonly Route[] {
  return [
    ...createLoginRoutes(services),
    ...createMeRoutes(services),
    ...createRegisterRoutes(services),
    ...createProjectsRoutes(services),
    ...createSponsorshipRulesRoutes(services),
    ...createAuditRoutes(services),
    adminListEventsRoute(services),
    adminListRefusalsRoute(services),
    ...createAnalyticsRoutes(services),
    ...createAlertRoutes(services),
    ...createHealthRoutes(services),
    ...createLoginsRoutes(services),
    ...createUsersRoutes(services),
    ...createSignInsRoutes(services),
    ...createOwnWalletsRoutes(services),
  ]
}
