import { selectAccount, type Account, type Namespace } from '@latchkey/core'
import { namespaces } from '@latchkey/core/internal'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/**
 * Returns the connected account of each namespace that has one.
 *
 * @example
 * ```tsx
 * function Accounts() {
 *   const accounts = useAccounts()
 *   return accounts.map(({ namespace, address }) => <p key={namespace}>{`${namespace}: ${address}`}</p>)
 * }
 * ```
 */
export function useAccounts(): readonly (Account & { readonly namespace: Namespace })[] {
  const { account } = useModalInstance('useAccounts').controllers
  return useSelector(account.store, (state) =>
    namespaces.flatMap((namespace) => {
      const current = selectAccount(state, namespace)
      return current.status === 'connected' ? [{ ...current, namespace }] : []
    }),
  )
}
