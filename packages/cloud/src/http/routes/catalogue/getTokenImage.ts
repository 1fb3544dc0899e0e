import { getTokenImage } from '@latchkey/protocol/catalogue'
import { answerImage } from '../../answerImage.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'

/** Returns a token's picture. */
export function getTokenImageRoute({ budgets, catalogue }: Pick<CloudServices, 'budgets' | 'catalogue'>): Route {
  return defineRoute({
    endpoint: getTokenImage,
    access: 'public',
    guards: [limitWork({ budget: budgets.catalogue })],
    handle: ({ context, parameters }) => answerImage(context, catalogue.getPublicImage('token', parameters.id)),
  })
}
