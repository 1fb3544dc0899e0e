import { capabilitiesQuery, selectAccount, type Namespace, type WalletCapabilities } from '@latchkey/core'
import { queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useCapabilities`. */
export interface UseCapabilitiesReturnType {
  /**
   * What the wallet can do with batches on each network, by CAIP-2 (EIP-5792); `eip155:0` stands for all networks. Empty for a wallet that
   * does not know batches, which `useSendCalls` asks for one transaction after another.
   */
  readonly capabilities: WalletCapabilities | undefined
  /** What the wallet can do with a batch on the network in use. */
  readonly atomic: WalletCapabilities[string]['atomic'] | undefined
  readonly isLoading: boolean
  readonly error: Error | null
}

/**
 * Returns what the connected wallet can do with batches of calls. Read without a prompt, and fresh for 30 s.
 *
 * @example
 * ```tsx
 * function Hint() {
 *   const { atomic } = useCapabilities()
 *   return atomic === 'unsupported' ? <p>Your wallet asks for each step.</p> : null
 * }
 * ```
 */
export function useCapabilities(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): UseCapabilitiesReturnType {
  const modal = useModalInstance('useCapabilities')
  const { account, network } = modal.controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const { caipAddress, type } = useSelector(account.store, (state) => {
    const { address, allAccounts, caipAddress: id } = selectAccount(state, namespace)
    return { caipAddress: id, type: allAccounts.find((each) => each.address === address)?.type }
  })
  const { data, error, isLoading } = useQuery(
    capabilitiesQuery.options(modal, { namespace, caipAddress, type }),
    modal.plugin(queryClientPlugin).get().client,
  )
  const networkId = caipAddress?.split(':').slice(0, 2).join(':')
  const own = data && networkId !== undefined ? (data[networkId] ?? data[`${namespace}:0`]) : undefined
  return { capabilities: data, atomic: data && (own?.atomic ?? 'unsupported'), error, isLoading }
}
