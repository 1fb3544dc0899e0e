import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'
import type { SendPayer, SendToken } from '../send/state.ts'
import type { SwapDialect } from '../options/SwapContracts.ts'

/**
 * How far a swap is.
 *
 * - `idle`: nothing was begun.
 * - `editing`: the visitor chooses the tokens and the amount. `problems` lists the missing entries, `quoteError` has the reason for a missing quote.
 * - `quoting`: the first quote for the entered amount has been requested.
 * - `quoted`: `quote` is the current offer, and is renewed.
 * - `reviewing`: `review` is what will be signed; `null` while the chain is asked about it. It is renewed, too; `moved` says that it
 *   became worse.
 * - `approving`: the wallet is asked for the approval, or the chain has not confirmed it yet.
 * - `swapping`: the wallet is asked for the swap, or the chain has not confirmed it yet.
 * - `done`: the swap is in a block; `received` is what arrived.
 * - `failed`: `error` has the reason. With a record of the swap in `recordKeys`, it may have been sent anyway.
 */
export type SwapStatus =
  | 'idle'
  | 'editing'
  | 'quoting'
  | 'quoted'
  | 'reviewing'
  | 'approving'
  | 'swapping'
  | 'done'
  | 'failed'

/** What the view of a swap starts with. */
export interface SwapEntry {
  /** The contract of the paid token, or its CAIP-10 id. The coin by default. */
  readonly from?: string | undefined
  /** The contract of the bought token, or its CAIP-10 id; `null` for the coin. */
  readonly to?: string | null | undefined
  /** In the paid token, as a decimal number. */
  readonly amount?: string | undefined
}

/** What a provider offers. Amounts are in the smallest unit. */
export interface ShownQuote {
  readonly provider: SwapDialect
  /** The contract that takes the paid token. */
  readonly spender: string
  /** The contract that the swap calls. */
  readonly router: string
  /** What arrives at the price of now. */
  readonly toAmount: bigint
  /** What arrives at least, with the chosen slippage. */
  readonly minimum: bigint
  /** In units of gas; `null` if the provider does not say. */
  readonly gas: bigint | null
  /** When it was received, in ms since the epoch. */
  readonly receivedAt: number
  /** When it must be asked for again, in ms since the epoch. */
  readonly expiresAt: number
  /** How much less the bought tokens are worth than the paid ones, in percent. Negative if more; `null` if a price is not known. */
  readonly priceImpact: number | null
  /** The same in US dollars; `null` if a price is not known. */
  readonly lossUsd: number | null
}

/** What is known of the payer. Amounts are in the smallest unit; `null` while unknown. */
export interface SwapFacts {
  /** The payer's balance of the paid token. */
  readonly balance: bigint | null
  /** The payer's balance of the coin. */
  readonly coinBalance: bigint | null
  /** The most that approval and swap can cost, in the coin. */
  readonly feeAtMost: bigint | null
  /** What the quoted provider may take of the paid token already; `null` for the coin, too. */
  readonly allowance: bigint | null
}

/** Why the swap cannot be reviewed or signed. Amounts are in the smallest unit. */
export type SwapProblem =
  | { readonly problem: 'tokenMissing' | 'amountMissing' | 'sameToken' }
  /** The network, or the account's kind of chain, has no swaps. */
  | { readonly problem: 'networkUnsupported' }
  /** More than the account has. */
  | { readonly problem: 'balance'; readonly available: bigint }
  /** The coin does not cover the fee. `most`: what can be swapped instead, when the coin itself is paid. */
  | { readonly problem: 'fee'; readonly needed: bigint; readonly available: bigint; readonly most: bigint | null }
  /** The loss is so large that the visitor must accept it; `impact` in percent, `null` if it is not known. */
  | { readonly problem: 'impactUnaccepted'; readonly impact: number | null }
  /** The app refuses a loss this large. */
  | { readonly problem: 'impactRefused'; readonly impact: number }
  /** The chain still gives the token another number of decimals. */
  | { readonly problem: 'decimalsChanged' }
  /** The chain expects the approval or the swap to fail. `reason`: in its own words; untrusted. */
  | { readonly problem: 'wouldFail'; readonly reason: string | null }
  /** A fact could not be read. */
  | { readonly problem: 'unread'; readonly error: ErrorSummary }

