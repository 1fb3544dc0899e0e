import { endWalletSession, getWalletSession } from '@latchkey/protocol/embedded'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { readWalletSecret, writeWalletCookie } from './walletCookie.ts'

/** Returns the user of a session. */
export function getWalletSessionRoute({ logins }: Pick<CloudServices, 'logins'>): Route {
  return defineRoute({
    endpoint: getWalletSession,
    access: 'projectFromAnywhere',
    handle: async ({ context }) => {
      const secret = readWalletSecret(context)
      const projectKey = context.get('project').key
      const session = secret === undefined ? undefined : await logins.sessions.find({ projectKey, secret })
      if (session === undefined) throw new ApiRefusal('session_required', 'The session has ended. Log in again.')
      const { email, expiresAt, userId } = session
      context.header('cache-control', 'no-store')
      return context.json({ user: { id: userId, email }, expiresAt })
    },
  })
}

/** Logs out. */
export function endWalletSessionRoute({ budgets, logins }: Pick<CloudServices, 'budgets' | 'logins'>): Route {
  return defineRoute({
    endpoint: endWalletSession,
    access: 'projectFromAnywhere',
    guards: [limitWork({ budget: budgets.signIn })],
    handle: async ({ context }) => {
      const secret = readWalletSecret(context)
      if (secret !== undefined) await logins.sessions.end({ projectKey: context.get('project').key, secret })
      writeWalletCookie({ context, secret: undefined })
      return undefined
    },
  })
}
