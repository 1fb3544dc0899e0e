import type { Network } from '@latchkey/core/adapter'
import { clusters } from './chainIds.ts'
import { toNetworkId } from './toNetworkId.ts'
import type { SolanaNetworkId } from './ConnectedWallet.ts'

/** A wallet's name of a network, by the network's id. */
export type ChainNames = ReadonlyMap<SolanaNetworkId, string>

/**
 * Reads the networks on which an account of Wallet Standard may be used. `solana:localnet` has no genesis hash: it means every
 * network of the app that is not a public cluster.
 */
export function readChains(chains: readonly unknown[], networks: readonly Network<'solana'>[]): ChainNames {
  const names = new Map<SolanaNetworkId, string>()
  for (const chain of chains) {
    const id = toNetworkId(chain)
    if (id === undefined || typeof chain !== 'string') continue
    const cluster = Object.entries(clusters).find(([name]) => id === `solana:${name}`)
    const ids = cluster ? [`solana:${cluster[1]}` as const] : id === 'solana:localnet' ? getLocal(networks) : [id]
    for (const each of ids) if (!names.has(each)) names.set(each, chain)
  }
  return names
}

function getLocal(networks: readonly Network<'solana'>[]): readonly SolanaNetworkId[] {
  const publicIds: readonly string[] = Object.values(clusters)
  const local = networks.filter(({ id }) => !publicIds.includes(String(id))).map(({ caipNetworkId }) => caipNetworkId)
  return local.length > 0 ? local : ['solana:localnet']
}
