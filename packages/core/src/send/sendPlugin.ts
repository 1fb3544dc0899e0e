import { definePlugin } from '../plugin/definePlugin.ts'
import type { SendPluginState } from './state.ts'

/** Sends coins and tokens: what the visitor has chosen, whether it can be sent, and the request to the wallet. */
export const sendPlugin = /*#__PURE__*/ definePlugin({
  id: 'send',
  requires: ['transactions'],
  initialState: (): SendPluginState => ({
    status: 'idle',
    payer: null,
    token: null,
    amountText: '',
    amount: null,
    isMax: false,
    receiverText: '',
    receiver: { status: 'none' },
    accepted: null,
    speed: 'normal',
    speeds: [],
    facts: { balance: null, coinBalance: null, fee: null, feeAtMost: null, receiver: null },
    problems: [],
    review: null,
    error: null,
    recordKey: null,
    recents: [],
  }),
  load: async () => (await import('./createSend.ts')).createSend,
  routes: {
    WalletSend: { enter: (send, { parameters }) => send.enter(parameters) },
  },
})
