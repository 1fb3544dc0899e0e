import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { defineQuery, type QueryReader } from '../query/defineQuery.ts'
import type { SendToken } from '../send/state.ts'
import { COIN_ADDRESS, TOKENS_FRESH } from './constants.ts'
import { sortSwapTokens, type SortedSwapTokens } from './sortSwapTokens.ts'
import { swapSourcePlugin } from './swapSourcePlugin.ts'

/** The tokens of a network that can be swapped. */
export type SwapTokenLists = { readonly [name in keyof SortedSwapTokens]: readonly SendToken[] }

/**
 * The tokens of a network that can be swapped, fresh for an hour: those that are suggested, the popular ones, and all. They are on the
 * lists of the cloud; a token on no list can be swapped by its address. Empty on a network without swaps, and without a cloud.
 *
 * @example
 * ```ts
 * const { popular } = await swapTokensQuery.read(modal, { networkId: 'eip155:1' })
 * popular.map(({ symbol }) => symbol) // ['ETH', 'USDC', ...]
 * ```
 */
export const swapTokensQuery: QueryReader<{ readonly networkId: CaipNetworkId }, SwapTokenLists> =
  /*#__PURE__*/ defineQuery<{ readonly networkId: CaipNetworkId }, SwapTokenLists>({
    name: 'swapTokens',
    key: ({ networkId }) => [networkId],
    staleTime: TOKENS_FRESH,
    fetch: async (context, { networkId, signal }) => {
      const source = await context.plugin(swapSourcePlugin).load()
      const { tokens } = await source.getTokens({ networkId, signal })
      const { suggested, popular, all } = sortSwapTokens(tokens)
      const toToken = ({ address: id, name, symbol, decimals, logoUri, price }: (typeof tokens)[number]): SendToken => {
        const address = id.slice(id.lastIndexOf(':') + 1)
        return {
          ...{ caipNetworkId: networkId, name, symbol, decimals, iconUrl: logoUri ?? null, price: price ?? null },
          address: address.toLowerCase() === COIN_ADDRESS ? null : address,
          isListed: true,
        }
      }
      return { suggested: suggested.map(toToken), popular: popular.map(toToken), all: all.map(toToken) }
    },
  })
