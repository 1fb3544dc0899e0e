import { registeredNamesQuery, selectAccount } from '@latchkey/core'
import { queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Parameters of `useName`. */
export interface UseNameParameters {
  /** The connected EVM account by default. */
  readonly address?: string | undefined
}

/** Return type of `useName`. */
export interface UseNameReturnType {
  /** The newest of the names, such as `mira.names.example.com`. */
  readonly name: string | undefined
  /** All names of the address, newest first. */
  readonly names: readonly string[]
  /** The names are being read. */
  readonly isLoading: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/**
 * Returns the names that an EVM account has registered with the cloud, cached for 5 minutes. `useIdentity` returns the one name to show,
 * which may be that of ENS.
 *
 * @example
 * ```tsx
 * function OwnName() {
 *   const { name } = useName()
 *   return <p>{name === undefined ? 'You have no name yet.' : `You are ${name}.`}</p>
 * }
 * ```
 */
export function useName(parameters: UseNameParameters = {}): UseNameReturnType {
  const modal = useModalInstance('useName')
  const own = useSelector(modal.controllers.account.store, (state) => selectAccount(state, 'eip155').address)
  const { data, isLoading, error, refetch } = useQuery(
    registeredNamesQuery.options(modal, { namespace: 'eip155', address: parameters.address ?? own }),
    modal.plugin(queryClientPlugin).get().client,
  )
  const names = data ?? noNames
  return { name: names[0], names, isLoading, error, refetch }
}

const noNames: readonly string[] = []
