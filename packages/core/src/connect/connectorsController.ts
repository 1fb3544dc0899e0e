import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { ConnectorDescriptor } from '../adapter/types.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { selectNamespaces, type AdaptersState } from '../adapter/adaptersState.ts'
import type { Connector, ConnectorsState } from './connectorsState.ts'
import type { SessionSource } from './SessionSource.ts'

/** All connectors of the adapters and session sources. The state is derived and has no setters. */
export interface ConnectorsController {
  readonly store: ReadableStore<ConnectorsState>
  /** Sets the function that adds a wallet's ids in the catalogue to a connector, and applies it to all connectors. */
  setIdentify(identify: (connector: Connector) => Connector): void
}

/** Creates the connectors controller of one modal. */
export function createConnectorsController(context: {
  readonly adapters: Pick<AdaptersController, 'store'>
  readonly sources: readonly SessionSource[]
}): ConnectorsController {
  const owned = context.sources.flatMap((source) => source.connectors)
  let identify = (connector: Connector): Connector => connector
  const list = (discovered: readonly ConnectorDescriptor[]): ConnectorsState => ({
    connectors: [...discovered, ...owned].map((descriptor) => identify(toConnector(descriptor))),
  })
  const store = createStore<ConnectorsState>(list([]))
  const follow = (state: AdaptersState): void =>
    store.set(() =>
      list(selectNamespaces(state).flatMap((namespace) => state.byNamespace[namespace]?.connectors ?? [])),
    )
  context.adapters.store.subscribe(follow)
  return {
    store,
    setIdentify: (next) => {
      identify = next
      follow(context.adapters.store.getState())
    },
  }
}

/** Converts an adapter's descriptor to a connector. */
export function toConnector({ id, name, type, namespace, icon, rdns, ready }: ConnectorDescriptor): Connector {
  return {
    id,
    // S5.036
    name: name === 'Trust Wallet' ? 'Trust' : name,
    type,
    chain: namespace,
    imageUrl: icon,
    info: { rdns },
    ready,
  }
}
