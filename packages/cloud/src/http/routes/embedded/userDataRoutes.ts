import { createHash } from 'node:crypto'
import { exportUser } from '@latchkey/protocol/embedded'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { requireWalletSession } from './requireWalletSession.ts'

/** Creates the route of what the server keeps about a user. */
export function createUserDataRoutes({
  budgets,
  context: cloud,
  logins,
  wallets: { userData },
}: Pick<CloudServices, 'budgets' | 'context' | 'logins' | 'wallets'>): readonly Route[] {
  return [
    defineRoute({
      endpoint: exportUser,
      access: 'projectFromAnywhere',
      guards: [limitWork({ budget: budgets.signIn }), limitStorage({ cloud, budgets })],
      handle: async ({ context }) => {
        const session = await requireWalletSession({ context, logins })
        // All sessions of a user share the budget.
        const client = createHash('sha256').update(session.userId).digest('base64url')
        const { isUnlimited } = getSpender(context)
        await chargeBudget({ budget: budgets.userData, spender: { client, isUnlimited }, work: 1 })
        return context.json(await userData.read(session))
      },
    }),
  ]
}
