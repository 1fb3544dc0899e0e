import { getCurrencyImage } from '@latchkey/protocol/catalogue'
import type { Catalogue } from '../../../catalogue/Catalogue.ts'
import { answerImage } from '../../answerImage.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Reads a currency's picture. */
export function getCurrencyImageRoute({ catalogue }: { readonly catalogue: Catalogue }): Route {
  return defineRoute({
    endpoint: getCurrencyImage,
    access: 'everybody',
    handle: ({ context, parameters }) => answerImage(context, catalogue.getPublicImage('currency', parameters.id)),
  })
}
