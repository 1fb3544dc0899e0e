import { getConfig, projectFeaturesSchema } from '@latchkey/protocol/project'
import { parse, safeParse } from 'valibot'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Returns the project's relay and the features that the operator has set. */
export function getConfigRoute(): Route {
  return defineRoute({
    endpoint: getConfig,
    access: 'project',
    handle: ({ context }) => {
      const { features, relay } = context.get('project')
      // Ignore features stored by a newer version.
      const known = Object.entries(features).filter(
        ([name, value]) => safeParse(projectFeaturesSchema, { [name]: value }).success,
      )
      return { features: parse(projectFeaturesSchema, Object.fromEntries(known)), relay }
    },
  })
}
