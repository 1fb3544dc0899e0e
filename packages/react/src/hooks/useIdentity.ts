import { identityQuery, selectAccount, type Namespace } from '@latchkey/core'
import { queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Parameters of `useIdentity`. */
export interface UseIdentityParameters {
  /** The active namespace by default. */
  readonly namespace?: Namespace | undefined
  /** The connected account by default. */
  readonly address?: string | undefined
}

/** Return type of `useIdentity`. */
export interface UseIdentityReturnType {
  /** The name that the account has chosen, such as `ada.eth`. Untrusted text of any script: show the address beside it before money moves. */
  readonly name: string | undefined
  readonly isLoading: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/**
 * Returns the name of an account, read over the app's own endpoints (ENS on Ethereum). It is cached for 5 minutes.
 *
 * @example
 * ```tsx
 * const { address } = useAccount()
 * const { name } = useIdentity()
 * return <p title={address}>{name ?? address}</p>
 * ```
 */
export function useIdentity(parameters: UseIdentityParameters = {}): UseIdentityReturnType {
  const modal = useModalInstance('useIdentity')
  const { account, network } = modal.controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const own = useSelector(account.store, (state) => selectAccount(state, namespace).address)
  const { data, isLoading, error, refetch } = useQuery(
    identityQuery.options(modal, { namespace, address: parameters.address ?? own }),
    modal.plugin(queryClientPlugin).get().client,
  )
  return { name: data?.name ?? undefined, isLoading, error, refetch }
}
