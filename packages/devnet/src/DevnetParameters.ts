import type { DevnetChainId } from './DevnetDescription.ts'
import type { DevnetError } from './DevnetError.ts'

/** A chain that can be asked for: an EVM chain by its number, the others by their names. */
export type DevnetChainName = DevnetChainId | 'solana' | 'bitcoin'

/** Where each server listens, on 127.0.0.1 only. `0` or nothing takes a free port, which no other program can grab. */
export interface DevnetPorts {
  /** Chain 31337. */
  readonly evm?: number | undefined
  /** Chain 31338. */
  readonly secondEvm?: number | undefined
  /** JSON-RPC of Solana; its WebSocket takes the port after it, where Solana's clients look for it. */
  readonly solana?: number | undefined
  readonly bitcoin?: number | undefined
  readonly faucet?: number | undefined
}

/** Everything that can be chosen about a devnet. Each field has a default. */
export interface DevnetParameters {
  /** Which chains run; by default all that this machine can run. Those left out cost nothing. */
  readonly chains?: readonly DevnetChainName[] | undefined
  readonly ports?: DevnetPorts | undefined
  /** Aborting it stops the devnet, during the start (which then fails with `aborted`) and after it. */
  readonly signal?: AbortSignal | undefined
  /** Receives every line that a chain prints, such as the methods called on it, with the chain's name in front. */
  readonly onLog?: ((line: string) => void) | undefined
  /**
   * Called once if a chain ends by itself after the start, with code `anvil_failed`. The rest of the devnet has been
   * stopped by then.
   */
  readonly onFailure?: ((error: DevnetError) => void) | undefined
  /** An anvil to run in place of the one that comes with this package. */
  readonly anvilPath?: string | undefined
}
