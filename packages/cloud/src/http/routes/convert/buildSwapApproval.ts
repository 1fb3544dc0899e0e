import { buildSwapApproval } from '@latchkey/protocol/api'
import { encodeFunctionData, erc20Abi } from 'viem'
import { isSameAddress } from '../../../upstream/swaps/isSameAddress.ts'
import { coinAddress } from '../../../upstream/swaps/Swaps.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { refuseParameter } from '../account/parseAccount.ts'
import { findSpender } from './findSpender.ts'
import { parseSwapAccount, parseSwapAmount, parseSwapPair } from './parseSwap.ts'
import type { SwapRouteParameters } from './SwapRouteParameters.ts'

/**
 * Returns the transaction that lets the preferred provider take exactly the amount. Without one, as the specification asks, it is
 * what the account owns: an allowance never exceeds what a swap now could take.
 */
export function buildSwapApprovalRoute({ budgets, reads, swaps }: SwapRouteParameters): Route {
  return defineRoute({
    endpoint: buildSwapApproval,
    access: 'project',
    handle: async ({ context, query }) => {
      const { chainId, from } = parseSwapPair({ place: 'query', chainIds: swaps.chainIds, ...query })
      const owner = parseSwapAccount({ place: 'query', text: query.userAddress, chainId })
      if (isSameAddress(from, coinAddress)) refuseParameter('query.from', 'The coin of the chain needs no approval')
      const spender = findSpender({ name: 'query.from', chainId, reads, swaps })
      const asked = query.amount === undefined ? undefined : parseSwapAmount('query', query.amount)
      await chargeBudget({ budget: budgets.swapBuilds, spender: getSpender(context), work: 1 })
      const amount = asked ?? (await reads.readBalance({ chainId, token: from, owner, signal: context.get('signal') }))
      return {
        tx: {
          from: `${chainId}:${owner}`,
          to: `${chainId}:${from}`,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
          value: '0',
        },
      }
    },
  })
}
