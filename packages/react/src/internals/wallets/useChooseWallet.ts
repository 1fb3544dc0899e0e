import { type ChosenWallet, type Connector, type Namespace } from '@latchkey/core'
import { findConnector, legalConsentFeature } from '@latchkey/core/internal'
import { useModalInstance } from '../useModalInstance.ts'
import { selectRequestedNetwork } from './selectRequestedNetwork.ts'

/** A wallet of any list, as far as it takes to connect it. */
export interface ChoosableWallet {
  /** The connector's id, else the wallet's. */
  readonly id: string
  readonly connector?: Connector | undefined
  /** Of a wallet that is not in the page: what to pair. */
  readonly pairing?: ChosenWallet | undefined
  readonly namespaces: readonly Namespace[]
}

/**
 * Gives the function that begins to connect a wallet: it leads to the wallet's own view, by the wallet in the page, by a pairing,
 * by the choice of a chain where it speaks several, or to where it is to be had. It tells whether it did: not before the visitor has accepted the app's terms.
 *
 * @param namespace what the visitor is to connect on.
 */
export function useChooseWallet(namespace: Namespace | undefined): (wallet: ChoosableWallet) => boolean {
  const modal = useModalInstance()
  const { connectors, network, options, router } = modal.controllers
  return ({ id, connector, pairing, namespaces }) => {
    if (!modal.feature(legalConsentFeature).demand()) return false
    const requestedNetwork = selectRequestedNetwork(router.store.getState())
    const networkId = requestedNetwork.namespace === namespace ? requestedNetwork.networkId : undefined
    const isWalletConnect = connector?.type === 'WALLET_CONNECT'
    if (isWalletConnect && options.store.getState().isBasic) router.push('ConnectingWalletConnectBasic')
    else if (isWalletConnect || pairing) {
      const known = connectors.store.getState().connectors
      const way = findConnector(known, { id: 'walletConnect', namespace }) && { namespace, networkId }
      router.push('ConnectingWalletConnect', { wallet: isWalletConnect ? undefined : pairing, ...way })
    } else if (connector?.type === 'MULTI_CHAIN' && namespace === undefined)
      router.push('ConnectingMultiChain', { connectorId: connector.id })
    else {
      const wanted = namespace ?? network.store.getState().activeNamespace
      const part = connector?.connectors?.find(({ chain }) => chain === wanted) ?? connector
      router.push('ConnectingExternal', {
        connectorId: part?.id ?? id,
        namespace: part?.chain ?? namespaces[0] ?? wanted,
        networkId,
      })
    }
    return true
  }
}
