import { definePlugin } from '../plugin/definePlugin.ts'

/** Reads token balances from the cloud and from wallets that report them. */
export const balanceSourcePlugin = /*#__PURE__*/ definePlugin({
  id: 'balanceSource',
  requires: ['api'],
  load: async () => (await import('./createBalanceSource.ts')).createBalanceSource,
})
