import type { FaucetChain } from './faucet/FaucetChain.ts'

/** A chain that runs in this process. */
export interface LocalChain<Description> {
  /** Its part of the devnet's description. */
  readonly description: Description
  readonly faucet: FaucetChain
  /** Ends its servers and timers; its ports are free when this resolves. */
  stop(): Promise<void>
}
