import type { Namespace } from '@latchkey/core'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'

/** Whether visitors can log in, on a namespace if one is requested. */
export function useOffersLogin(namespace?: Namespace): boolean {
  const { connectors } = useModalInstance().controllers
  return useSelector(connectors.store, (state) =>
    state.connectors.some(({ chain, type }) => type === 'AUTH' && (namespace ?? chain) === chain),
  )
}
