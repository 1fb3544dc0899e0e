import type { Namespace } from '@latchkey/core'
import {
  getWalletRoute,
  legalConsentPlugin,
  selectRequestedNetwork,
  type ChoosableWallet,
} from '@latchkey/core/internal'
import { useModalInstance } from '../useModalInstance.ts'

/**
 * Returns a function that opens the view which connects a wallet. It returns false, and does nothing, until the visitor has
 * accepted the app's terms.
 *
 * @param namespace the namespace to connect on; undefined if the visitor may choose.
 */
export function useChooseWallet(namespace: Namespace | undefined): (wallet: ChoosableWallet) => boolean {
  const modal = useModalInstance()
  const { connectors, network, options, router } = modal.controllers
  return (wallet) => {
    if (!modal.plugin(legalConsentPlugin).get().requireConsent()) return false
    const { view, parameters } = getWalletRoute({
      wallet,
      namespace,
      requestedNetwork: selectRequestedNetwork(router.store.getState()),
      activeNamespace: network.store.getState().activeNamespace,
      connectors: connectors.store.getState().connectors,
      isBasic: options.store.getState().isBasic,
    })
    router.push(view, parameters)
    return true
  }
}
