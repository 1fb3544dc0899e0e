import { definePlugin } from '../plugin/definePlugin.ts'
import { initialSendState, type SendPluginState } from './state.ts'

/** Sends coins and tokens: what the visitor has chosen, whether it can be sent, and the request to the wallet. */
export const sendPlugin = /*#__PURE__*/ definePlugin({
  id: 'send',
  requires: ['transactions'],
  initialState: (): SendPluginState => initialSendState,
  load: async () => (await import('./createSend.ts')).createSend,
  routes: {
    WalletSend: { enter: (send, { parameters }) => send.enter(parameters) },
  },
})
