import type { Transaction } from '@latchkey/protocol/api'
import type { CaipAddress } from '@latchkey/protocol/caip'
import { createStore, type Store } from '../kernel/store/createStore.ts'
import { definePlugin } from '../plugin/definePlugin.ts'

/** What sellers report of purchases, by the account that receives them. */
export type Purchases = Readonly<Partial<Record<CaipAddress, readonly Transaction[]>>>

/** The purchases of this page. Their rows can be read only with the id of each, which this page alone knows, so they end with it. */
export const purchasesPlugin = /*#__PURE__*/ definePlugin({
  id: 'purchases',
  create: (): Store<Purchases> => createStore<Purchases>({}),
})
