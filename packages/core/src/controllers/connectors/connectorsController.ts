import { createStore, type ReadableStore } from '../../store/createStore.ts'
import type { AdaptersController } from '../adapters/adaptersController.ts'
import { selectNamespaces } from '../adapters/state.ts'
import { mergeConnectors } from './mergeConnectors.ts'
import { initialConnectorsState, type ConnectorsState } from './state.ts'

/** Every way to connect that the adapters know of. Derived: nobody writes here. */
export interface ConnectorsController {
  readonly store: ReadableStore<ConnectorsState>
}

/** Makes the list of connectors of one modal. */
export function createConnectorsController(context: {
  readonly adapters: Pick<AdaptersController, 'store'>
}): ConnectorsController {
  const store = createStore<ConnectorsState>(initialConnectorsState)
  context.adapters.store.subscribe((state) =>
    store.set(() => ({
      connectors: mergeConnectors(
        selectNamespaces(state).flatMap((namespace) => state.byNamespace[namespace]?.connectors ?? []),
      ),
    })),
  )
  return { store }
}
