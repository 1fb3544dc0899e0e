import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { defineQuery, type QueryReader } from '../query/defineQuery.ts'
import { PRICE_FRESH } from './constants.ts'
import { swapSourcePlugin } from './swapSourcePlugin.ts'

/** Whose prices are read. */
export interface SwapPricesParameters {
  readonly networkId: CaipNetworkId
  /** The contracts; `null` for the coin. */
  readonly tokens: readonly (string | null)[]
}

/** The prices of tokens in US dollars, in the order of the parameters, fresh for 60 s; `null` for one that is not known. */
export const swapPricesQuery: QueryReader<SwapPricesParameters, readonly (number | null)[]> = /*#__PURE__*/ defineQuery<
  SwapPricesParameters,
  readonly (number | null)[]
>({
  name: 'swapPrices',
  key: ({ networkId, tokens }) => [networkId, ...tokens],
  staleTime: PRICE_FRESH,
  retryBlock: PRICE_FRESH,
  fetch: async (context, parameters) => (await context.plugin(swapSourcePlugin).load()).getPrices(parameters),
})
