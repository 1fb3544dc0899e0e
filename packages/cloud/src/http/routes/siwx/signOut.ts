import { signOut } from '@latchkey/protocol/siwx'
import type { SignIns } from '../../../signIn/SignIns.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import type { RouteOptions } from '../../RouteOptions.ts'
import { findIssuer } from './findIssuer.ts'
import { findOwnSessions } from './findOwnSessions.ts'
import { writeSessionCookie } from './writeSessionCookie.ts'

/** Signs visitors out. */
export function signOutRoute(parameters: RouteOptions & { readonly signIns: SignIns }): Route {
  const { signIns, ...options } = parameters
  return defineRoute({
    ...options,
    endpoint: signOut,
    access: 'project',
    handle: async ({ body, context }) => {
      const own = await findOwnSessions({ signIns, context })
      const ids = own.map(({ id }) => id).filter((id) => body.pcis?.includes(id) ?? true)
      await signIns.store.revoke({ projectKey: context.get('project').key, ids })
      const isSecure = findIssuer(signIns, context).startsWith('https:')
      for (const sessionId of ids) writeSessionCookie({ context, sessionId, isSecure, token: undefined })
      return context.json({ success: true })
    },
  })
}
