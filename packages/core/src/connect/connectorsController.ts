import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { ConnectorDescriptor } from '../adapter/types.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { selectNamespaces } from '../adapter/adaptersState.ts'
import type { Connector, ConnectorsState } from './connectorsState.ts'
import type { SessionSource } from './SessionSource.ts'
import type { OptionsController } from '../options/optionsController.ts'

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
  /** The options decide what a session source offers. */
  readonly options: Pick<OptionsController, 'store'>
}): ConnectorsController {
  let identify = (connector: Connector): Connector => connector
  const list = (): ConnectorsState => {
    const state = context.adapters.store.getState()
    const discovered = selectNamespaces(state)
      .flatMap((namespace) => state.byNamespace[namespace]?.connectors ?? [])
      // A wallet chooses the id that it announces: it must not be found in place of a session source.
      .filter(({ id, type }) => type !== 'ANNOUNCED' || !context.sources.some((source) => source.owns(id)))
    const owned = context.sources.flatMap((source) => source.connectors)
    return { connectors: [...discovered, ...owned].map((descriptor) => identify(toConnector(descriptor))) }
  }
  const store = createStore<ConnectorsState>(list())
  const follow = (): void => store.set(list)
  context.adapters.store.subscribe(follow)
  context.options.store.subscribe(follow)
  return {
    store,
    setIdentify: (next) => {
      identify = next
      follow()
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
