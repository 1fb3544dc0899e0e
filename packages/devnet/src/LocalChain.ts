import type { FaucetChain } from './faucet/FaucetChain.ts'

/** A chain that runs within this process. */
export interface LocalChain<Description> {
  /** What the devnet's description says of it. */
  readonly description: Description
  readonly faucet: FaucetChain
  /** Ends its servers and timers; its ports are free when this is resolved. */
  stop(): Promise<void>
}
