import { selectActiveConnection } from '@latchkey/core'
import { isFeatureEnabled, isSwapNetwork } from '@latchkey/core/internal'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'

/**
 * Whether the account in use can swap: the app and its cloud offer swaps (S2.038), the network is one of those with swaps (S9.076), and the
 * wallet sends transactions.
 */
export function useCanSwap(): boolean {
  const { adapters, network, options } = useModalInstance().controllers
  const namespace = useSelector(network.store, (state) => state.activeNamespace)
  const isOffered = useSelector(options.store, (state) => isFeatureEnabled(state, 'swaps'))
  const hasTransactions = adapters.find(namespace)?.features.transaction !== undefined
  return useSelector(adapters.store, (state) => {
    const active = selectActiveConnection(state, namespace)
    const canSign = active?.features.includes('transaction') ?? false
    return isOffered && hasTransactions && canSign && active !== undefined && isSwapNetwork(active.networkId)
  })
}
