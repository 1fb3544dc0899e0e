import { getAssetImage } from '@latchkey/protocol/catalogue'
import type { Catalogue } from '../../../catalogue/Catalogue.ts'
import { answerImage } from '../../answerImage.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Reads a network's picture. */
export function getAssetImageRoute({ catalogue }: { readonly catalogue: Catalogue }): Route {
  return defineRoute({
    endpoint: getAssetImage,
    access: 'everybody',
    handle: ({ context, parameters }) => answerImage(context, catalogue.getPublicImage('asset', parameters.id)),
  })
}
