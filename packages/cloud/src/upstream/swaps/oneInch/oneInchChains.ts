import type { CaipNetworkId } from '@latchkey/protocol/caip'

const router = '0x111111125421cA6dc452d289314280a0f8842A65'

/**
 * The number of a chain at 1inch, and its AggregationRouterV6 there, which is called and takes the token:
 * https://github.com/1inch/limit-order-protocol, README.md, which is the same contract, 28 November 2026.
 */
export const oneInchChains: ReadonlyMap<CaipNetworkId, { readonly name: string; readonly router: `0x${string}` }> =
  new Map([
    ['eip155:1', { name: '1', router }],
    ['eip155:10', { name: '10', router }],
    ['eip155:56', { name: '56', router }],
    ['eip155:100', { name: '100', router }],
    ['eip155:137', { name: '137', router }],
    ['eip155:324', { name: '324', router: '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF' }],
    ['eip155:8453', { name: '8453', router }],
    ['eip155:42161', { name: '42161', router }],
    ['eip155:43114', { name: '43114', router }],
  ])
