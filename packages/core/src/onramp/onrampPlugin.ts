import { definePlugin } from '../plugin/definePlugin.ts'
import { initialOnrampState, type OnrampState } from './state.ts'

/** Buying crypto: what sellers ask, the seller's window, and what became of the purchase. */
export const onrampPlugin = /*#__PURE__*/ definePlugin({
  id: 'onramp',
  requires: ['api', 'balanceSource'],
  initialState: (): OnrampState => initialOnrampState,
  load: async () => (await import('./createOnramp.ts')).createOnramp,
  routes: {
    OnRamp: { enter: (onramp, { parameters }) => onramp.enter(parameters) },
  },
})
