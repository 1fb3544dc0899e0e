import { toCaipAddress } from '@latchkey/protocol/caip'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import { selectConnectionStatus } from '../connect/connectionState.ts'
import { selectNetwork } from '../network/networkState.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import type { SendPayer } from './state.ts'

/** The account that pays: the active one, on a network of the app. `null` while there is none. */
export function selectPayer(
  controllers: Pick<ModalControllers, 'adapters' | 'connection' | 'network'>,
): SendPayer | null {
  const state = controllers.network.store.getState()
  const { activeNamespace: namespace } = state
  const active = selectActiveConnection(controllers.adapters.store.getState(), namespace)
  if (selectConnectionStatus(controllers.connection.store.getState(), namespace) !== 'connected' || !active) return null
  const { networkId, activeAddress: address, accounts, id: connectionId } = active
  if (!selectNetwork(state, networkId)) return null
  const type = accounts.find((account) => account.address === address)?.type ?? 'eoa'
  return { namespace, networkId, address, caipAddress: toCaipAddress({ networkId, address }), connectionId, type }
}
