import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { getTokenPricesRoute } from './getTokenPrices.ts'

/** Creates the routes of prices, if the operator has a provider. */
export function createPricesRoutes({ budgets, prices, tokens }: CloudServices): readonly Route[] {
  return prices === undefined ? [] : [getTokenPricesRoute({ budgets, prices, tokens })]
}
