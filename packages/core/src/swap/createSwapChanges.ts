// Owns that the problems of a swap follow everything that changes.
import { findSwapProblems } from './findSwapProblems.ts'
import { toPriceImpactLevel, type PriceImpactLevel } from './findPriceImpact.ts'
import type { SwapPluginState, SwapProblem } from './state.ts'
import type { Swap } from './Swap.ts'
import type { SwapContext } from './SwapContext.ts'

/** Changes of the state. */
export interface SwapChanges extends Pick<Swap, 'acceptImpact'> {
  /** Changes the state, and what prevents a signature with it. */
  apply(part: Partial<SwapPluginState>): void
}

/** The problems that only the chain tells. They stay until the next edit. */
const lasting: readonly SwapProblem['problem'][] = ['decimalsChanged', 'wouldFail', 'unread']

/** Creates the changes of one modal. */
export function createSwapChanges({ options, signal, store }: SwapContext): SwapChanges {
  const { getState } = store
  /** The loss that the visitor has accepted: a worse one must be accepted anew. */
  let accepted: PriceImpactLevel | undefined

  const apply = (part: Partial<SwapPluginState>): void => {
    if (signal.aborted) return
    store.patch(part)
    const state = getState()
    if (!['editing', 'quoting', 'quoted', 'reviewing'].includes(state.status)) return
    const quote = state.review ?? state.quote
    const level = quote ? toPriceImpactLevel(quote.priceImpact) : undefined
    const isImpactAccepted = state.isImpactAccepted && (level !== 'severe' || accepted === 'severe')
    const draft = { ...state, isImpactAccepted, ...(state.review && { amount: state.review.amount }) }
    const isImpactRefused = options.refuseHighPriceImpact === true
    const problems = [
      ...findSwapProblems(draft, { facts: state.facts, quote, isImpactRefused }),
      ...state.problems.filter(({ problem }) => lasting.includes(problem)),
    ]
    store.patch({ isImpactAccepted, problems })
  }

  return {
    apply,
    acceptImpact: (isAccepted) => {
      const quote = getState().review ?? getState().quote
      if (!quote) return
      accepted = isAccepted ? toPriceImpactLevel(quote.priceImpact) : undefined
      apply({ isImpactAccepted: isAccepted })
    },
  }
}
