// Owns what the visitor has entered, and the quotes of it.
import { isModalError } from '../kernel/errors/isModalError.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { formatAmount } from '../kernel/utils/formatAmount.ts'
import { parseAmount } from '../kernel/utils/parseAmount.ts'
import { createTokens } from '../send/createTokens.ts'
import { selectPayer } from '../send/selectPayer.ts'
import type { SendToken } from '../send/state.ts'
import { COIN_ADDRESS, QUOTE_PAUSE, SLIPPAGE_AT_MOST } from './constants.ts'
import { createQuoting, type Quoting, type QuotingPage } from './createQuoting.ts'
import type { SwapFactsReader } from './createSwapFacts.ts'
import { findSwapProblems, isSameToken, toWholeDraft } from './findSwapProblems.ts'
import { toPriceImpactLevel, type PriceImpactLevel } from './findPriceImpact.ts'
import { readQuote, type FoundQuote } from './readQuote.ts'
import type { SwapEntry, SwapPluginState, SwapProblem } from './state.ts'
import type { Swap } from './Swap.ts'
import type { SwapContext } from './SwapContext.ts'
import { swapTokensQuery } from './swapTokensQuery.ts'
import { toMinimum } from './toMinimum.ts'

/** What the visitor has entered: every edit of it, and its quotes. */
export interface SwapDraft extends Pick<
  Swap,
  'setFrom' | 'setTo' | 'flip' | 'setAmount' | 'setMax' | 'setSlippage' | 'acceptImpact' | 'edit'
> {
  readonly quoting: Quoting
  /** Starts with nothing entered, for the account in use. */
  begin(): void
  /** Enters what the parameters of the view say. */
  fill(entry: SwapEntry): void
  /** Ends everything under way and returns the signal of what follows; it aborts with the next change. */
  restart(): AbortSignal
  /** Changes the state, and what prevents a signature with it. */
  apply(part: Partial<SwapPluginState>): void
  /** The account in use has changed, perhaps: what was entered stays, what was read of another account goes. */
  follow(): void
  reset(): void
}

/** The states in which the wallet has been asked. */
export const isBusy = ({ status }: Pick<SwapPluginState, 'status'>): boolean =>
  status === 'approving' || status === 'swapping'

/** The problems that only the chain tells. They stay until the next edit. */
const lasting: readonly SwapProblem['problem'][] = ['decimalsChanged', 'wouldFail', 'unread']

/** Nothing is known of another pair, amount or account. */
const noQuote = { quote: null, quoteError: null, review: null, moved: null, isRenewing: false } as const

