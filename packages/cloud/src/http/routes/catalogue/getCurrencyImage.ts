import { getCurrencyImage } from '@latchkey/protocol/catalogue'
import { answerImage } from '../../answerImage.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'

/** Returns a currency's picture. */
export function getCurrencyImageRoute({ budgets, catalogue }: Pick<CloudServices, 'budgets' | 'catalogue'>): Route {
  return defineRoute({
    endpoint: getCurrencyImage,
    access: 'public',
    guards: [limitWork({ budget: budgets.catalogue })],
    handle: ({ context, parameters }) => answerImage(context, catalogue.getPublicImage('currency', parameters.id)),
  })
}
