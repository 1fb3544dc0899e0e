import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { SwapContracts, SwapDialect } from '../../options/SwapContracts.ts'

/**
 * The contracts that providers have published, which both take the paid token and are called. Read in November 2026:
 * docs.kyberswap.com/developer-guide/aggregator-api/contracts, github.com/1inch/limit-order-protocol (the sixth router contains that
 * protocol). A network that a provider serves but that is missing here is refused until it is added, or the app adds it.
 */
export const publishedContracts: readonly SwapContracts[] = [
  ...list('kyberswap', '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5', [1, 10, 56, 137, 8453, 42_161, 43_114]),
  ...list('1inch', '0x111111125421cA6dc452d289314280a0f8842A65', [1, 10, 56, 100, 137, 8453, 42_161, 43_114]),
  ...list('1inch', '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF', [324]),
  // The genesis block of local chains contains it.
  ...list('devnet', '0xe8c4a46e00000000000000000000000000000007', [31_337, 31_338]),
]

function list(provider: SwapDialect, address: string, chainIds: readonly number[]): readonly SwapContracts[] {
  return chainIds.map((chainId) => {
    const networkId: CaipNetworkId = `eip155:${chainId}`
    return { provider, networkId, router: address, spender: address }
  })
}
