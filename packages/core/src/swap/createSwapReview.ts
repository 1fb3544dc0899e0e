// Owns what the visitor is shown before the wallet is asked, and when it must be accepted anew.
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { QUOTE_INTERVAL } from './constants.ts'
import { isBusy, type SwapDraft } from './createSwapDraft.ts'
import type { SwapFactsReader } from './createSwapFacts.ts'
import { createSwapPreparation, type PreparedSwap } from './createSwapPreparation.ts'
import { findSwapProblems, toWholeDraft, type WholeDraft } from './findSwapProblems.ts'
import { isSameRoute, readQuote, type FoundQuote } from './readQuote.ts'
import { isWorse } from './isWorse.ts'
import type { SwapReview } from './state.ts'
import type { SwapContext } from './SwapContext.ts'
import { createMoved, toSwapError } from './toSwapError.ts'

/** What will be signed, and what changes it. */
export interface SwapReviewer {
  /** See `Swap.review`. */
  review(): Promise<void>
  /** Takes a newer quote into the review. */
  renew(found: FoundQuote, signal: AbortSignal): Promise<void>
  /** See `Swap.acceptMoved`. */
  acceptMoved(): void
  /** What the visitor was last shown to arrive, or has accepted. */
  getShown(): bigint
  /**
   * Asks for a newer quote if that of the review is too old, and reads the balances again.
   *
   * @throws `swap.moved`, `swap.noRoute`, the errors of problems
   */
  verify(signal: AbortSignal): Promise<SwapReview>
  /** The wallet declined to upgrade the account, or cannot send batches. */
  refuseBatches(): void
}

