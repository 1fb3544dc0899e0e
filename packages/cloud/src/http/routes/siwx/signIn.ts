import { signIn } from '@latchkey/protocol/siwx'
import { toCaipAccount } from '../../../signIn/toCaipAccount.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { findPageOrigin } from '../../findPageOrigin.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { findIssuer } from './findIssuer.ts'
import { writeSessionCookie } from './writeSessionCookie.ts'

/** Signs visitors in. */
export function signInRoute({
  budgets,
  context: cloud,
  signIns,
}: Pick<CloudServices, 'budgets' | 'context' | 'signIns'>): Route {
  return defineRoute({
    endpoint: signIn,
    access: 'project',
    guards: [limitWork({ budget: budgets.signIn }), limitStorage({ cloud, budgets })],
    handle: async ({ body, context }) => {
      const issuer = findIssuer(signIns, context)
      const project = context.get('project')
      signIns.requireConfigured(project)
      const created = await signIns.verifier.signIn({
        sessions: body.sessions,
        project,
        origin: findPageOrigin(context),
        client: context.get('client'),
        signal: context.get('signal'),
      })
      const sessions = await Promise.all(
        created.map(async ({ secret, session }) => {
          const { createdAt, expiresAt, id } = session
          const answer = { pci: id, account: toCaipAccount(session.session.data), expiresAt }
          if (body.cookie !== true) return { ...answer, ...(await signIns.tokens.sign({ session, issuer })), secret }
          const isSecure = issuer.startsWith('https:')
          writeSessionCookie({ context, sessionId: id, isSecure, secret, life: expiresAt - createdAt })
          return answer
        }),
      )
      return context.json({ sessions })
    },
  })
}
