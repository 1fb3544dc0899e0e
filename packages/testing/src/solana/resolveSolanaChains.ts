import { TestingError } from '../errors/TestingError.ts'
import type { SolanaChain } from './types.ts'

/** CAIP-2 ids of the public clusters: by genesis hash, and as older apps write them. */
const knownIds: Readonly<Record<string, readonly string[]>> = {
  'solana:mainnet': ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
  'solana:devnet': ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
  'solana:testnet': ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
}

/** A validated cluster with all its CAIP-2 ids. */
export interface ResolvedSolanaChain {
  readonly chain: SolanaChain
  readonly caipNetworkIds: readonly string[]
}

/** Resolves the clusters of a wallet; throws `testing.invalidParameter` for invalid ones. */
export function resolveSolanaChains(
  chains: readonly SolanaChain[],
): readonly [ResolvedSolanaChain, ...ResolvedSolanaChain[]] {
  const [first, ...rest] = chains.map(resolve)
  if (first === undefined) throw refuse('must hold at least one chain')
  return [first, ...rest]
}

function resolve(chain: SolanaChain): ResolvedSolanaChain {
  const { chain: id, rpcUrl, caipNetworkId } = chain
  if (!/^solana:[-_a-z\d]{1,32}$/i.test(id)) throw refuse(`got the chain "${id}"`)
  if (!URL.canParse(rpcUrl)) throw refuse(`got the RPC address "${rpcUrl}" for ${id}`)
  const known = knownIds[id] ?? []
  return { chain, caipNetworkIds: caipNetworkId === undefined ? known : [...new Set([caipNetworkId, ...known])] }
}

function refuse(reason: string): TestingError {
  return new TestingError('testing.invalidParameter', `createSolanaWallet: "chains" ${reason}.`)
}
