import { renewSignInToken } from '@latchkey/protocol/siwx'
import { toCaipAccount } from '../../../signIn/toCaipAccount.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { findIssuer } from './findIssuer.ts'
import { findOwnSessions, refuseWithoutSession } from './findOwnSessions.ts'

/** Returns a new token of a session whose secret the caller has. */
export function renewSignInTokenRoute({
  budgets,
  context: cloud,
  signIns,
}: Pick<CloudServices, 'budgets' | 'context' | 'signIns'>): Route {
  return defineRoute({
    endpoint: renewSignInToken,
    access: 'project',
    guards: [limitWork({ budget: budgets.signIn })],
    handle: async ({ body, context }) => {
      signIns.requireConfigured(context.get('project'))
      const sessions = await findOwnSessions({ signIns, securityLog: cloud.securityLog, context, accepts: 'secrets' })
      const now = cloud.now()
      const session = sessions.find(
        ({ expiresAt, id, revokedAt }) =>
          revokedAt === null && expiresAt > now && (body.pci === undefined || body.pci === id),
      )
      if (session === undefined) return refuseWithoutSession('The session has ended. Sign in again.')
      const signed = await signIns.tokens.sign({ session, issuer: findIssuer(signIns, context) })
      context.header('cache-control', 'no-store')
      return context.json({
        pci: session.id,
        account: toCaipAccount(session.session.data),
        expiresAt: session.expiresAt,
        ...signed,
      })
    },
  })
}
