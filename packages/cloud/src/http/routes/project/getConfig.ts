import { getConfig, projectFeaturesSchema } from '@latchkey/protocol/project'
import { parse, safeParse } from 'valibot'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Reads the project's features, as far as its operator has decided them, and its relay. */
export function getConfigRoute(): Route {
  return defineRoute({
    endpoint: getConfig,
    access: 'project',
    handle: ({ context }) => {
      const { features, relay } = context.get('project')
      // What a newer version of the cloud has stored here leaves the others as they are.
      const known = Object.entries(features).filter(
        ([name, value]) => safeParse(projectFeaturesSchema, { [name]: value }).success,
      )
      return { features: parse(projectFeaturesSchema, Object.fromEntries(known)), relay }
    },
  })
}