/** Creates the review of one modal. */
export function createSwapReview(
  context: SwapContext,
  { reader, getDraft }: { readonly reader: SwapFactsReader; readonly getDraft: () => SwapDraft },
): SwapReviewer {
  const { ports, store } = context
  const { getState } = store
  const isImpactRefused = context.options.refuseHighPriceImpact === true
  const { prepare, refuseBatches } = createSwapPreparation(context, reader)
  let shown = 0n
  const leave = ({ facts, problems, review }: PreparedSwap): void =>
    getDraft().apply({ status: 'quoted', facts, problems, review: null, quote: toQuote(review), moved: null })

  const review: SwapReviewer['review'] = async () => {
    const state = getState()
    if (isBusy(state) || state.status === 'idle' || state.status === 'reviewing') return
    const whole = toWholeDraft(state)
    if (!whole) return getDraft().apply({ status: 'editing' })
    const { quote: before, slippage, isMax } = state
    const signal = getDraft().restart()
    const { apply, quoting } = getDraft()
    apply({
      status: 'reviewing',
      review: null,
      moved: null,
      error: null,
      problems: [],
      recordKeys: [],
      changedAt: null,
    })
    const isFresh = before !== null && ports.clock.now() - before.receivedAt < QUOTE_INTERVAL
    const find = async (draft: WholeDraft): Promise<FoundQuote> => {
      const found = await readQuote(context, { draft, slippage, signal })
      if (!found) throw new ModalError('swap.noRoute')
      return found
    }
    try {
      let found = isFresh ? { quote: before, from: whole.from, to: whole.to } : await find(whole)
      let prepared = await prepare({ ...whole, isMax }, found, signal)
      const fee = prepared.problems.find(({ problem }) => problem === 'fee')
      // The most that can be paid has fallen since it was asked for. It is never raised.
      if (isMax && fee?.problem === 'fee' && fee.most !== null) {
        const less = { ...whole, amount: fee.most }
        found = await find(less)
        prepared = await prepare({ ...less, isMax }, found, signal)
      }
      if (signal.aborted) return
      const { facts, problems, review: reviewed } = prepared
      apply({ amount: reviewed.amount, from: found.from, to: found.to, quoteError: null })
      if (problems.some(({ problem }) => problem !== 'impactUnaccepted')) leave(prepared)
      else {
        shown = reviewed.toAmount
        apply({ facts, problems, quote: found.quote, review: reviewed })
      }
    } catch (cause) {
      if (signal.aborted) return
      const error = toErrorSummary(toModalError(cause, 'request.failed'))
      const isNoRoute = error.code === 'swap.noRoute'
      apply(
        isNoRoute
          ? { status: 'editing', quote: null, quoteError: error }
          : { status: before ? 'quoted' : 'editing', problems: [{ problem: 'unread', error }] },
      )
    }
    quoting.resume()
  }

  const renew: SwapReviewer['renew'] = async (found, signal) => {
    const { review: before } = getState()
    if (!before) return
    const { apply } = getDraft()
    const now = ports.clock.now()
    const after = found.quote.toAmount
    const settled = { quote: found.quote, quoteError: null, isRenewing: false }
    if (!isSameRoute(found.quote, before)) {
      const prepared = await prepare(before, found, signal)
      if (signal.aborted) return
      apply(settled)
      if (prepared.problems.some(({ problem }) => problem !== 'impactUnaccepted')) return leave(prepared)
      const moved = { before: shown, after, isOtherProvider: true }
      return apply({ facts: prepared.facts, review: prepared.review, moved, changedAt: now })
    }
    const isOther = getState().moved?.isOtherProvider === true
    const isMoved = isOther || isWorse({ before: shown, after })
    apply({
      ...settled,
      review: { ...before, ...found.quote, from: found.from, to: found.to },
      moved: isMoved ? { before: shown, after, isOtherProvider: isOther } : null,
      ...(after !== before.toAmount && { changedAt: now }),
    })
  }

  return {
    review,
    renew,
    getShown: () => shown,
    refuseBatches,
    acceptMoved: () => {
      const { review: current, status } = getState()
      if (!current || status !== 'reviewing') return
      shown = current.toAmount
      getDraft().apply({ moved: null })
      getDraft().quoting.touch()
    },
    verify: async (signal) => {
      const { apply } = getDraft()
      const { review: old } = getState()
      if (!old) throw new ModalError('swap.incomplete')
      if (ports.clock.now() >= old.expiresAt) {
        const found = await readQuote(context, { draft: old, slippage: old.slippage, preferred: old, signal })
        signal.throwIfAborted()
        if (!found) throw new ModalError('swap.noRoute')
        await renew(found, signal)
        signal.throwIfAborted()
        const { moved } = getState()
        if (moved) throw createMoved(moved)
      }
      const { review: current, problems: found, facts, isImpactAccepted } = getState()
      if (!current) throw found[0] ? toSwapError(found[0]) : new ModalError('swap.incomplete')
      const target = reader.getTarget(current.payer, signal)
      if (!target) throw new ModalError('network.notFound', { context: { networkId: current.payer.networkId } })
      const approvals = current.steps.filter(({ kind, status }) => kind !== 'swap' && status !== 'done').length
      const [balances, feeAtMost] = await Promise.all([
        reader.readBalances(target, current.from),
        reader.readFee(target, { gas: current.gas, approvals }),
      ])
      signal.throwIfAborted()
      const read = { ...facts, ...balances, feeAtMost }
      const draft = { ...current, isImpactAccepted }
      const problems = findSwapProblems(draft, { facts: read, quote: current, isImpactRefused })
      const [first] = problems
      if (first) {
        leave({ facts: read, problems, review: current })
        throw toSwapError(first)
      }
      apply({ facts: read })
      return current
    },
  }
}

/** The quote of a review. */
function toQuote(review: SwapReview): FoundQuote['quote'] {
  const { provider, router, spender, toAmount, minimum, gas, receivedAt, expiresAt, priceImpact, lossUsd } = review
  return { provider, router, spender, toAmount, minimum, gas, receivedAt, expiresAt, priceImpact, lossUsd }
}
