import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** What the visitor has reviewed, and what a transaction therefore must do. Nothing in it comes from the transaction. */
export interface SwapOrder {
  readonly networkId: CaipNetworkId
  /** The account that pays and receives. */
  readonly account: string
  /** The contract of the paid token; `null` for the coin. */
  readonly from: string | null
  /** The contract of the bought token; `null` for the coin. */
  readonly to: string | null
  /** What is paid, in the smallest unit. */
  readonly amount: bigint
  /** What the visitor was shown to arrive, in the smallest unit. */
  readonly shown: bigint
  /** How much less may arrive, in hundredths of a percent. */
  readonly slippageBps: number
  /** Until when the transaction may be in a block at the latest, in seconds since the epoch. */
  readonly latestDeadline: number
}
