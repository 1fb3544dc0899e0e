import { getOrigins } from '@latchkey/protocol/project'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/**
 * Returns the project's allowed origins. Open to every origin, because this is how a page learns that it is not
 * allowed.
 */
export function getOriginsRoute(): Route {
  return defineRoute({
    endpoint: getOrigins,
    access: 'projectFromAnywhere',
    handle: ({ context }) => ({ allowedOrigins: context.get('project').allowedOrigins }),
  })
}
