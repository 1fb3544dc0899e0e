import { selectAccount, type Network } from '@latchkey/core'
import { listPortfolioAccounts, selectNetworks } from '@latchkey/core/internal'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'

/** Returns the networks whose tokens belong to the connected account. */
export function usePortfolioNetworks(): readonly Network[] {
  const { account, network } = useModalInstance().controllers
  const namespace = useSelector(network.store, (state) => state.activeNamespace)
  const address = useSelector(account.store, (state) => selectAccount(state, namespace).address)
  return useSelector(network.store, (state) => {
    const ids = listPortfolioAccounts(state, { namespace, address }).map(({ caipNetworkId }) => caipNetworkId)
    return selectNetworks(state, namespace).filter(({ caipNetworkId }) => ids.includes(caipNetworkId))
  })
}
