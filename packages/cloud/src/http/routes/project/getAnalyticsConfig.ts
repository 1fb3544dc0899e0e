import { getAnalyticsConfig } from '@latchkey/protocol/project'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import type { RouteOptions } from '../../RouteOptions.ts'

/** Reads whether the project collects events. */
export function getAnalyticsConfigRoute(options: RouteOptions): Route {
  return defineRoute({
    ...options,
    endpoint: getAnalyticsConfig,
    access: 'project',
    handle: ({ context }) => ({ isAnalyticsEnabled: context.get('project').isAnalyticsEnabled }),
  })
}
