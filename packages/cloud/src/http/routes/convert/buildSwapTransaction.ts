import { buildSwapTransaction } from '@latchkey/protocol/api'
import { isSameAddress } from '../../../upstream/swaps/isSameAddress.ts'
import { coinAddress } from '../../../upstream/swaps/Swaps.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { refuseParameter } from '../account/parseAccount.ts'
import { parseSwapAccount, parseSwapAmount, parseSwapPair } from './parseSwap.ts'
import { toSlippage } from './slippage.ts'
import type { SwapRouteParameters } from './SwapRouteParameters.ts'

/** Returns the transaction of a swap, at the price of now. The app compares it with its quote, and decodes it. */
export function buildSwapTransactionRoute({ budgets, reads, swaps }: SwapRouteParameters): Route {
  return defineRoute({
    endpoint: buildSwapTransaction,
    access: 'project',
    handle: async ({ body, context }) => {
      const { chainId, from, to } = parseSwapPair({ place: 'body', chainIds: swaps.chainIds, ...body })
      const amount = parseSwapAmount('body', body.amount)
      const account = parseSwapAccount({ place: 'body', text: body.userAddress, chainId })
      const slippage = toSlippage(body.eip155?.slippage)
      await chargeBudget({ budget: budgets.swapBuilds, spender: getSpender(context), work: 1 })
      const signal = context.get('signal')
      const built = await swaps.build({ order: { chainId, from, to, amount, account, slippage }, signal })
      if (built === undefined) return refuseParameter('body.to', 'No provider of this cloud can make this swap')
      const { data, router, toAmount, toAmountMin } = built
      const value = isSameAddress(from, coinAddress) ? amount : 0n
      const isChecked = body.disableEstimate !== true && reads.chainIds.includes(chainId)
      const gas = isChecked
        ? await reads.estimate({ chainId, from: account, to: router, data, value, signal })
        : built.gas
      if (isChecked && gas === undefined) {
        refuseParameter(
          'body.userAddress',
          'The transaction would fail now: the account lacks the amount, the allowance or the fee, or the price has moved',
        )
      }
      return {
        tx: {
          from: `${chainId}:${account}`,
          to: `${chainId}:${router}`,
          data,
          value: String(value),
          ...(gas === undefined ? {} : { eip155: { gas: String(gas) } }),
        },
        toAmount: String(toAmount),
        toAmountMin: String(toAmountMin),
      }
    },
  })
}
