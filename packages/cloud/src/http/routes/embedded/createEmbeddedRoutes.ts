import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { type JudgeApp, requestLoginCodeRoute } from './requestLoginCode.ts'
import { verifyLoginCodeRoute } from './verifyLoginCode.ts'
import { endWalletSessionRoute, getWalletSessionRoute } from './walletSession.ts'

/**
 * Creates the routes of the embedded wallet. They are for the listener of the secure origin alone, which refuses requests of
 * other origins: the session's cookie goes along with requests of every site.
 */
export function createEmbeddedRoutes(
  services: Pick<CloudServices, 'budgets' | 'context' | 'logins'> & { readonly judge: JudgeApp },
): readonly Route[] {
  return [
    requestLoginCodeRoute(services),
    verifyLoginCodeRoute(services),
    getWalletSessionRoute(services),
    endWalletSessionRoute(services),
  ]
}
