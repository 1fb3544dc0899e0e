import { getAssetImage } from '@latchkey/protocol/catalogue'
import { answerImage } from '../../answerImage.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'

/** Returns a network's picture. */
export function getAssetImageRoute({ budgets, catalogue }: Pick<CloudServices, 'budgets' | 'catalogue'>): Route {
  return defineRoute({
    endpoint: getAssetImage,
    access: 'public',
    guards: [limitWork({ budget: budgets.catalogue })],
    handle: ({ context, parameters }) => answerImage(context, catalogue.getPublicImage('asset', parameters.id)),
  })
}
