import type { Network } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import { toChainId } from '../chain/toChainId.ts'

/** A chain's description for a wallet that does not know it (EIP-3085). */
export interface AddChainParameter {
  readonly chainId: `0x${string}`
  readonly chainName: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: readonly string[]
  readonly blockExplorerUrls?: readonly string[] | undefined
  readonly iconUrls?: readonly string[] | undefined
}

/**
 * Describes a network as EIP-3085 specifies, with its public endpoints, because the app's own may contain a secret key.
 * Returns `undefined` without an endpoint or a valid id, which wallets would refuse.
 */
export function toAddChainParameter(
  network: Pick<Network, 'id' | 'name' | 'nativeCurrency' | 'rpcUrls' | 'blockExplorers' | 'assets'>,
): AddChainParameter | undefined {
  const { name, nativeCurrency, rpcUrls, blockExplorers, assets } = network
  const chainId = toChainId(network.id)
  const urls = (rpcUrls.chainDefault ?? rpcUrls.default).http
  if (chainId === undefined || urls.length === 0) return undefined
  return {
    chainId: numberToHex(chainId),
    chainName: name,
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    rpcUrls: [...urls],
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
    ...(assets?.imageUrl && { iconUrls: [assets.imageUrl] }),
  }
}
