import { getCurrencyImage } from '@latchkey/protocol/catalogue'
import { answerImage } from '../../answerImage.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Returns a currency's picture. */
export function getCurrencyImageRoute({ catalogue }: Pick<CloudServices, 'catalogue'>): Route {
  return defineRoute({
    endpoint: getCurrencyImage,
    access: 'public',
    handle: ({ context, parameters }) => answerImage(context, catalogue.getPublicImage('currency', parameters.id)),
  })
}
