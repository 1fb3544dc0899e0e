// Owns that nothing reaches the wallet that is not the reviewed swap.
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { checkChanges } from './check/checkChanges.ts'
import { createAllowanceCall } from './check/createAllowanceCall.ts'
import { createAltered } from './check/createAltered.ts'
import type { SwapCall } from './check/SwapCall.ts'
import { QUOTE_LIFE } from './constants.ts'
import type { SwapFactsReader, SwapTarget } from './createSwapFacts.ts'
import type { SwapReviewer } from './createSwapReview.ts'
import { findPriceImpact } from './findPriceImpact.ts'
import { isWorse } from './isWorse.ts'
import { toContracts } from './readQuote.ts'
import type { SwapReview } from './state.ts'
import type { SwapContext } from './SwapContext.ts'
import { swapSourcePlugin } from './swapSourcePlugin.ts'
import { toMinimum } from './toMinimum.ts'
import { createMoved } from './toSwapError.ts'

/** Builds the transaction of a review. */
export type BuildSwap = (
  parameters: {
    readonly review: SwapReview
    readonly target: SwapTarget
    /** What the wallet will be asked for before. */
    readonly before?: readonly SwapCall[] | undefined
  },
  /** Whether the cloud builds it although it would fail without what comes before. */
  isUnchecked: boolean,
) => Promise<SwapCall>

/** A swap with the approvals before it. */
interface ApprovedSwap {
  readonly review: SwapReview
  readonly calls: readonly SwapCall[]
}

/**
 * Creates the building of one modal: the transaction is checked and, where the node can, executed for a trial.
 *
 * Building throws `swap.moved`, `swap.altered`, `transaction.simulationFailed`, and what the cloud answers.
 */
export function createSwapBuilder(
  context: Pick<SwapContext, 'plugin' | 'ports' | 'store'>,
  parts: { readonly reader: SwapFactsReader; readonly reviewer: SwapReviewer },
): BuildSwap {
  const { reader, reviewer } = parts
  const { clock } = context.ports
  const { getState } = context.store

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

  /** A swap that takes less than was approved leaves the rest to be taken later. @throws `swap.altered` */
  const checkAllowance = async (target: SwapTarget, { review, calls }: ApprovedSwap): Promise<void> => {
    const { from, payer, spender } = review
    if (from.address === null) return
    const call = createAllowanceCall({ token: from.address, owner: payer.address, spender })
    const left = (await reader.simulate(target, { call, before: calls }))?.answer
    if (left !== undefined && !/^0x0*$/.test(left)) throw createAltered('An allowance would stay')
  }

  return async ({ review, target, before = [] }, isUnchecked) => {
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
    if (simulation && before.length > 0) await checkAllowance(target, { review, calls: [...before, call] })
    return call
  }
}
