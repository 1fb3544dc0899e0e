import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { getIdentityRoute } from './getIdentity.ts'
import { getNameSuggestionsRoute } from './getNameSuggestions.ts'
import { lookUpAddressNamesRoute } from './lookUpAddressNames.ts'
import { lookUpNameRoute } from './lookUpName.ts'
import { registerNameRoute } from './registerName.ts'
import { resolveOffchainRoute } from './resolveOffchain.ts'

/** Creates the routes of the names of accounts, as far as the operator has a registry. */
export function createNamesRoutes(services: CloudServices): readonly Route[] {
  const { budgets, context, identities, nameGateway, nameRegistry: registry, pictureSigner } = services
  return [
    ...(identities === undefined && registry === undefined
      ? []
      : [getIdentityRoute({ identities, registry, budgets, pictureSigner })]),
    ...(registry === undefined
      ? []
      : [
          lookUpNameRoute({ registry }),
          lookUpAddressNamesRoute({ registry }),
          getNameSuggestionsRoute({ registry }),
          registerNameRoute({ registry, budgets, context }),
        ]),
    ...(nameGateway === undefined ? [] : [resolveOffchainRoute({ nameGateway, budgets })]),
  ]
}
