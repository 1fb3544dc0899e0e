import { selectNamespaces, type AdaptersState } from '../adapter/adaptersState.ts'
import { WALLET_CONNECT_ID } from '../connect/connectorsState.ts'
import { createDeepLinkMemory, type DeepLinkMemory } from './deepLinks/createDeepLinkMemory.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import type { FeatureDefinition } from '../plugin/Modal.ts'

/** The wallet to which a modal hands requests on a phone. Forgotten when another pairing begins, and when the wallet goes. */
export const deepLinkMemoryFeature: FeatureDefinition<DeepLinkMemory> = {
  id: 'deepLinkMemory',
  create: ({ adapters, connection, ports, storageScope }) => {
    const memory = createDeepLinkMemory({ storage: ports.storage, scope: storageScope })
    const ends = [
      watchSelector(
        connection.store,
        ({ attempt }) =>
          attempt.status === 'connecting' && attempt.connectorId === WALLET_CONNECT_ID ? attempt : null,
        (attempt) => attempt && memory.clear(),
      ),
      watchSelector(adapters.store, isPaired, (isStillPaired) => isStillPaired || memory.clear()),
    ]
    return {
      feature: memory,
      destroy: () => {
        for (const end of ends) end()
      },
    }
  },
}

const isPaired = (state: AdaptersState): boolean =>
  selectNamespaces(state).some((namespace) =>
    state.byNamespace[namespace]?.connections.some(({ connectorId }) => connectorId === WALLET_CONNECT_ID),
  )
