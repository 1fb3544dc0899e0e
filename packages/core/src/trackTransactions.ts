import { createLoader } from './kernel/createLoader.ts'
import type { PluginContext } from './plugin/definePlugin.ts'
import { createTransactions, type Transactions, type TransactionsContext } from './transactions/createTransactions.ts'

/**
 * Creates the tracker of one modal. When a transaction settles, the reads that it has changed are renewed, whichever tab or caller
 * sent it. The code of these reads loads then; without it, they are renewed as usual when the visitor returns to the page.
 */
export function trackTransactions(context: TransactionsContext & Pick<PluginContext<object>, 'modal'>): Transactions {
  const transactions = createTransactions(context)
  const load = createLoader({
    load: async () => (await import('./renewReads.ts')).renewReads,
    isDestroyed: () => context.signal.aborted,
  })
  transactions.watchSettled((record) => {
    const renewing = load().then((renewReads) => renewReads(context.modal, record))
    renewing.catch(() => undefined)
  })
  return transactions
}
