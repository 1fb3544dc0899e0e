import { selectAccount, type Account, type Namespace } from '@latchkey/core'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/**
 * Returns the connected wallet's own name and picture. Untrusted: render them as text and as an image only.
 *
 * @example
 * ```tsx
 * function ConnectedWallet() {
 *   const wallet = useWalletInfo()
 *   return wallet ? <p><img src={wallet.icon} alt="" width={24} /> {wallet.name}</p> : null
 * }
 * ```
 */
export function useWalletInfo(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): Account['connectedWalletInfo'] {
  const { account, network } = useModalInstance('useWalletInfo').controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  return useSelector(account.store, (state) => selectAccount(state, namespace).connectedWalletInfo)
}
