import { definePlugin } from '../plugin/definePlugin.ts'
import { findConnector } from './connectorsState.ts'

/** Connects an injected wallet when its view is entered. */
export const connectingPlugin = /*#__PURE__*/ definePlugin({
  id: 'connecting',
  create: ({ controllers }) => controllers,
  routes: {
    ConnectingExternal: {
      enter: ({ connection, connectors }, { parameters, signal }) => {
        const { connectorId: id, namespace } = parameters
        // The view itself reports a wallet that is not installed.
        if (!findConnector(connectors.store.getState().connectors, { id, namespace })) return
        // The view reads the outcome from the attempt's state.
        connection.connect({ ...parameters, signal }).catch(() => undefined)
      },
    },
  },
})
