import { definePlugin } from '../plugin/definePlugin.ts'
import { findConnector } from './connectorsState.ts'

/** Connects a wallet of the page when its view is reached. */
export const connectingPlugin = /*#__PURE__*/ definePlugin({
  id: 'connecting',
  create: ({ controllers }) => controllers,
  routes: {
    ConnectingExternal: {
      enter: ({ connection, connectors }, { parameters, signal }) => {
        const { connectorId: id, namespace } = parameters
        // The view itself says that a wallet is not in the page.
        if (!findConnector(connectors.store.getState().connectors, { id, namespace })) return
        // The attempt's state tells the view how it went.
        connection.connect({ ...parameters, signal }).catch(() => undefined)
      },
    },
  },
})
