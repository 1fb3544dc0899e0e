import { createPersistedItem, type CreatePersistedItemParameters } from '../kernel/store/createPersistedItem.ts'
import { transactionsItem } from '../kernel/store/lazyStoredItems.ts'
import type { Plugins } from '../plugin/createPlugins.ts'
import { transactionsPlugin } from './transactionsPlugin.ts'

/** Follows the stored transactions if one has not ended. Never rejects: without the file, the next page load tries again. */
export function resumeTransactions(
  plugins: Pick<Plugins, 'get'>,
  stored: Omit<CreatePersistedItemParameters<unknown>, 'item'>,
): void {
  const records = createPersistedItem({ ...stored, item: transactionsItem }).get() ?? []
  if (records.every(({ isFinal }) => isFinal)) return
  plugins
    .get(transactionsPlugin)
    .load()
    .catch(() => undefined)
}
