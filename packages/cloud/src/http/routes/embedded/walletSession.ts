import { endWalletSession, getWalletSession } from '@latchkey/protocol/embedded'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { requireWalletSession } from './requireWalletSession.ts'
import { readWalletSecret, writeWalletCookie } from './walletCookie.ts'

/** Returns the user of a session. */
export function getWalletSessionRoute({ logins }: Pick<CloudServices, 'logins'>): Route {
  return defineRoute({
    endpoint: getWalletSession,
    access: 'projectFromAnywhere',
    handle: async ({ context }) => {
      const { email, expiresAt, userId, userName } = await requireWalletSession({ context, logins })
      return context.json({ user: { id: userId, email, userName }, expiresAt })
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
