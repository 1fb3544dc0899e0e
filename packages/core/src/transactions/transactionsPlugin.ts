import { definePlugin } from '../plugin/definePlugin.ts'
import type { TransactionsState } from './state.ts'

/** Follows every transaction from before the wallet is asked until the chain has decided for good, over reloads and tabs. */
export const transactionsPlugin = /*#__PURE__*/ definePlugin({
  id: 'transactions',
  initialState: (): TransactionsState => ({ records: [] }),
  load: async () => (await import('../trackTransactions.ts')).trackTransactions,
})
