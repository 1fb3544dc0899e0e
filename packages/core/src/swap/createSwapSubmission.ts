// Owns the way of a reviewed swap through the wallet.
import { refreshBalances } from '../balance/refreshBalances.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { isDeviceOnline } from '../kernel/ports/isDeviceOnline.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import { createSwapBuilder } from './createSwapBuilder.ts'
import { isBusy, type SwapDraft } from './createSwapDraft.ts'
import type { SwapFactsReader, SwapTarget } from './createSwapFacts.ts'
import { createSwapRequests, type SwapRequest } from './createSwapRequests.ts'
import type { SwapReviewer } from './createSwapReview.ts'
import { isBatchRefused } from '../adapter/isBatchRefused.ts'
import { toContracts } from './readQuote.ts'
import { readReceived } from './readReceived.ts'
import type { SwapReview, SwapStep } from './state.ts'
import type { SwapContext } from './SwapContext.ts'
import { swapSourcePlugin } from './swapSourcePlugin.ts'
import { createMoved, toSwapError } from './toSwapError.ts'

/** Creates `Swap.confirm` of one modal. */
export function createSwapSubmission(
  context: SwapContext,
  parts: { readonly draft: SwapDraft; readonly reader: SwapFactsReader; readonly reviewer: SwapReviewer },
): () => Promise<void> {
  const { modal, ports, store } = context
  const { draft, reader, reviewer } = parts
  const { apply, quoting } = draft
  const { getState } = store
  const { store: transactionsStore } = context.plugin(transactionsPlugin)
  const build = createSwapBuilder(context, { reader, reviewer })
  const ask = createSwapRequests(context, apply)

  const finish = async (request: SwapRequest): Promise<void> => {
    apply({ status: 'swapping' })
    const record = await ask(request)
    const received = await readReceived({ ...request, record, clock: ports.clock })
    request.target.signal.throwIfAborted()
    apply({ status: 'done', received, moved: null })
    const { payer, to } = request.review
    // All known balances are read again with every swap. This one may be new to the account.
    if (to.address !== null) void refreshBalances(modal, { caipAddress: payer.caipAddress, contracts: [to.address] })
  }

  /** Asks for everything that is left of the review. Resolves early if the visitor left before the swap could be signed. */
  const run = async (signal: AbortSignal): Promise<void> => {
    const getTarget = (review: SwapReview): SwapTarget => {
      const target = reader.getTarget(review.payer, signal)
      if (!target) throw new ModalError('network.notFound', { context: { networkId: review.payer.networkId } })
      return target
    }
    const source = await context.plugin(swapSourcePlugin).load()
    const first = await reviewer.verify(signal)
    const target = getTarget(first)
    const open = first.steps.filter(({ kind, status }) => kind !== 'swap' && status !== 'done')
    const { address: token } = first.from
    const approvals = open.map(({ kind }) =>
      source.createApproval({
        contracts: toContracts(first, first),
        token: token ?? '',
        amount: kind === 'reset' ? 0n : first.amount,
      }),
    )
    const planned = await build({ review: first, target, before: approvals }, approvals.length > 0)
    const kinds = first.steps.map(({ kind }) => kind)
    if (approvals.length === 0) return await finish({ review: first, kinds: ['swap'], calls: [planned], target })
    if (first.mode === 'batch') return await finish({ review: first, kinds, calls: [...approvals, planned], target })
    for (const [index, step] of open.entries())
      await ask({ review: first, kinds: [step.kind], calls: approvals.slice(index, index + 1), target })
    if (!quoting.isWatched()) {
      apply({ status: 'reviewing' })
      return quoting.resume()
    }
    // The allowance may be in a block for a while: the price is that of now.
    const last = await reviewer.verify(signal)
    const call = await build({ review: last, target }, false)
    await finish({ review: last, kinds: ['swap'], calls: [call], target })
  }

  /** The wallet declined: the review is back, with what is done. */
  const returnToReview = (error: ModalError | null): void => {
    const { review, recordKeys } = getState()
    const kept = transactionsStore.getState().records.map(({ key }) => key)
    const steps = review?.steps.map((step): SwapStep =>
      step.status === 'done' ? step : { ...step, status: 'waiting', recordKey: null },
    )
    apply({
      status: 'reviewing',
      error: error && toErrorSummary(error),
      review: review && { ...review, steps: steps ?? [] },
      recordKeys: recordKeys.filter((key) => kept.includes(key)),
    })
    quoting.resume()
  }

  const fail = (error: ModalError): void => {
    const { status, review } = getState()
    // A problem was found before the wallet was asked, and the form is back with it.
    if (!isBusy({ status })) return quoting.resume()
    const isAt = (...steps: readonly SwapStep['status'][]): boolean =>
      review?.steps.some((step) => steps.includes(step.status)) === true
    // Nothing was asked for: the visitor continues from here once the network is back.
    if (!isAt('wallet', 'chain') && !isDeviceOnline(ports)) return returnToReview(null)
    if (review?.mode === 'batch' && isAt('wallet') && isBatchRefused(error)) {
      reviewer.refuseBatches()
      apply({ review: { ...review, mode: 'steps' } })
      return returnToReview(null)
    }
    if (isModalError(error, 'request.rejected')) return returnToReview(error)
    if (isModalError(error, 'swap.moved')) return returnToReview(null)
    const steps = review?.steps.map((step): SwapStep =>
      step.status === 'wallet' || step.status === 'chain' ? { ...step, status: 'failed' } : step,
    )
    apply({ status: 'failed', error: toErrorSummary(error), review: review && { ...review, steps: steps ?? [] } })
  }

  return async () => {
    const state = getState()
    const { review, moved, problems } = state
    if (isBusy(state)) throw new ModalError('connection.pending', { text: 'Request already pending' })
    if (state.status !== 'reviewing' || !review) throw new ModalError('swap.incomplete')
    if (moved) throw createMoved(moved)
    const [problem] = problems
    if (problem) throw toSwapError(problem)
    const signal = draft.restart()
    const next = review.steps.find(({ status }) => status !== 'done')
    const isApproval = review.mode !== 'batch' && next?.kind !== 'swap'
    apply({ status: isApproval ? 'approving' : 'swapping', error: null, isRenewing: false })
    try {
      await run(signal)
    } catch (cause) {
      const error = toModalError(cause, signal.aborted ? 'request.aborted' : 'request.failed')
      if (!signal.aborted) fail(error)
      throw error
    }
  }
}