/** What the wallet is asked for, one after the other. */
export interface SwapStep {
  /** `reset` takes an older allowance back, because the token refuses to change one that is not 0. */
  readonly kind: 'reset' | 'approve' | 'swap'
  /** `wallet`: the wallet is being asked. `chain`: sent, and not in a block yet. */
  readonly status: 'waiting' | 'wallet' | 'chain' | 'done' | 'failed'
  /** The key of its record; `null` until the wallet is asked. Steps of one batch share a record. */
  readonly recordKey: string | null
}

/** What will be signed. It changes only with a newer quote, and when the visitor edits. */
export interface SwapReview extends ShownQuote {
  readonly payer: SendPayer
  readonly from: SendToken
  readonly to: SendToken
  /** What is paid, in the smallest unit of `from`. */
  readonly amount: bigint
  readonly isMax: boolean
  /** In percent. */
  readonly slippage: number
  /**
   * - `single`: only the swap is signed.
   * - `batch`: approval and swap are one request, which the wallet carries out as a whole.
   * - `steps`: the wallet is asked for each step.
   */
  readonly mode: 'single' | 'batch' | 'steps'
  readonly steps: readonly SwapStep[]
  /** The most that the fees can be, in the coin; `null` if it is not known. */
  readonly feeAtMost: bigint | null
}

/** A quote that became worse than what the visitor was shown. */
export interface MovedQuote {
  /** What the visitor was shown to arrive, in the smallest unit. */
  readonly before: bigint
  /** What arrives now. */
  readonly after: bigint
  /** Whether another provider swaps, through other contracts. Then `after` may be more. */
  readonly isOtherProvider: boolean
}

/** The state of the plugin. */
export interface SwapPluginState {
  readonly status: SwapStatus
  readonly payer: SendPayer | null
  /** What is paid. */
  readonly from: SendToken | null
  /** What is bought. */
  readonly to: SendToken | null
  /** What the visitor typed; the machine does not read it. Empty while `isMax`. */
  readonly amountText: string
  /** What `amountText` means, in the smallest unit of `from`; `null` if it is not an amount. */
  readonly amount: bigint | null
  /** Whether the visitor asked for as much as possible. */
  readonly isMax: boolean
  /** How much less than quoted may arrive, in percent. It stays as chosen until the page is left. */
  readonly slippage: number
  readonly quote: ShownQuote | null
  /** Why the newest request brought no quote: `swap.noRoute`, or that it failed. An older quote that still counts stays. */
  readonly quoteError: ErrorSummary | null
  /** When the next quote is asked for, in ms since the epoch; `null` while none is planned. */
  readonly nextQuoteAt: number | null
  /** Whether quotes are not renewed: the page is hidden or offline, or nothing was touched during ten of them. */
  readonly isPaused: boolean
  /** Whether a newer quote is on its way while one is shown. */
  readonly isRenewing: boolean
  readonly facts: SwapFacts
  readonly problems: readonly SwapProblem[]
  /** Whether the visitor has accepted the loss of this pair and amount. */
  readonly isImpactAccepted: boolean
  readonly review: SwapReview | null
  /** The visitor must accept it before anything is signed. */
  readonly moved: MovedQuote | null
  /** When the shown amounts last changed in the review, in ms since the epoch; the button rests `SWAP_REST` from then on. */
  readonly changedAt: number | null
  /** What arrived, in the smallest unit of `to`; `null` if it could not be read. */
  readonly received: bigint | null
  readonly error: ErrorSummary | null
  /** The records of everything that the wallet was asked for, the first one first. */
  readonly recordKeys: readonly string[]
}
