import { getGasPrice } from '@latchkey/protocol/api'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { refuseParameter } from '../account/parseAccount.ts'
import type { SwapRouteParameters } from './SwapRouteParameters.ts'

/** Returns the price of gas on a chain. */
export function getGasPriceRoute({ budgets, reads }: Omit<SwapRouteParameters, 'swaps'>): Route {
  return defineRoute({
    endpoint: getGasPrice,
    access: 'project',
    handle: async ({ context, query: { chainId } }) => {
      if (!reads.chainIds.includes(chainId)) {
        refuseParameter('query.chainId', `This cloud has no upstream for ${chainId}`)
      }
      await chargeBudget({ budget: budgets.rpc, spender: getSpender(context), work: 2 })
      return reads.readGasPrices({ chainId, signal: context.get('signal') })
    },
  })
}
