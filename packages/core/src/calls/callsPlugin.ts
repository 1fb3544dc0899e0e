import { definePlugin } from '../plugin/definePlugin.ts'
import type { CallsState } from './state.ts'

/** Sends batches of calls (EIP-5792) with every wallet: as one where the wallet can, else one transaction after another. */
export const callsPlugin = /*#__PURE__*/ definePlugin({
  id: 'calls',
  requires: ['transactions'],
  initialState: (): CallsState => ({ batches: [] }),
  load: async () => (await import('./createCalls.ts')).createCalls,
})
