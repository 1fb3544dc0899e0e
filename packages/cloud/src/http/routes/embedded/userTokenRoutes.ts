import { createUserToken, getUserTokenKeys } from '@latchkey/protocol/embedded'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { type JudgeApp, requireApp } from './judgeApp.ts'
import { requireWalletSession } from './requireWalletSession.ts'

/** Creates the routes of the tokens for back ends of apps. */
export function createUserTokenRoutes({
  budgets,
  getUrl,
  judge,
  logins,
  wallets: { grants, userTokens },
}: Pick<CloudServices, 'budgets' | 'logins' | 'wallets'> & {
  readonly judge: JudgeApp
  readonly getUrl: () => string
}): readonly Route[] {
  return [
    defineRoute({
      endpoint: createUserToken,
      access: 'projectFromAnywhere',
      guards: [limitWork({ budget: budgets.signIn })],
      handle: async ({ body: { origin }, context }) => {
        const session = await requireWalletSession({ context, logins })
        requireApp({ judge, origin, allowedOrigins: context.get('project').allowedOrigins })
        if (!(await grants.list(session)).includes(origin))
          throw new ApiRefusal('origin_not_allowed', 'The user has not let this app use the wallet.')
        const projectId = context.req.query('projectId') ?? ''
        return userTokens.sign({ session, issuer: getUrl(), audience: origin, projectId })
      },
    }),
    defineRoute({
      endpoint: getUserTokenKeys,
      access: 'public',
      guards: [limitWork({ budget: budgets.http })],
      // Back ends and browsers of every origin may read them. A new key signs only after a restart.
      handle: async ({ context }) => {
        context.header('access-control-allow-origin', '*')
        context.header('cross-origin-resource-policy', 'cross-origin')
        context.header('cache-control', 'public, max-age=300')
        return context.json({ keys: [...(await userTokens.listKeys())] })
      },
    }),
  ]
}
