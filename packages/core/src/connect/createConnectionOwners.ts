import type { Namespace } from '@latchkey/protocol/caip'
import type { Adapter } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ConnectionControllerContext, ConnectParameters, StoredConnections } from './connectionController.ts'
import type { SessionSource } from './SessionSource.ts'

/** The adapters and session sources, as the owners of connectors and connections. */
export interface ConnectionOwners {
  /** Returns the adapter of a namespace. @throws `connection.adapterNotFound` */
  get(namespace: Namespace): Adapter
  /** Creates the error for a connector that is not in the page, or whose namespace has no adapter. */
  createNotFound(parameters: ConnectParameters): ModalError
  /** Returns the session source that owns a connector. Ending one of its connections may end others. */
  findSource(connectorId: string): SessionSource | undefined
  /** Restores connections without a prompt. Returns which of the others to try again at the next visit. */
  restore(stored: StoredConnections): Promise<(connection: { readonly connectorId: string }) => boolean>
}

/** Creates the owners of one modal. */
export function createConnectionOwners(
  context: Pick<ConnectionControllerContext, 'adapters' | 'sources'>,
): ConnectionOwners {
  const { adapters, sources } = context

  const findSource = (connectorId: string): SessionSource | undefined =>
    sources.find((source) => source.owns(connectorId))

  const get = (namespace: Namespace): Adapter => {
    const adapter = adapters.find(namespace)
    if (!adapter) throw new ModalError('connection.adapterNotFound', { context: { namespace } })
    return adapter
  }

  return {
    get,
    createNotFound: ({ connectorId, namespace }) => {
      const source = findSource(connectorId)
      if (source) return new ModalError(source.notFound)
      if (namespace !== undefined) get(namespace)
      return new ModalError('connector.notFound', { context: { connectorId }, text: 'Connector not found' })
    },
    findSource,
    restore: async (stored) => {
      // The next visit retries those that are left: sources that cannot be loaded now, and wallets of adapters, which have no source.
      const left = new Set(
        Object.values(stored)
          .flat()
          .map(({ connectorId }) => findSource(connectorId)),
      )
      await adapters.start({
        reconnect: (namespace) => (stored[namespace] ?? []).filter(({ connectorId }) => !findSource(connectorId)),
      })
      for (const source of left)
        await source
          ?.load()
          .then((sessions) => sessions.restore(stored))
          .then(
            () => left.delete(source),
            () => undefined,
          )
      return ({ connectorId }) => left.has(findSource(connectorId))
    },
  }
}
