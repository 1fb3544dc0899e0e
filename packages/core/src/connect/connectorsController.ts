import type { Namespace } from '@latchkey/protocol/caip'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { ConnectorDescriptor } from '../adapter/types.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { selectNamespaces } from '../adapter/adaptersState.ts'
import { toConnector } from './toConnector.ts'
import { WALLET_CONNECT_ID, type ConnectorsState } from './connectorsState.ts'

/** Every way to connect that the adapters know of. Derived: nobody writes here. */
export interface ConnectorsController {
  readonly store: ReadableStore<ConnectorsState>
}

/** Makes the list of connectors of one modal. */
export function createConnectorsController(context: {
  readonly adapters: Pick<AdaptersController, 'store'>
  /** What can be paired with a wallet on another device; nothing where there is no relay to do it over. */
  readonly pairable: readonly Namespace[]
}): ConnectorsController {
  const pairing = context.pairable.map(toPairing)
  const list = (found: readonly ConnectorDescriptor[]): ConnectorsState => ({
    connectors: [...found, ...pairing].map(toConnector),
  })
  const store = createStore<ConnectorsState>(list([]))
  context.adapters.store.subscribe((state) =>
    store.set(() =>
      list(selectNamespaces(state).flatMap((namespace) => state.byNamespace[namespace]?.connectors ?? [])),
    ),
  )
  return { store }
}

function toPairing(namespace: Namespace): ConnectorDescriptor {
  return { id: WALLET_CONNECT_ID, namespace, name: 'WalletConnect', type: 'WALLET_CONNECT', ready: 'loadable' }
}
