import { verifyLoginCode } from '@latchkey/protocol/embedded'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { writeWalletCookie } from './walletCookie.ts'

/** Logs in with a code. Every login begins a session of its own: a cookie that came along is replaced. */
export function verifyLoginCodeRoute({
  budgets,
  context: cloud,
  logins,
}: Pick<CloudServices, 'budgets' | 'context' | 'logins'>): Route {
  return defineRoute({
    endpoint: verifyLoginCode,
    access: 'projectFromAnywhere',
    guards: [limitWork({ budget: budgets.signIn })],
    handle: async ({ body, context }) => {
      const { attempt, code, keep } = body
      const session = await logins.verifyCode({ projectKey: context.get('project').key, attempt, code })
      const { email, expiresAt, secret, userId } = session
      if (keep === 'cookie') writeWalletCookie({ context, secret, life: expiresAt - cloud.now() })
      context.header('cache-control', 'no-store')
      const user = { id: userId, email }
      return context.json({ user, expiresAt, ...(keep === 'memory' ? { secret } : {}) })
    },
  })
}
