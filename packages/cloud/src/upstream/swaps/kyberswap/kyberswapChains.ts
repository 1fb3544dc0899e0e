import type { CaipNetworkId } from '@latchkey/protocol/caip'

const router = '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5'

/**
 * What KyberSwap calls a chain, and its MetaAggregationRouterV2 there, which is called and takes the token:
 * https://docs.kyberswap.com/developer-guide/aggregator-api/contracts, 28 November 2026.
 * Chains whose contract is not on that page are left out: apps refuse what no provider has published (decision 0089).
 */
export const kyberswapChains: ReadonlyMap<CaipNetworkId, { readonly name: string; readonly router: `0x${string}` }> =
  new Map([
    ['eip155:1', { name: 'ethereum', router }],
    ['eip155:10', { name: 'optimism', router }],
    ['eip155:56', { name: 'bsc', router }],
    ['eip155:137', { name: 'polygon', router }],
    ['eip155:8453', { name: 'base', router }],
    ['eip155:42161', { name: 'arbitrum', router }],
    ['eip155:43114', { name: 'avalanche', router }],
  ])
