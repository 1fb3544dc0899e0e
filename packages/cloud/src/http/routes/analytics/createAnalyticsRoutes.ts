import {
  adminGetAnalyticsBreakdown,
  adminGetAnalyticsDurations,
  adminGetAnalyticsFunnel,
  adminGetAnalyticsSeries,
} from '@latchkey/protocol/operator'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { adminGetAnalyticsCsvRoute } from './adminGetAnalyticsCsv.ts'
import { createProjectKeyReader } from './createProjectKeyReader.ts'

/** Creates the operator's routes of a project's reports. */
export function createAnalyticsRoutes(services: Pick<CloudServices, 'analytics' | 'openProjects'>): readonly Route[] {
  const access = 'operator'
  const { reader } = services.analytics
  const readKey = createProjectKeyReader(services)
  return [
    defineRoute({
      access,
      endpoint: adminGetAnalyticsSeries,
      handle: async (request) => reader.series({ ...request.query, projectKey: await readKey(request) }),
    }),
    defineRoute({
      access,
      endpoint: adminGetAnalyticsBreakdown,
      handle: async (request) => reader.breakdown({ ...request.query, projectKey: await readKey(request) }),
    }),
    defineRoute({
      access,
      endpoint: adminGetAnalyticsFunnel,
      handle: async (request) => reader.funnel({ ...request.query, projectKey: await readKey(request) }),
    }),
    defineRoute({
      access,
      endpoint: adminGetAnalyticsDurations,
      handle: async (request) => reader.durations({ ...request.query, projectKey: await readKey(request) }),
    }),
    adminGetAnalyticsCsvRoute(services),
  ]
}
