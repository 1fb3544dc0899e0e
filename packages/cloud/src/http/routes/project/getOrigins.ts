import { getOrigins } from '@latchkey/protocol/project'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Reads the project's allowed origins. A page whose origin is not among them asks as well: that is how it finds out. */
export function getOriginsRoute(): Route {
  return defineRoute({
    endpoint: getOrigins,
    access: 'projectFromAnywhere',
    handle: ({ context }) => ({ allowedOrigins: context.get('project').allowedOrigins }),
  })
}
