import { selectAccount, tokenBalancesQuery, type Namespace, type TokenBalance } from '@latchkey/core'
import { queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useTokenBalances`. */
export interface UseTokenBalancesReturnType {
  /** Listed tokens first, the most valuable first; `undefined` until they are known. */
  readonly tokens: readonly TokenBalance[] | undefined
  readonly isLoading: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/**
 * Returns the balances of the connected account on its network: with a cloud those of its tokens, otherwise that of the native
 * currency. They are cached for 30 seconds, and read again when the visitor returns to the page later than that.
 *
 * @example
 * ```tsx
 * function Tokens() {
 *   const { tokens, error } = useTokenBalances()
 *   if (error) return <p>{error.message}</p>
 *   return (
 *     <ul>
 *       {tokens?.map(({ address = 'native', quantity, symbol, value }) => (
 *         <li key={address}>
 *           {quantity.numeric} {symbol} {value === undefined ? 'no price' : `$${value.toFixed(2)}`}
 *         </li>
 *       ))}
 *     </ul>
 *   )
 * }
 * ```
 */
export function useTokenBalances(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): UseTokenBalancesReturnType {
  const modal = useModalInstance('useTokenBalances')
  const { account, network } = modal.controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const caipAddress = useSelector(account.store, (state) => selectAccount(state, namespace).caipAddress)
  const { data, isLoading, error, refetch } = useQuery(
    tokenBalancesQuery.options(modal, { namespace, caipAddress }),
    modal.plugin(queryClientPlugin).get().client,
  )
  return { tokens: data, isLoading, error, refetch }
}
