import { identityQuery, selectAccount, type Namespace } from '@latchkey/core'
import { avatarPlugin, queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { usePicture } from '../internals/usePicture.ts'
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
  /**
   * The picture that the option `avatar` returns, else that of the name, from the cloud, as a `data:` URL once it has loaded.
   */
  readonly avatar: string | undefined
  /** The name is being read. */
  readonly isLoading: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/**
 * Returns the name of an account (ENS on Ethereum) and the picture of the name. The name is read over the app's own endpoints, or
 * by the cloud if the app names none of Ethereum; the picture comes from the cloud. Both are cached for 5 minutes.
 *
 * @example
 * ```tsx
 * function Visitor() {
 *   const { address } = useAccount()
 *   const { name, avatar } = useIdentity()
 *   return <p title={address}>{avatar && <img src={avatar} alt="" />} {name ?? address}</p>
 * }
 * ```
 */
export function useIdentity(parameters: UseIdentityParameters = {}): UseIdentityReturnType {
  const modal = useModalInstance('useIdentity')
  const { account, network } = modal.controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const own = useSelector(account.store, (state) => selectAccount(state, namespace).address)
  const address = parameters.address ?? own
  const { data, isLoading, error, refetch } = useQuery(
    identityQuery.options(modal, { namespace, address }),
    modal.plugin(queryClientPlugin).get().client,
  )
  const name = data?.name ?? undefined
  const picture = usePicture(data?.avatar ?? undefined)
  const chosen = address && modal.plugin(avatarPlugin).get().choose({ namespace, address, name, picture })
  return { name, avatar: chosen || picture, isLoading, error, refetch }
}
