// Owns what the visitor has entered, and the quotes of it.
import { ModalError } from '../kernel/errors/ModalError.ts'
import { isDeviceOnline } from '../kernel/ports/isDeviceOnline.ts'
import { formatAmount } from '../kernel/utils/formatAmount.ts'
import { parseAmount } from '../kernel/utils/parseAmount.ts'
import { createTokens } from '../send/createTokens.ts'
import { selectPayer } from '../send/selectPayer.ts'
import { QUOTE_PAUSE, SLIPPAGE_AT_MOST } from './constants.ts'
import { createFormQuotes } from './createFormQuotes.ts'
import { createQuoting, type Quoting, type QuotingPage } from './createQuoting.ts'
import { createSwapChanges, type SwapChanges } from './createSwapChanges.ts'
import type { SwapFactsReader } from './createSwapFacts.ts'
import { findSwapToken } from './findSwapToken.ts'
import { isSameToken, toWholeDraft } from './findSwapProblems.ts'
import { noQuote } from './noQuote.ts'
import type { FoundQuote } from './readQuote.ts'
import type { SendToken } from '../send/state.ts'
import type { SwapEntry, SwapPluginState } from './state.ts'
import type { Swap } from './Swap.ts'
import type { SwapContext } from './SwapContext.ts'
import { toMinimum } from './toMinimum.ts'

/** What the visitor has entered: every edit of it, and its quotes. */
export interface SwapDraft
  extends SwapChanges, Pick<Swap, 'setFrom' | 'setTo' | 'flip' | 'setAmount' | 'setMax' | 'setSlippage' | 'edit'> {
  readonly quoting: Quoting
  /** Starts with nothing entered, for the account in use. */
  begin(): void
  /** Enters what the parameters of the view say. */
  fill(entry: SwapEntry): void
  /** Ends everything under way and returns the signal of what follows; it aborts with the next change. */
  restart(): AbortSignal
  /** The account in use has changed, perhaps: what was entered stays, what was read of another account goes. */
  follow(): void
  reset(): void
}

/** The states in which the wallet has been asked. */
export const isBusy = ({ status }: Pick<SwapPluginState, 'status'>): boolean =>
  status === 'approving' || status === 'swapping'

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
  const { controllers, ports, signal: lifetime, store } = context
  const { reader, renewReview } = parameters
  const { getState } = store
  const tokens = createTokens(context)
  const { acceptImpact, apply } = createSwapChanges(context)
  const { ask, getMost, readFacts } = createFormQuotes(context, { apply, reader, renewReview })
  let run = new AbortController()

  const restart = (): AbortSignal => {
    run.abort()
    run = new AbortController()
    quoting.stop()
    return AbortSignal.any([run.signal, lifetime])
  }

  const quoting = createQuoting({
    clock: ports.clock,
    page: parameters.page,
    isOnline: () => isDeviceOnline(ports),
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
      // Ends the swap of the other account, which the follower of its transactions still watches.
      restart()
      store.patch({ status: 'editing' })
      change({ payer, ...clearFacts, ...(isMax && { amount: null }) })
    },
    fill: ({ from, to, amount }) => {
      const { payer } = getState()
      if (!payer) return
      const enter = async (): Promise<void> => {
        const [paid, bought] = await Promise.all([
          from === undefined ? undefined : findSwapToken(context, { id: from, payer }),
          to === undefined ? undefined : findSwapToken(context, { id: to, payer }),
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
    acceptImpact,
    edit: () => change({}),
  }
}
