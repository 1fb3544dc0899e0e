import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { getTokenBalancesRoute } from './getTokenBalances.ts'

/** Creates the routes of accounts on chains, as far as the operator has providers. */
export function createAccountRoutes({ balances, budgets, context, prices }: CloudServices): readonly Route[] {
  return balances === undefined ? [] : [getTokenBalancesRoute({ balances, budgets, prices, logger: context.logger })]
}
