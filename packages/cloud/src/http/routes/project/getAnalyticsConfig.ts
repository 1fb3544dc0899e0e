import { getAnalyticsConfig } from '@latchkey/protocol/project'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Returns whether the project collects events. */
export function getAnalyticsConfigRoute(): Route {
  return defineRoute({
    endpoint: getAnalyticsConfig,
    access: 'project',
    handle: ({ context }) => ({ isAnalyticsEnabled: context.get('project').isAnalyticsEnabled }),
  })
}
