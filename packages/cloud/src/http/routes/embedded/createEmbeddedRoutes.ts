import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { createDeviceRoutes } from './deviceRoutes.ts'
import { createEmailUpdateRoutes } from './emailUpdateRoutes.ts'
import { createFarcasterRoutes } from './farcasterRoutes.ts'
import { createGrantRoutes } from './grantRoutes.ts'
import { createHandoffRoutes } from './handoffRoutes.ts'
import type { JudgeApp } from './judgeApp.ts'
import { createPasskeyRoutes } from './passkeyRoutes.ts'
import { requestLoginCodeRoute } from './requestLoginCode.ts'
import { createSocialRoutes } from './socialRoutes.ts'
import { createSponsorshipRoutes } from './sponsorshipRoutes.ts'
import { createUserDataRoutes } from './userDataRoutes.ts'
import { createUserTokenRoutes } from './userTokenRoutes.ts'
import { createVaultRoutes } from './vaultRoutes.ts'
import { verifyLoginCodeRoute, verifyLoginDeviceRoute } from './verifyLoginCode.ts'
import { endWalletSessionRoute, getWalletSessionRoute } from './walletSession.ts'

/**
 * Creates the routes of the embedded wallet. They are for the listener of the secure origin alone, which refuses requests of
 * other origins: the session's cookie goes along with requests of every site.
 */
export function createEmbeddedRoutes(
  services: Pick<
    CloudServices,
    'budgets' | 'context' | 'farcaster' | 'logins' | 'socials' | 'sponsorships' | 'wallets'
  > & {
    readonly judge: JudgeApp
    /** The origin of the secure site. */
    readonly getUrl: () => string
  },
): readonly Route[] {
  return [
    requestLoginCodeRoute(services),
    verifyLoginCodeRoute(services),
    verifyLoginDeviceRoute(services),
    getWalletSessionRoute(services),
    endWalletSessionRoute(services),
    ...createEmailUpdateRoutes(services),
    ...createHandoffRoutes(services),
    ...createSocialRoutes(services),
    ...createFarcasterRoutes(services),
    ...createVaultRoutes(services),
    ...createDeviceRoutes(services),
    ...createGrantRoutes(services),
    ...createPasskeyRoutes(services),
    ...createUserTokenRoutes(services),
    ...createUserDataRoutes(services),
    ...createSponsorshipRoutes(services),
  ]
}
