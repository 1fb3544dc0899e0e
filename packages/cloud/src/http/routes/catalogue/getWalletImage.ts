import { getWalletImage } from '@latchkey/protocol/catalogue'
import type { Catalogue } from '../../../catalogue/Catalogue.ts'
import { answerImage } from '../../answerImage.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Reads a wallet's picture. */
export function getWalletImageRoute({ catalogue }: { readonly catalogue: Catalogue }): Route {
  return defineRoute({
    endpoint: getWalletImage,
    access: 'everybody',
    handle: ({ context, parameters }) => answerImage(context, catalogue.getWalletImage(parameters.id)),
  })
}
