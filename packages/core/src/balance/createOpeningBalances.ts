import { selectAccount } from '../account/accountState.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { BALANCE_NAMESPACES } from './constants.ts'
import { listPortfolioAccounts } from './portfolio.ts'
import { tokenBalancesQuery } from './tokenBalancesQuery.ts'

/** Creates what reads the balances of the active account when its view is opened. */
export function createOpeningBalances({ controllers, modal }: Pick<PluginContext<object>, 'controllers' | 'modal'>): {
  /** Requests the balances that are out of date. The view reads the same query and shows its failure. */
  read(): void
} {
  const { account, network } = controllers
  return {
    read: () => {
      const state = network.store.getState()
      const namespace = state.activeNamespace
      if (!BALANCE_NAMESPACES.includes(namespace)) return
      const { address } = selectAccount(account.store.getState(), namespace)
      for (const one of listPortfolioAccounts(state, { namespace, address }))
        void tokenBalancesQuery.read(modal, one).catch(() => undefined)
    },
  }
}
