import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'
import { selectCanSend } from './selectCanSend.ts'

/** Whether the account in use can send, on its own chain (S9.070). */
export function useCanSend(): boolean {
  const { adapters, network } = useModalInstance().controllers
  const namespace = useSelector(network.store, (state) => state.activeNamespace)
  return useSelector(adapters.store, (state) =>
    selectCanSend(state, { namespace, hasTransfers: adapters.find(namespace)?.features.transfer !== undefined }),
  )
}
