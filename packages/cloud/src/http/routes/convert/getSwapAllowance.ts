import { getSwapAllowance } from '@latchkey/protocol/api'
import { maxUint256 } from 'viem'
import { isSameAddress } from '../../../upstream/swaps/isSameAddress.ts'
import { coinAddress } from '../../../upstream/swaps/Swaps.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { findSpender } from './findSpender.ts'
import { parseSwapAccount, parseSwapToken } from './parseSwap.ts'
import type { SwapRouteParameters } from './SwapRouteParameters.ts'

/** Returns how much of a token the preferred provider of its chain may take. The coin needs no allowance. */
export function getSwapAllowanceRoute({ budgets, reads, swaps }: SwapRouteParameters): Route {
  return defineRoute({
    endpoint: getSwapAllowance,
    access: 'project',
    handle: async ({ context, query }) => {
      const name = 'query.tokenAddress'
      const token = parseSwapToken({ name, text: query.tokenAddress, chainIds: swaps.chainIds })
      const { address, chainId } = token
      const owner = parseSwapAccount({ place: 'query', text: query.userAddress, chainId })
      const spender = findSpender({ name, chainId, reads, swaps })
      if (isSameAddress(address, coinAddress)) return { allowance: String(maxUint256) }
      await chargeBudget({ budget: budgets.rpc, spender: getSpender(context), work: 1 })
      const signal = context.get('signal')
      return { allowance: String(await reads.readAllowance({ chainId, token: address, owner, spender, signal })) }
    },
  })
}
