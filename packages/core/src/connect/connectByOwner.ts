import type { Connection } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ConnectionControllerContext, ConnectParameters } from './connectionController.ts'
import type { Connector } from './connectorsState.ts'
import type { ConnectionOwners } from './createConnectionOwners.ts'

/**
 * Connects a connector by its owner, an adapter or a session source.
 *
 * @throws `connection.adapterNotFound`, `connection.chainNotSupported`, or what the owner throws.
 */
export async function connectByOwner(
  context: Pick<ConnectionControllerContext, 'network'> & {
    readonly owners: Pick<ConnectionOwners, 'findSource' | 'get'>
  },
  parameters: ConnectParameters & { readonly signal: AbortSignal },
  connector: Connector,
): Promise<Connection> {
  const { connectorId, namespace, networkId, signal } = parameters
  const source = context.owners.findSource(connectorId)
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
  if (!source) return await context.owners.get(connector.chain).connect({ connectorId, networkId, signal })
  const connections = await (await source.load()).connect(parameters)
  const connection = connections.find((candidate) => candidate.namespace === namespace) ?? connections[0]
  if (!connection) throw new ModalError('wallet.unauthorized')
  return connection
}
