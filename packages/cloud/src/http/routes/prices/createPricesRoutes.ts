import { createTokenFinder } from '../../../tokens/createTokenFinder.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { getTokenPricesRoute } from './getTokenPrices.ts'

/** Creates the routes of prices, if the operator has a provider. */
export function createPricesRoutes({ budgets, pictureSigner, prices, tokens }: CloudServices): readonly Route[] {
  if (prices === undefined) return []
  return [getTokenPricesRoute({ budgets, prices, pictureSigner, tokens: createTokenFinder(tokens) })]
}
