import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { ConnectorDescriptor } from '../adapter/types.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { selectNamespaces } from '../adapter/adaptersState.ts'
import { toConnector } from './toConnector.ts'
import type { ConnectorsState } from './connectorsState.ts'
import type { SessionSource } from './SessionSource.ts'

/** All connectors of the adapters and session sources. The state is derived and has no setters. */
export interface ConnectorsController {
  readonly store: ReadableStore<ConnectorsState>
}

/** Creates the connectors controller of one modal. */
export function createConnectorsController(context: {
  readonly adapters: Pick<AdaptersController, 'store'>
  readonly sources: readonly SessionSource[]
}): ConnectorsController {
  const owned = context.sources.flatMap((source) => source.connectors)
  const list = (discovered: readonly ConnectorDescriptor[]): ConnectorsState => ({
    connectors: [...discovered, ...owned].map(toConnector),
  })
  const store = createStore<ConnectorsState>(list([]))
  context.adapters.store.subscribe((state) =>
    store.set(() =>
      list(selectNamespaces(state).flatMap((namespace) => state.byNamespace[namespace]?.connectors ?? [])),
    ),
  )
  return { store }
}
