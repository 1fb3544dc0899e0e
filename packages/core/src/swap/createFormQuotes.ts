// Owns what the form shows of the chain and of the providers while the visitor edits.
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { isDeviceOnline } from '../kernel/ports/isDeviceOnline.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { SwapChanges } from './createSwapChanges.ts'
import type { SwapFactsReader } from './createSwapFacts.ts'
import { toWholeDraft } from './findSwapProblems.ts'
import { noQuote } from './noQuote.ts'
import { readQuote, type FoundQuote } from './readQuote.ts'
import type { SwapFacts } from './state.ts'
import type { SwapContext } from './SwapContext.ts'
import { toMinimum } from './toMinimum.ts'

/** The reads of the form. None rejects: what cannot be read stays unknown, and the review says why. */
export interface FormQuotes {
  /** Asks for one quote of what was entered, or of the review. */
  ask(signal: AbortSignal): Promise<void>
  /** Reads the balances, the allowance and the fee. */
  readFacts(signal: AbortSignal): Promise<void>
  /** The largest amount that can be paid now; `null` while it is not known. */
  getMost(): bigint | null
}

/** Creates the reads of one modal. */
export function createFormQuotes(
  context: Pick<SwapContext, 'modal' | 'plugin' | 'ports' | 'store'>,
  parts: {
    readonly apply: SwapChanges['apply']
    readonly reader: SwapFactsReader
    /** A quote arrived while the visitor reviews. */
    readonly renewReview: (found: FoundQuote, signal: AbortSignal) => Promise<void>
  },
): FormQuotes {
  const { ports, store } = context
  const { apply, reader, renewReview } = parts
  const { getState } = store

  const getMost: FormQuotes['getMost'] = () => {
    const { from, facts } = getState()
    if (from?.address !== null) return facts.balance
    if (facts.balance === null || facts.feeAtMost === null) return null
    return facts.balance > facts.feeAtMost ? facts.balance - facts.feeAtMost : 0n
  }

  const readFacts: FormQuotes['readFacts'] = async (signal) => {
    const { payer, from, quote } = getState()
    const target = payer && reader.getTarget(payer, signal)
    if (!target || !from) return
    const take = (facts: Partial<SwapFacts>): void => {
      if (!signal.aborted) apply({ facts: { ...getState().facts, ...facts } })
    }
    const readAllowance = async (): Promise<void> => {
      if (from.address === null || !quote) return
      take({ allowance: await reader.readAllowance(target, { token: from.address, spender: quote.spender }) })
    }
    await Promise.all([
      reader.readBalances(target, from).then(take, () => undefined),
      readAllowance().catch(() => undefined),
    ])
    if (signal.aborted) return
    const { facts, amount } = getState()
    const isCovered = from.address === null || (facts.allowance !== null && facts.allowance >= (amount ?? 0n))
    take({ feeAtMost: await reader.readFee(target, { gas: quote?.gas ?? null, approvals: isCovered ? 0 : 1 }) })
  }

  /** The provider has said what the swap costs: the fee and the largest amount follow it. */
  const takeFirst = async (signal: AbortSignal): Promise<void> => {
    await readFacts(signal)
    const { isMax, amount } = getState()
    const most = getMost()
    if (signal.aborted || !isMax || most === null || most === amount) return
    apply({ amount: most, ...noQuote, status: most > 0n ? 'quoting' : 'editing' })
    if (most > 0n) await ask(signal, false)
  }

  const ask = async (signal: AbortSignal, isMaxFollowed = true): Promise<void> => {
    const { slippage, review, quote } = getState()
    const draft = review ?? toWholeDraft(getState())
    if (!draft) return
    apply({ isRenewing: quote !== null || review !== null })
    try {
      const found = await readQuote(context, { draft, slippage, preferred: review ?? undefined, signal })
      if (signal.aborted) return
      if (!found) throw new ModalError('swap.noRoute')
      if (getState().review) return await renewReview(found, signal)
      const isFirst = getState().quote === null
      const { from, to } = found
      // The visitor may have chosen another slippage meanwhile.
      const newer = { ...found.quote, minimum: toMinimum(found.quote.toAmount, getState().slippage) }
      apply({ status: 'quoted', quote: newer, from, to, quoteError: null, isRenewing: false })
      if (isFirst && isMaxFollowed) await takeFirst(signal)
    } catch (cause) {
      if (signal.aborted) return
      const error = toModalError(cause, 'request.failed')
      const { quote: shown, status } = getState()
      const isReviewing = status === 'reviewing'
      const isKept = shown !== null && shown.expiresAt > ports.clock.now() && !isModalError(error, 'swap.noRoute')
      // Without a network it is asked for again once there is one: that is no answer yet.
      const isPending = !isDeviceOnline(ports)
      apply({
        ...{ quoteError: isPending ? null : toErrorSummary(error), isRenewing: false },
        ...(!isReviewing && !isKept && { quote: null, status: isPending ? 'quoting' : 'editing' }),
      })
    }
  }

  return { ask, readFacts, getMost }
}
