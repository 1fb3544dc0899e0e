import { getTokenImage } from '@latchkey/protocol/catalogue'
import type { Catalogue } from '../../../catalogue/Catalogue.ts'
import { answerImage } from '../../answerImage.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Reads a token's picture. */
export function getTokenImageRoute({ catalogue }: { readonly catalogue: Catalogue }): Route {
  return defineRoute({
    endpoint: getTokenImage,
    access: 'everybody',
    handle: ({ context, parameters }) => answerImage(context, catalogue.getPublicImage('token', parameters.id)),
  })
}
