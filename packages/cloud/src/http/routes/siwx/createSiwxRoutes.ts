import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { createSignInNonceRoute } from './createSignInNonce.ts'
import { getSignInKeysRoute } from './getSignInKeys.ts'
import { renewSignInTokenRoute } from './renewSignInToken.ts'
import { signInRoute } from './signIn.ts'
import { signOutRoute } from './signOut.ts'

/** Creates the routes of sign-in. */
export function createSiwxRoutes(services: CloudServices): readonly Route[] {
  return [
    createSignInNonceRoute(services),
    signInRoute(services),
    renewSignInTokenRoute(services),
    signOutRoute(services),
    getSignInKeysRoute(services),
  ]
}
