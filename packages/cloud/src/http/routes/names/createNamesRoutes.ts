import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { getIdentityRoute } from './getIdentity.ts'

/** Creates the routes of the names of accounts, if the operator has a registry. */
export function createNamesRoutes({ budgets, identities, pictureSigner }: CloudServices): readonly Route[] {
  return identities === undefined ? [] : [getIdentityRoute({ identities, budgets, pictureSigner })]
}
