import type { Namespace } from '@latchkey/protocol/caip'
import type { ChosenWallet } from '../connect/connectionState.ts'
import type { Connector } from '../connect/connectorsState.ts'
import type { RouterState } from './routerState.ts'
import type { Route, RouteParameters } from './routes.ts'

/** A wallet of any list, with the data to connect it. */
export interface ChoosableWallet {
  /** The connector's id, otherwise the wallet's. */
  readonly id: string
  readonly connector?: Connector | undefined
  /** What to pair with, for a wallet that is not in the page. */
  readonly pairing?: ChosenWallet | undefined
  readonly namespaces: readonly Namespace[]
}

/** The wallet, and the state that `getWalletRoute` decides from. */
export interface GetWalletRouteParameters {
  readonly wallet: ChoosableWallet
  /** The namespace to connect on; undefined if the visitor may choose. */
  readonly namespace: Namespace | undefined
  /** The request of the app or of an earlier view; its network applies only on the same namespace. */
  readonly requestedNetwork: NonNullable<RouteParameters['Connect']>
  readonly activeNamespace: Namespace
  readonly connectors: readonly Connector[]
  /** Whether the modal has no adapters. */
  readonly isBasic: boolean
}

/** A view that connects a wallet. */
export type WalletRoute = Route<
  'ConnectingExternal' | 'ConnectingMultiChain' | 'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'
>

/**
 * Returns the view that connects a wallet: pairing for WalletConnect and for wallets on other devices, the choice of a
 * chain for a wallet of several namespaces, otherwise the injected wallet or its installation guide.
 */
export function getWalletRoute(parameters: GetWalletRouteParameters): WalletRoute {
  const { wallet, namespace, requestedNetwork, activeNamespace, connectors, isBasic } = parameters
  const { id, connector, pairing, namespaces } = wallet
  const networkId = requestedNetwork.namespace === namespace ? requestedNetwork.networkId : undefined
  const isWalletConnect = connector?.type === 'WALLET_CONNECT'
  if (isWalletConnect && isBasic) return { view: 'ConnectingWalletConnectBasic', parameters: undefined }
  if (isWalletConnect || pairing) {
    const canPair = connectors.some(
      ({ chain, type }) => type === 'WALLET_CONNECT' && (namespace === undefined || chain === namespace),
    )
    return {
      view: 'ConnectingWalletConnect',
      parameters: { wallet: isWalletConnect ? undefined : pairing, ...(canPair && { namespace, networkId }) },
    }
  }
  if (connector?.type === 'MULTI_CHAIN' && namespace === undefined)
    return { view: 'ConnectingMultiChain', parameters: { connectorId: connector.id } }
  const preferred = namespace ?? activeNamespace
  const match = connector?.connectors?.find(({ chain }) => chain === preferred) ?? connector
  return {
    view: 'ConnectingExternal',
    parameters: { connectorId: match?.id ?? id, namespace: match?.chain ?? namespaces[0] ?? preferred, networkId },
  }
}

/** Selects the namespace and network to connect on, if the app or an earlier view requested one. */
export function selectRequestedNetwork({ history }: RouterState): NonNullable<RouteParameters['Connect']> {
  const connect = history.findLast(({ view }) => view === 'Connect')
  return (connect?.view === 'Connect' ? connect.parameters : undefined) ?? {}
}
