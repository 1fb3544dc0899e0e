import type { Network } from '@latchkey/core/adapter'
import type { Chain } from 'viem'
import { toChainId } from './toChainId.ts'

/** Converts a network to viem's `Chain`. Returns `undefined` if its id is no chain id. */
export function toChain(network: Network): Chain | undefined {
  const id = toChainId(network.id)
  if (id === undefined) return undefined
  const { name, nativeCurrency, rpcUrls, blockExplorers, testnet } = network
  return {
    id,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: rpcUrls.default.http } },
    ...(blockExplorers && { blockExplorers }),
    ...(testnet !== undefined && { testnet }),
  }
}
