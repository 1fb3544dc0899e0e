import { definePlugin } from '../plugin/definePlugin.ts'
import { SLIPPAGE } from './constants.ts'
import type { SwapPluginState } from './state.ts'

/** Swaps tokens: what the visitor has chosen, the quotes, and the requests to the wallet. Without a cloud there are no quotes. */
export const swapPlugin = /*#__PURE__*/ definePlugin({
  id: 'swap',
  requires: ['swapSource', 'transactions'],
  initialState: (): SwapPluginState => ({
    status: 'idle',
    payer: null,
    from: null,
    to: null,
    amountText: '',
    amount: null,
    isMax: false,
    slippage: SLIPPAGE,
    quote: null,
    quoteError: null,
    nextQuoteAt: null,
    isPaused: false,
    isRenewing: false,
    facts: { balance: null, coinBalance: null, feeAtMost: null, allowance: null },
    problems: [],
    isImpactAccepted: false,
    review: null,
    moved: null,
    changedAt: null,
    received: null,
    error: null,
    recordKeys: [],
  }),
  load: async () => (await import('./createSwap.ts')).createSwap,
  routes: {
    Swap: { enter: (swap, { parameters, signal }) => swap.enter(parameters, signal) },
    SwapSelectToken: { enter: (swap, { signal }) => swap.watch(signal) },
    SwapPreview: { enter: (swap, { signal }) => swap.watch(signal) },
  },
})
