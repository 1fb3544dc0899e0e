import type { Namespace } from '@latchkey/protocol/caip'
import type { Adapter, Connection } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ConnectionControllerContext, ConnectParameters, StoredConnections } from './connectionController.ts'
import type { Connector } from './connectorsState.ts'
import type { SessionSource } from './SessionSource.ts'

/** The adapters and session sources, as the owners of connectors and connections. */
export interface ConnectionOwners {
  /** Returns the adapter of a namespace. @throws `connection.adapterNotFound` */
  get(namespace: Namespace): Adapter
  /**
   * Returns the connect function of a connector's owner. Throws if something is missing in the app's options or in the page.
   */
  find(
    connector: Connector | undefined,
    parameters: ConnectParameters,
  ): (parameters: ConnectParameters & { readonly signal: AbortSignal }) => Promise<Connection>
  /** Returns the session source that owns a connector. Ending one of its connections may end others. */
  findSource(connectorId: string): SessionSource | undefined
  /** Restores connections without a prompt. Returns which of the others to try again at the next visit. */
  restore(stored: StoredConnections): Promise<(connection: { readonly connectorId: string }) => boolean>
}

/** Creates the owners of one modal. */
export function createConnectionOwners(
  context: Pick<ConnectionControllerContext, 'adapters' | 'network' | 'sources'>,
): ConnectionOwners {
  const { adapters, sources } = context

  const findSource = (connectorId: string): SessionSource | undefined =>
    sources.find((source) => source.owns(connectorId))

  const get = (namespace: Namespace): Adapter => {
    const adapter = adapters.find(namespace)
    if (!adapter)
      throw new ModalError('connection.adapterNotFound', { context: { namespace }, text: 'Adapter not found' })
    return adapter
  }

  const find: ConnectionOwners['find'] = (connector, { connectorId, namespace, networkId }) => {
    const source = findSource(connectorId)
    if (!connector) {
      if (source) throw source.createNotFound()
      if (namespace !== undefined) get(namespace)
      throw new ModalError('connector.notFound', { context: { connectorId }, text: 'Connector not found' })
    }
    const { networks } = context.network.store.getState()
    // A source spans namespaces.
    const isOffered = networks.some(
      ({ caipNetworkId, chainNamespace }) =>
        caipNetworkId === networkId && (source || chainNamespace === connector.chain),
    )
    if (networkId !== undefined && !isOffered)
      throw new ModalError('connection.chainNotSupported', {
        details: `${networkId} is not among the app's networks${source ? '' : ` of ${connector.chain}`}`,
      })
    if (!source) {
      const adapter = get(connector.chain)
      return async ({ signal }) => await adapter.connect({ connectorId, networkId, signal })
    }
    return async (parameters) => {
      const connections = await (await source.load()).connect(parameters)
      const connection = connections.find((candidate) => candidate.namespace === parameters.namespace) ?? connections[0]
      if (!connection) throw new ModalError('wallet.unauthorized')
      return connection
    }
  }

  return {
    get,
    find,
    findSource,
    restore: async (stored) => {
      await adapters.start({
        reconnect: (namespace) => (stored[namespace] ?? []).filter(({ connectorId }) => !findSource(connectorId)),
      })
      // The next visit retries sources that cannot be loaded now, and wallets of adapters, which have no source.
      const retried: (SessionSource | undefined)[] = [undefined]
      const all = Object.values(stored).flat()
      for (const source of sources)
        if (all.some(({ connectorId }) => source.owns(connectorId)))
          await source
            .load()
            .then((sessions) => sessions.restore(stored))
            .catch(() => retried.push(source))
      return ({ connectorId }) => retried.includes(findSource(connectorId))
    },
  }
}
