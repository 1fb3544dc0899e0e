import { getSwapQuotes } from '@latchkey/protocol/api'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { parseSwapAccount, parseSwapAmount, parseSwapPair } from './parseSwap.ts'
import type { SwapRouteParameters } from './SwapRouteParameters.ts'
import { usualSlippage } from './slippage.ts'

/** Returns the quote of the first provider that can make the swap; none if no provider can. */
export function getSwapQuotesRoute({ budgets, swaps }: SwapRouteParameters): Route {
  return defineRoute({
    endpoint: getSwapQuotes,
    access: 'project',
    handle: async ({ context, query }) => {
      const { chainId, from, to } = parseSwapPair({ place: 'query', chainIds: swaps.chainIds, ...query })
      const amount = parseSwapAmount('query', query.amount)
      // It does not change the answer, so no provider learns it.
      if (query.userAddress !== undefined) parseSwapAccount({ place: 'query', text: query.userAddress, chainId })
      const gasPrice = query.gasPrice === undefined ? undefined : BigInt(query.gasPrice)
      await chargeBudget({ budget: budgets.swapQuotes, spender: getSpender(context), work: 1 })
      const question = { chainId, from, to, amount, gasPrice, slippage: usualSlippage }
      const quote = await swaps.quote({ question, signal: context.get('signal') })
      if (quote === undefined) return { quotes: [] }
      const { expiresAt, fees = [], gas, provider, router, spender, toAmount, toAmountMin } = quote
      return {
        quotes: [
          {
            fromAccount: query.from,
            fromAmount: String(amount),
            toAccount: query.to,
            toAmount: String(toAmount),
            toAmountMin: String(toAmountMin),
            ...{ provider, spender, router },
            ...(gas === undefined ? {} : { gas: String(gas) }),
            fees: fees.map((fee) => ({
              name: fee.name,
              amount: String(fee.amount),
              token: `${chainId}:${fee.token}`,
            })),
            expiresAt: new Date(expiresAt).toISOString(),
          },
        ],
      }
    },
  })
}
