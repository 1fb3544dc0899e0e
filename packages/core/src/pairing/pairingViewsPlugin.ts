import type { ConnectParameters } from '../connect/connectionController.ts'
import { findConnector } from '../connect/connectorsState.ts'
import { definePlugin } from '../plugin/definePlugin.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import { WALLET_CONNECT_ID } from './constants.ts'

/** Starts pairing when the visitor reaches a pairing view. */
export const pairingViewsPlugin = /*#__PURE__*/ definePlugin({
  id: 'pairingViews',
  create: ({ controllers }) => controllers,
  routes: {
    ConnectingWalletConnect: {
      enter: (controllers, { parameters, signal }) => pair(controllers, { ...parameters, signal }),
    },
    ConnectingWalletConnectBasic: { enter: (controllers, { signal }) => pair(controllers, { signal }) },
  },
})

function pair(
  { connection, connectors }: Pick<ModalControllers, 'connection' | 'connectors'>,
  parameters: Omit<ConnectParameters, 'connectorId'>,
): void {
  const id = WALLET_CONNECT_ID
  if (!findConnector(connectors.store.getState().connectors, { id, namespace: parameters.namespace })) return
  // The view reads the outcome from the attempt's state.
  connection.connect({ ...parameters, connectorId: id }).catch(() => undefined)
}
