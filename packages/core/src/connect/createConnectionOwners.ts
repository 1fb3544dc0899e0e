import type { Namespace } from '@latchkey/protocol/caip'
import type { Adapter, Connection } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import type { ConnectionControllerContext, ConnectParameters, StoredConnections } from './connectionController.ts'
import type { Connector } from './connectorsState.ts'
import { DISCONNECT_WAIT } from './constants.ts'
import type { SessionConnections, SessionSource } from './SessionSource.ts'

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
  /** Restores connections without a prompt. Returns those that the sources could not restore. */
  restore(stored: StoredConnections): Promise<StoredConnections>
  /** Ends connections. Returns those that did not end, with the reason. */
  disconnect(
    connections: readonly Connection[],
  ): Promise<readonly { readonly connection: Connection; readonly cause: unknown }[]>
}

/** Creates the owners of one modal. */
export function createConnectionOwners(
  context: Pick<ConnectionControllerContext, 'adapters' | 'network' | 'ports' | 'sources'>,
): ConnectionOwners {
  const { adapters, ports, sources } = context

  const findSource = (connectorId: string): SessionSource | undefined =>
    sources.find((source) => source.owns(connectorId))

  const get = (namespace: Namespace): Adapter => {
    const adapter = adapters.find(namespace)
    if (!adapter) throw new ModalError('connection.adapterNotFound', { context: { namespace } })
    return adapter
  }

  const find: ConnectionOwners['find'] = (connector, { connectorId, namespace, networkId }) => {
    const source = findSource(connectorId)
    if (!connector) {
      if (source) throw new ModalError(source.notFound)
      if (namespace !== undefined) get(namespace)
      throw new ModalError('connector.notFound', { context: { connectorId } })
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
    restore: async (stored) => {
      await adapters.start({
        reconnect: (namespace) => (stored[namespace] ?? []).filter(({ connectorId }) => !findSource(connectorId)),
      })
      let remaining = stored
      for (const source of sources)
        if (ownsOne(source, Object.values(remaining).flat()))
          // The next visit retries a source that cannot be loaded now.
          remaining = await source
            .load()
            .then(async (sessions) => await sessions.restore(remaining))
            .catch(() => remaining)
      return remaining
    },
    disconnect: async (connections) => {
      // Load the sources first: then all connections end in one turn, and no other wallet becomes active in between.
      const loaded = new Map<SessionSource | undefined, SessionConnections>()
      for (const source of sources)
        if (ownsOne(source, connections))
          // The adapter ends a session whose source cannot be loaded.
          await source.load().then(
            (sessions) => loaded.set(source, sessions),
            () => undefined,
          )
      const end = async ({ connectorId, id, namespace }: Connection): Promise<void> =>
        await (loaded.get(findSource(connectorId))?.disconnect({ namespace }) ??
          get(namespace).disconnect({ connectionId: id }))
      const outcomes = await Promise.all(
        connections.map(
          async (connection) =>
            await raceTimeout(end(connection), { clock: ports.clock, milliseconds: DISCONNECT_WAIT }).then(
              () => undefined,
              (cause: unknown) => ({ connection, cause }),
            ),
        ),
      )
      return outcomes.filter((failure) => failure !== undefined)
    },
  }
}

function ownsOne(source: SessionSource, connections: readonly Pick<Connection, 'connectorId'>[]): boolean {
  return connections.some(({ connectorId }) => source.owns(connectorId))
}
