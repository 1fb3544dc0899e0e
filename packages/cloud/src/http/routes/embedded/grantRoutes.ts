import { addAppGrant, getAppGrants } from '@latchkey/protocol/embedded'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { type JudgeApp, requireApp } from './judgeApp.ts'
import { requireWalletSession } from './requireWalletSession.ts'

/** Creates the routes of the apps that may use the wallet. */
export function createGrantRoutes({
  budgets,
  context: cloud,
  judge,
  logins,
  wallets: { grants },
}: Pick<CloudServices, 'budgets' | 'context' | 'logins' | 'wallets'> & { readonly judge: JudgeApp }): readonly Route[] {
  const access = 'projectFromAnywhere'
  return [
    defineRoute({
      endpoint: getAppGrants,
      access,
      handle: async ({ context }) => ({ origins: await grants.list(await requireWalletSession({ context, logins })) }),
    }),
    defineRoute({
      endpoint: addAppGrant,
      access,
      guards: [limitWork({ budget: budgets.signIn }), limitStorage({ cloud, budgets })],
      handle: async ({ body: { name, origin }, context }) => {
        const session = await requireWalletSession({ context, logins })
        requireApp({ judge, origin, allowedOrigins: context.get('project').allowedOrigins })
        await grants.add({ session, origin, name })
        return undefined
      },
    }),
  ]
}
