// Owns the way of a reviewed swap through the wallet.
import { isModalError } from '../kernel/errors/isModalError.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import { refreshBalances } from '../balance/refreshBalances.ts'
import { isSameAddress } from '../send/isSameAddress.ts'
import { selectPayer } from '../send/selectPayer.ts'
import type { SubmitTransactionParameters, WalletAnswer } from '../transactions/createTransactions.ts'
import type { TransactionRecord } from '../transactions/state.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import { checkChanges } from './check/checkChanges.ts'
import type { SwapCall } from './check/SwapCall.ts'
import { QUOTE_LIFE, RECEIPT_LIMIT } from './constants.ts'
import { isBusy, type SwapDraft } from './createSwapDraft.ts'
import type { SwapFactsReader, SwapTarget } from './createSwapFacts.ts'
import type { SwapReviewer } from './createSwapReview.ts'
import { findPriceImpact } from './findPriceImpact.ts'
import { isBatchRefused } from './isBatchRefused.ts'
import { isWorse } from './isWorse.ts'
import { toContracts } from './readQuote.ts'
import type { SwapReview, SwapStep } from './state.ts'
import type { SwapContext } from './SwapContext.ts'
import { swapSourcePlugin } from './swapSourcePlugin.ts'
import { toMinimum } from './toMinimum.ts'
import { createMoved, toSwapError } from './toSwapError.ts'
import { waitForEnd } from './waitForEnd.ts'

/** What the wallet is asked for: one step, or all of a batch. */
interface Request {
  readonly review: SwapReview
  readonly kinds: readonly SwapStep['kind'][]
  readonly calls: readonly SwapCall[]
  readonly target: SwapTarget
}

type Asking = Parameters<SubmitTransactionParameters['ask']>[0]

