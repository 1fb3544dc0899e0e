import { selectActiveNetwork, type Namespace, type ViewName } from '@latchkey/core'
import { selectRoute } from '@latchkey/core/internal'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useModalState`. */
export interface UseModalStateReturnType {
  readonly isOpen: boolean
  readonly view: ViewName
  readonly activeNamespace: Namespace
  /** CAIP-2 id of the network in use. */
  readonly activeNetworkId: string | undefined
  /** A wallet is connecting or being restored. */
  readonly isConnecting: boolean
}

/**
 * Returns the modal's state, for your own interface.
 *
 * @example
 * ```tsx
 * function Waiting() {
 *   const { isConnecting, isOpen } = useModalState()
 *   return isConnecting && !isOpen ? <p role="status">Connecting to your wallet…</p> : null
 * }
 * ```
 */
export function useModalState(): UseModalStateReturnType {
  const { modal, router, network, connection } = useModalInstance('useModalState').controllers
  const isOpen = useSelector(modal.store, (state) => state.isOpen)
  const view = useSelector(router.store, (state) => selectRoute(state).view)
  const chain = useSelector(network.store, (state) => ({
    activeNamespace: state.activeNamespace,
    activeNetworkId: selectActiveNetwork(state)?.caipNetworkId,
  }))
  const isConnecting = useSelector(connection.store, (state) => Object.values(state.statuses).includes('connecting'))
  return { isOpen, view, ...chain, isConnecting }
}
