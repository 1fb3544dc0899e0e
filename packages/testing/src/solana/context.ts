import type { StandardState } from '../standard/createStandardState.ts'
import type { ResolvedSolanaChain } from './resolveSolanaChains.ts'
import type { SolanaKey } from './resolveSolanaKeys.ts'
import type { SolanaFeature } from './types.ts'

/** What the parts of one Solana wallet share. */
export interface SolanaContext {
  readonly state: StandardState
  readonly keys: ReadonlyMap<string, SolanaKey>
  readonly features: readonly SolanaFeature[]
  /** A chain by the Wallet Standard's id or by a CAIP-2 id; 4901 if the wallet does not offer it. */
  readonly getChain: (id: string) => ResolvedSolanaChain
  /** Asks a cluster. */
  readonly rpc: (chain: ResolvedSolanaChain, method: string, params: readonly unknown[]) => Promise<unknown>
}
