import { getWalletImage } from '@latchkey/protocol/catalogue'
import { answerImage } from '../../answerImage.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'

/** Returns a wallet's picture. */
export function getWalletImageRoute({ budgets, catalogue }: Pick<CloudServices, 'budgets' | 'catalogue'>): Route {
  return defineRoute({
    endpoint: getWalletImage,
    access: 'public',
    guards: [limitWork({ budget: budgets.catalogue })],
    handle: ({ context, parameters }) => answerImage(context, catalogue.getWalletImage(parameters.id)),
  })
}