/** Creates `Swap.confirm` of one modal. */
export function createSwapSubmission(
  context: SwapContext,
  parts: { readonly draft: SwapDraft; readonly reader: SwapFactsReader; readonly reviewer: SwapReviewer },
): () => Promise<void> {
  const { controllers, modal, ports, store } = context
  const { draft, reader, reviewer } = parts
  const { apply, quoting } = draft
  const { getState } = store
  const { store: transactionsStore } = context.plugin(transactionsPlugin)
  const { clock, random } = ports

  const mark = (kinds: readonly SwapStep['kind'][], part: Partial<SwapStep>): void => {
    const { review } = getState()
    if (!review) return
    const steps = review.steps.map((step) => (kinds.includes(step.kind) ? { ...step, ...part } : step))
    apply({ review: { ...review, steps } })
  }

  /** The price fell after the last quote: the review shows it, to be accepted. */
  const takeMoved = async (after: bigint, signal: AbortSignal): Promise<ModalError> => {
    const { review } = getState()
    const before = reviewer.getShown()
    if (!review) return createMoved({ before, after })
    const { from, to, amount, slippage, provider, spender, router, gas } = review
    const receivedAt = clock.now()
    const times = { receivedAt, expiresAt: receivedAt + QUOTE_LIFE }
    const minimum = toMinimum(after, slippage)
    const impact = findPriceImpact({ from, to, amount, toAmount: after })
    const quote = { provider, spender, router, gas, toAmount: after, minimum, ...times, ...impact }
    await reviewer.renew({ quote, from, to }, signal)
    return createMoved({ before, after })
  }

  /** Has the transaction built, checked and, where the node can, executed for a trial. Nothing is signed. */
  const build = async (
    { review, target, before = [] }: Pick<Request, 'review' | 'target'> & { readonly before?: readonly SwapCall[] },
    isUnchecked: boolean,
  ): Promise<SwapCall> => {
    const { payer, from, to, amount, slippage, toAmount: shown, minimum } = review
    const { signal } = target
    const source = await context.plugin(swapSourcePlugin).load()
    const order = {
      ...{ networkId: payer.networkId, account: payer.address, from: from.address, to: to.address, amount },
      ...{ contracts: toContracts(review, { payer }), shown, slippage, isUnchecked, signal },
    }
    const building = source.build(order).catch(async (error: unknown) => {
      if (!signal.aborted && isModalError(error, 'swap.moved') && error.context)
        throw await takeMoved(BigInt(error.context.after), signal)
      throw error
    })
    const { call, toAmount } = await building
    signal.throwIfAborted()
    // Several small steps down add up.
    if (isWorse({ before: reviewer.getShown(), after: toAmount })) throw await takeMoved(toAmount, signal)
    const simulation = await reader.simulate(target, { call, before })
    if (simulation?.status === 'failure')
      throw new ModalError('transaction.simulationFailed', { details: simulation.reason })
    if (simulation?.changes) checkChanges(simulation.changes, { from: from.address, to: to.address, amount, minimum })
    return call
  }

  const sendTo = async (
    { review, calls, target }: Request,
    parameters: { readonly batchId: string | undefined; readonly asking: Asking },
  ): Promise<WalletAnswer> => {
    const { connectionId } = review.payer
    const { batchId, asking } = parameters
    const { transaction, calls: batches } = target.features
    const [call] = calls
    if (batchId !== undefined && batches) {
      const list = calls.map(({ to, data, value }) => ({ to, data: toHex(data), value }))
      const request = { connectionId, calls: list, id: batchId, atomicRequired: true, signal: asking.signal }
      return { batchId: (await batches.send(request)).id }
    }
    if (!transaction || !call) throw new ModalError('chain.unsupported', { text: 'Unsupported chain' })
    return await transaction.send({ connectionId, transaction: call, ...asking })
  }

  /** Records a request, asks the wallet once, and waits until its transaction is in a block. */
  const ask = async (request: Request): Promise<TransactionRecord> => {
    const { review, kinds, calls, target } = request
    const { payer, from, amount, spender } = review
    const { signal } = target
    const isBatch = calls.length > 1
    const isApproval = !kinds.includes('swap')
    const batchId = isBatch ? toBatchId(random.bytes(32)) : undefined
    const transactions = await context.plugin(transactionsPlugin).load()
    signal.throwIfAborted()
    const { records: before } = transactionsStore.getState()
    const submitting = transactions.submit({
      ...{ namespace: payer.namespace, networkId: payer.networkId, address: payer.address, batchId },
      summary: {
        action: isApproval ? 'approve' : 'swap',
        to: isApproval ? spender : review.router,
        amount: kinds.includes('reset') && !isBatch ? '0' : String(amount),
        ...{ decimals: from.decimals, symbol: from.symbol, token: from.address },
      },
      ...(!isBatch && { content: { transaction: calls[0] } }),
      ask: async (asking) => {
        const current = selectPayer(controllers)
        // Chain and account are those of the review, or the wallet is not asked.
        const isSame = current?.caipAddress === payer.caipAddress && current.connectionId === payer.connectionId
        if (signal.aborted || !isSame) throw new ModalError('send.changed', { details: 'the account' })
        return await sendTo(request, { batchId, asking })
      },
    })
    // The record is stored before the wallet is asked.
    const key = transactionsStore.getState().records.find((record) => !before.includes(record))?.key ?? null
    mark(kinds, { status: 'wallet', recordKey: key })
    if (key !== null) apply({ recordKeys: [...getState().recordKeys, key] })
    const record = await submitting
    signal.throwIfAborted()
    mark(kinds, { status: 'chain' })
    const ended = await waitForEnd(transactionsStore, { key: record.key, signal })
    mark(kinds, { status: 'done' })
    return ended
  }

  /** Reads what arrived; `null` if the chain does not say. */
  const readReceived = async ({ review, target }: Request, record: TransactionRecord): Promise<bigint | null> => {
    const { payer, to } = review
    const { features, network, signal } = target
    const id = record.replacementId ?? record.id
    if (id === null || !features.transaction) return null
    const reading = features.transaction.wait({ id, network, account: payer.address, signal })
    const outcome = await raceTimeout(reading, { clock, milliseconds: RECEIPT_LIMIT }).catch(() => undefined)
    const change = outcome?.changes?.find(({ token }) =>
      to.address === null
        ? token === undefined
        : token !== undefined && isSameAddress({ address: token, other: to.address }),
    )
    return change && change.value > 0n ? change.value : null
  }

  const finish = async (request: Request): Promise<void> => {
    apply({ status: 'swapping' })
    const record = await ask(request)
    const received = await readReceived(request, record)
    request.target.signal.throwIfAborted()
    apply({ status: 'done', received, moved: null })
    const { payer, from, to } = request.review
    const contracts = [from.address, to.address].filter((address) => address !== null)
    void refreshBalances(modal, { caipAddress: payer.caipAddress, contracts })
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
    const isAsked = review?.steps.some((step) => step.status === 'wallet') === true
    if (review?.mode === 'batch' && isAsked && isBatchRefused(error)) {
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

const toBatchId = (bytes: Uint8Array): string =>
  `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Calldata of a checked call begins with 0x. */
function toHex(data: string): `0x${string}` {
  return `0x${data.slice(2)}`
}
