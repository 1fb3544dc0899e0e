import type { StandardState } from '../standard/createStandardState.ts'
import type { ResolvedSolanaChain } from './resolveSolanaChains.ts'
import type { SolanaKey } from './resolveSolanaKeys.ts'
import type { SolanaFeature } from './types.ts'

/** The context that the modules of a Solana wallet share. */
export interface SolanaContext {
  readonly state: StandardState
  readonly keys: ReadonlyMap<string, SolanaKey>
  readonly features: readonly SolanaFeature[]
  /** Returns a chain by its Wallet Standard id or CAIP-2 id; throws 4901 if the wallet does not offer it. */
  readonly getChain: (id: string) => ResolvedSolanaChain
  /** Sends a JSON-RPC request to a cluster. */
  readonly rpc: (chain: ResolvedSolanaChain, method: string, params: readonly unknown[]) => Promise<unknown>
}
