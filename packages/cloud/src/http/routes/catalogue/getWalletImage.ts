import { getWalletImage } from '@latchkey/protocol/catalogue'
import { answerImage } from '../../answerImage.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Returns a wallet's picture. */
export function getWalletImageRoute({ catalogue }: Pick<CloudServices, 'catalogue'>): Route {
  return defineRoute({
    endpoint: getWalletImage,
    access: 'public',
    handle: ({ context, parameters }) => answerImage(context, catalogue.getWalletImage(parameters.id)),
  })
}
