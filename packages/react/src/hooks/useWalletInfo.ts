import { selectAccount, type Account, type Namespace } from '@latchkey/core'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** The connected wallet as it calls itself: its name and picture are its own words, so show them as text and image only. */
export function useWalletInfo(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): Account['connectedWalletInfo'] {
  const { account, network } = useModalInstance().controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  return useSelector(account.store, (state) => selectAccount(state, namespace).connectedWalletInfo)
}
