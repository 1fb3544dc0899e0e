import { selectNamespaces, type AdaptersState } from '../adapter/adaptersState.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import { definePlugin } from '../plugin/definePlugin.ts'
import { WALLET_CONNECT_ID } from './constants.ts'
import { createDeepLinkMemory } from './deepLinks/createDeepLinkMemory.ts'

/** Remembers the wallet that handles requests on a phone, until another pairing begins or the wallet disconnects. */
export const deepLinkMemoryPlugin = /*#__PURE__*/ definePlugin({
  id: 'deepLinkMemory',
  create: ({ controllers, options, ports }) => {
    const { adapters, connection } = controllers
    const memory = createDeepLinkMemory({ storage: ports.storage, scope: options.storagePrefix })
    const stops = [
      watchSelector(
        connection.store,
        ({ attempt }) =>
          attempt.status === 'connecting' && attempt.connectorId === WALLET_CONNECT_ID ? attempt : null,
        (attempt) => attempt && memory.clear(),
      ),
      watchSelector(adapters.store, isPaired, (isStillPaired) => isStillPaired || memory.clear()),
    ]
    return {
      ...memory,
      destroy: (): void => {
        for (const stop of stops) stop()
      },
    }
  },
})

const isPaired = (state: AdaptersState): boolean =>
  selectNamespaces(state).some((namespace) =>
    state.byNamespace[namespace]?.connections.some(({ connectorId }) => connectorId === WALLET_CONNECT_ID),
  )
