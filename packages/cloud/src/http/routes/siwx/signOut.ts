import { signOut } from '@latchkey/protocol/siwx'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { findIssuer } from './findIssuer.ts'
import { findOwnSessions } from './findOwnSessions.ts'
import { writeSessionCookie } from './writeSessionCookie.ts'

/** Signs visitors out. */
export function signOutRoute({
  budgets,
  context: { securityLog },
  signIns,
}: Pick<CloudServices, 'budgets' | 'context' | 'signIns'>): Route {
  return defineRoute({
    endpoint: signOut,
    access: 'project',
    guards: [limitWork({ budget: budgets.signIn })],
    handle: async ({ body, context }) => {
      const sessions = await findOwnSessions({ signIns, securityLog, context })
      const ids = sessions.map(({ id }) => id).filter((id) => body.pcis?.includes(id) ?? true)
      await signIns.store.revoke({ projectKey: context.get('project').key, ids })
      const isSecure = findIssuer(signIns, context).startsWith('https:')
      for (const sessionId of ids) writeSessionCookie({ context, sessionId, isSecure, secret: undefined })
      return context.json({ success: true })
    },
  })
}
