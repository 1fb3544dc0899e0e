import { createSwapReads } from '../../../upstream/swaps/createSwapReads.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { buildSwapApprovalRoute } from './buildSwapApproval.ts'
import { buildSwapTransactionRoute } from './buildSwapTransaction.ts'
import { getGasPriceRoute } from './getGasPrice.ts'
import { getSwapAllowanceRoute } from './getSwapAllowance.ts'
import { getSwapQuotesRoute } from './getSwapQuotes.ts'
import { getSwapTokensRoute } from './getSwapTokens.ts'

/** Creates the routes of swaps, if the operator has a provider. */
export function createConvertRoutes(services: CloudServices): readonly Route[] {
  const { budgets, context, pictureSigner, rpc, swaps, tokens } = services
  if (swaps === undefined) return []
  const reads = createSwapReads({ gateway: rpc, now: context.now })
  const shared = { budgets, reads, swaps }
  return [
    getSwapQuotesRoute(shared),
    getSwapTokensRoute({ swaps, tokens, pictureSigner }),
    getSwapAllowanceRoute(shared),
    getGasPriceRoute(shared),
    buildSwapApprovalRoute(shared),
    buildSwapTransactionRoute(shared),
  ]
}