/** Creates the draft of one modal. */
export function createSwapDraft(
  context: SwapContext,
  parameters: {
    readonly reader: SwapFactsReader
    readonly page: QuotingPage | undefined
    /** A quote arrived while the visitor reviews. */
    readonly renewReview: (found: FoundQuote, signal: AbortSignal) => Promise<void>
  },
): SwapDraft {
  const { controllers, modal, ports, signal: lifetime, store } = context
  const { reader, renewReview } = parameters
  const { getState } = store
  const tokens = createTokens(context)
  let run = new AbortController()
  /** The loss that the visitor has accepted: a worse one must be accepted anew. */
  let accepted: PriceImpactLevel | undefined

  const apply = (part: Partial<SwapPluginState>): void => {
    if (lifetime.aborted) return
    store.patch(part)
    const state = getState()
    if (!['editing', 'quoting', 'quoted', 'reviewing'].includes(state.status)) return
    const quote = state.review ?? state.quote
    const level = quote ? toPriceImpactLevel(quote.priceImpact) : undefined
    const isImpactAccepted = state.isImpactAccepted && (level !== 'severe' || accepted === 'severe')
    const draft = { ...state, isImpactAccepted, ...(state.review && { amount: state.review.amount }) }
    const isImpactRefused = context.options.refuseHighPriceImpact === true
    const problems = [
      ...findSwapProblems(draft, { facts: state.facts, quote, isImpactRefused }),
      ...state.problems.filter(({ problem }) => lasting.includes(problem)),
    ]
    store.patch({ isImpactAccepted, problems })
  }

  const restart = (): AbortSignal => {
    run.abort()
    run = new AbortController()
    quoting.stop()
    return AbortSignal.any([run.signal, lifetime])
  }

  /** The largest amount that can be paid now; `null` while it is not known. */
  const getMost = (): bigint | null => {
    const { from, facts } = getState()
    if (from?.address !== null) return facts.balance
    if (facts.balance === null || facts.feeAtMost === null) return null
    return facts.balance > facts.feeAtMost ? facts.balance - facts.feeAtMost : 0n
  }

  const readFacts = async (signal: AbortSignal): Promise<void> => {
    const { payer, from } = getState()
    const target = payer && reader.getTarget(payer, signal)
    if (!target || !from) return
    const take = (facts: Partial<SwapPluginState['facts']>): void => {
      if (!signal.aborted) apply({ facts: { ...getState().facts, ...facts } })
    }
    const { quote } = getState()
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
    const feeAtMost = await reader.readFee(target, { gas: quote?.gas ?? null, approvals: isCovered ? 0 : 1 })
    take({ feeAtMost })
  }

  const ask = async (signal: AbortSignal): Promise<void> => {
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
      if (isFirst) await takeFirst(signal)
    } catch (cause) {
      if (signal.aborted) return
      const error = toModalError(cause, 'request.failed')
      const { quote: shown, status } = getState()
      const isKept = status === 'reviewing' || (shown !== null && shown.expiresAt > ports.clock.now())
      const isGone = !isKept || isModalError(error, 'swap.noRoute')
      apply({
        ...{ quoteError: toErrorSummary(error), isRenewing: false },
        ...(isGone && status !== 'reviewing' && { quote: null, status: 'editing' }),
      })
    }
  }

  /** The provider has said what the swap costs: the fee and the largest amount follow it. */
  const takeFirst = async (signal: AbortSignal): Promise<void> => {
    await readFacts(signal)
    const { isMax, amount } = getState()
    const most = getMost()
    if (signal.aborted || !isMax || most === null || most === amount) return
    apply({ amount: most, ...noQuote, status: most > 0n ? 'quoting' : 'editing' })
    if (most > 0n) await ask(signal)
  }

  const quoting = createQuoting({
    clock: ports.clock,
    page: parameters.page,
    ask: (signal) => ask(AbortSignal.any([signal, lifetime])),
    onPlan: (plan) => {
      if (!lifetime.aborted) store.patch(plan)
    },
  })

  /** Applies an edit, which ends whatever was being quoted or reviewed. */
  const change = (part: Partial<SwapPluginState>, { pause = 0 } = {}): void => {
    const state = getState()
    // What the wallet was asked for does not change any more.
    if (isBusy(state) || state.status === 'idle') return
    const signal = restart()
    const cleared = { problems: [], error: null, recordKeys: [], received: null, changedAt: null }
    apply({ status: 'editing', ...noQuote, ...cleared, isImpactAccepted: false, ...part })
    const begin = (): void => {
      if (signal.aborted || !toWholeDraft(getState())) return
      apply({ status: 'quoting' })
      quoting.start(pause)
    }
    if (!getState().isMax) begin()
    const reading = pause === 0 || getState().isMax ? readFacts(signal) : Promise.resolve()
    void reading.then(() => {
      if (signal.aborted || !getState().isMax) return
      apply({ amount: getMost() })
      begin()
    })
  }

  const clearFacts = { facts: { balance: null, coinBalance: null, feeAtMost: null, allowance: null } } as const

  const begin = (): void => {
    restart()
    const payer = selectPayer(controllers)
    const { slippage } = getState()
    store.patch({ ...store.getInitialState(), slippage })
    if (!payer) return
    store.patch({ status: 'editing', payer })
    change({ from: tokens.getCoin(payer) })
  }

  const reset = (): void => {
    restart()
    if (lifetime.aborted) return
    const { slippage } = getState()
    store.patch({ ...store.getInitialState(), slippage })
  }

  /** Finds a token that an app or a row names: as the lists know it, as the balances do, or as the chain does. */
  const find = async (id: string | null): Promise<SendToken | undefined> => {
    const { payer } = getState()
    if (!payer) return undefined
    const address = id?.slice(id.lastIndexOf(':') + 1).toLowerCase()
    if (address === undefined || address === COIN_ADDRESS) return tokens.getCoin(payer) ?? undefined
    const { all } = swapTokensQuery.getCached(modal, { networkId: payer.networkId }) ?? { all: [] }
    const listed = all.find((token) => token.address?.toLowerCase() === address)
    return listed ?? (await tokens.find(id ?? address, payer))
  }

  const setTo = (token: SendToken): void => {
    const { payer, from, to } = getState()
    if (payer?.networkId !== token.caipNetworkId) return
    const isFrom = from !== null && isSameToken(from, token)
    const exchanged = { from: to, amount: null, amountText: '', isMax: false, ...clearFacts }
    change({ to: token, ...(isFrom && exchanged) })
  }

  return {
    quoting,
    begin,
    restart,
    apply,
    reset,
    setTo,
    follow: () => {
      const { status, payer: before, isMax } = getState()
      if (status === 'idle') return
      const payer = selectPayer(controllers)
      if (payer?.caipAddress === before?.caipAddress && payer?.connectionId === before?.connectionId) return
      if (!payer) return reset()
      if (payer.networkId !== before?.networkId) return begin()
      // Ends what is under way for the other account, which the follower of its transactions still watches.
      restart()
      store.patch({ status: 'editing' })
      change({ payer, ...clearFacts, ...(isMax && { amount: null }) })
    },
    fill: ({ from, to, amount }) => {
      const { payer } = getState()
      if (!payer) return
      const enter = async (): Promise<void> => {
        const [paid, bought] = await Promise.all([
          from === undefined ? undefined : find(from),
          to === undefined ? undefined : find(to),
        ])
        // The visitor has begun to choose, or uses another account.
        if (getState().payer !== payer || isBusy(getState())) return
        if (paid) change({ from: paid, amount: null, amountText: '', isMax: false, ...clearFacts })
        if (bought) setTo(bought)
        const { decimals } = getState().from ?? {}
        if (amount === undefined || decimals === undefined) return
        const value = parseAmount({ text: amount, decimals, locale: 'en' })
        change({ amountText: amount, amount: typeof value === 'bigint' ? value : null, isMax: false })
      }
      void enter()
    },
    setFrom: async (token) => {
      if (isBusy(getState())) return
      if (getState().payer && token.caipNetworkId !== getState().payer?.networkId)
        await controllers.network.switchNetwork({ network: token.caipNetworkId, signal: lifetime })
      const { payer, from, to } = getState()
      if (payer?.networkId !== token.caipNetworkId) return
      const isTo = to !== null && isSameToken(to, token)
      change({ from: token, ...(isTo && { to: from }), amount: null, amountText: '', isMax: false, ...clearFacts })
    },
    flip: () => {
      const { from, to, quote } = getState()
      const amount = quote?.toAmount ?? null
      const amountText = amount === null || !to ? '' : formatAmount({ value: amount, decimals: to.decimals })
      change({ from: to, to: from, amount, amountText, isMax: false, ...clearFacts })
    },
    setAmount: ({ text, amount }) => change({ amountText: text, amount, isMax: false }, { pause: QUOTE_PAUSE }),
    setMax: () => change({ amountText: '', amount: null, isMax: true }),
    setSlippage: (percent) => {
      if (!(percent > 0 && percent <= SLIPPAGE_AT_MOST))
        throw new ModalError('options.invalid', {
          text: 'Invalid option `{option}`: {given} was given, allowed is {allowed}',
          context: { option: 'slippage', given: String(percent), allowed: `above 0 and at most ${SLIPPAGE_AT_MOST}` },
        })
      const { quote, status } = getState()
      if (isBusy({ status })) return
      if (status === 'reviewing' || status === 'failed') change({ slippage: percent })
      else apply({ slippage: percent, quote: quote && { ...quote, minimum: toMinimum(quote.toAmount, percent) } })
    },
    acceptImpact: (isAccepted) => {
      const quote = getState().review ?? getState().quote
      if (!quote) return
      accepted = isAccepted ? toPriceImpactLevel(quote.priceImpact) : undefined
      apply({ isImpactAccepted: isAccepted })
    },
    edit: () => change({}),
  }
}
