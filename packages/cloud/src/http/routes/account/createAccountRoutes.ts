import { createTokenFinder } from '../../../tokens/createTokenFinder.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { getHistoryRoute } from './getHistory.ts'
import { getNftsRoute } from './getNfts.ts'
import { getTokenBalancesRoute } from './getTokenBalances.ts'

/** Creates the routes of accounts on chains, as far as the operator has providers. */
export function createAccountRoutes(services: CloudServices): readonly Route[] {
  const { balances, budgets, context, history, nfts, onramp, pictureSigner, prices } = services
  const { logger, now } = context
  const tokens = createTokenFinder(services.tokens)
  return [
    ...(balances === undefined
      ? []
      : [getTokenBalancesRoute({ balances, budgets, prices, tokens, pictureSigner, logger })]),
    ...(nfts === undefined ? [] : [getNftsRoute({ nfts, budgets, pictureSigner })]),
    ...(history === undefined && onramp === undefined
      ? []
      : [getHistoryRoute({ history, onramp, tokens, pictureSigner, budgets, now })]),
  ]
}
