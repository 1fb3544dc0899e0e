import type { ConnectParameters } from '../connect/connectionController.ts'
import { findConnector, WALLET_CONNECT_ID } from '../connect/connectorsState.ts'
import { createFeatureError } from '../kernel/errors/createFeatureError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { FeatureContext } from '../plugin/Modal.ts'
import type { Network } from '../adapter/Network.ts'

/** What is missing, in the app's options or in the page, so that something cannot be connected; nothing if it can. */
export function findRefusal(
  context: Pick<FeatureContext, 'adapters' | 'connectors' | 'network'>,
  parameters: Pick<ConnectParameters, 'connectorId' | 'namespace' | 'networkId'>,
): ModalError | undefined {
  const { adapters, connectors, network } = context
  const { connectorId, namespace, networkId } = parameters
  const connector = findConnector(connectors.store.getState().connectors, { id: connectorId, namespace })
  const notFound = new ModalError('connector.notFound', { context: { connectorId } })
  if (connector === undefined) {
    if (connectorId === WALLET_CONNECT_ID) return createFeatureError('connector.walletConnectNotFound')
    if (namespace === undefined || adapters.find(namespace)) return notFound
    return new ModalError('connection.adapterNotFound', { context: { namespace } })
  }
  const isPairing = connectorId === WALLET_CONNECT_ID
  const { networks } = network.store.getState()
  // A pairing spans namespaces.
  const isOffered = ({ caipNetworkId, chainNamespace }: Network): boolean =>
    caipNetworkId === networkId && (isPairing || chainNamespace === connector.chain)
  if (networkId !== undefined && !networks.some(isOffered))
    return createFeatureError('connection.chainNotSupported', {
      details: `${networkId} is not among the app's networks${isPairing ? '' : ` of ${connector.chain}`}`,
    })
  // A wallet of the page is an adapter's to connect: it has come after it was asked for.
  return isPairing ? undefined : notFound
}
