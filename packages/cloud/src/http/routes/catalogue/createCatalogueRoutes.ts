import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { getAssetImageRoute } from './getAssetImage.ts'
import { getCurrencyImageRoute } from './getCurrencyImage.ts'
import { getTokenImageRoute } from './getTokenImage.ts'
import { getWalletImageRoute } from './getWalletImage.ts'
import { getWalletsRoute } from './getWallets.ts'

/** Creates the routes of the wallet catalogue and its pictures. */
export function createCatalogueRoutes(services: CloudServices): readonly Route[] {
  return [
    getWalletsRoute(services),
    getWalletImageRoute(services),
    getAssetImageRoute(services),
    getCurrencyImageRoute(services),
    getTokenImageRoute(services),
  ]
}
