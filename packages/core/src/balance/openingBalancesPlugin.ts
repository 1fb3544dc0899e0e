import { definePlugin } from '../plugin/definePlugin.ts'

/** Begins to read the balances when the visitor opens the account, in parallel with the code that shows them. */
export const openingBalancesPlugin = /*#__PURE__*/ definePlugin({
  id: 'balances',
  // Without a cloud, the account shows one balance, which the adapter reads.
  isEnabled: ({ settings }) => settings.cloud !== null,
  load: async () => (await import('./createOpeningBalances.ts')).createOpeningBalances,
  routes: { Account: { enter: ({ read }) => read() } },
})
