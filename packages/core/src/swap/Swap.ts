import type { SendToken } from '../send/state.ts'
import type { SwapEntry } from './state.ts'

/** Swapping, from the visitor's choices to what has arrived. */
export interface Swap {
  /**
   * Opens the form: continues what the visitor left, or begins with what the parameters say. Quotes are renewed until `signal` aborts.
   */
  enter(parameters: SwapEntry | undefined, signal?: AbortSignal): void
  /** Renews quotes until the signal aborts, for a view of what was begun. Without any such signal, quotes are always renewed. */
  watch(signal: AbortSignal): void
  /**
   * Chooses the token to pay. If it is the token to receive, the two change places. For a token of another network, the network is switched first.
   *
   * @throws the errors of `switchNetwork`; the earlier choice stays
   */
  setFrom(token: SendToken): Promise<void>
  /** Chooses the token to receive, on the same network. If it is the token to pay, the two change places. */
  setTo(token: SendToken): void
  /** Exchanges the two tokens. The quoted amount becomes the amount to pay. */
  flip(): void
  setAmount(parameters: { readonly text: string; readonly amount: bigint | null }): void
  /** Asks for as much as can be paid. The amount follows the fee until the visitor types one. */
  setMax(): void
  /** Sets how much less than quoted may arrive, in percent. @throws `options.invalid` unless it is above 0 and at most 5 */
  setSlippage(percent: number): void
  /** The visitor has seen what the price moved to. */
  acceptMoved(): void
  /** The visitor has ticked that the loss is accepted, or takes it back. It ends with the next edit. */
  acceptImpact(isAccepted: boolean): void
  /** Asks for a quote now, and resumes renewing after ten quotes without a touch. */
  refresh(): void
  /** The visitor touched the form or the review: renewing begins anew to count. */
  touch(): void
  /**
   * Fixes what will be signed: how many requests there are, and which contracts. `reviewing` with a review, or back with the problems.
   * Never rejects.
   */
  review(): Promise<void>
  /** Returns to the form: what was reviewed is no longer promised. */
  edit(): void
  /**
   * Has the transaction built and checked, then asks the wallet, step by step. Resolves when the swap is in a block, and earlier if the
   * visitor left the views of the swap while the approval was on its way: then the review is back, with the step that is done.
   *
   * @throws `chunk.failed` before anything else; `connection.pending` for a second press; `swap.incomplete` without a review; `swap.moved` if `moved` must be accepted first;
   * `swap.altered` before the swap is signed; what the wallet answers. After `request.rejected` the review is back, with the steps that
   * are done; if the wallet refused only a batch, with single steps instead.
   */
  confirm(): Promise<void>
  /** Forgets what was entered. A request that the wallet has already remains, and its transaction is followed. */
  reset(): void
  destroy(): void
}
