import { createSponsorship, getSmartAccountNetworks } from '@latchkey/protocol/embedded'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { requireWalletSession } from './requireWalletSession.ts'

/** What the questions to the chain weigh, as calls of visitors do. */
const work = 20

/** Creates the routes of smart accounts, and of the operations that the project pays for. */
export function createSponsorshipRoutes({
  budgets,
  context: cloud,
  logins,
  sponsorships,
}: Pick<CloudServices, 'budgets' | 'context' | 'logins' | 'sponsorships'>): readonly Route[] {
  const access = 'projectFromAnywhere'
  return [
    defineRoute({
      endpoint: createSponsorship,
      access,
      guards: [limitWork({ budget: budgets.rpc, work }), limitStorage({ cloud, budgets })],
      handle: async ({ body, context }) => {
        const session = await requireWalletSession({ context, logins })
        return context.json(await sponsorships.create({ ...body, session, signal: context.get('signal') }))
      },
    }),
    defineRoute({
      endpoint: getSmartAccountNetworks,
      access,
      handle: async ({ context }) => ({ networks: [...(await sponsorships.listNetworks(context.get('project').key))] }),
    }),
  ]
}
