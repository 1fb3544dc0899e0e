import { selectAccount, tokenBalancesQuery, type Namespace, type Portfolio } from '@latchkey/core'
import { listPortfolioAccounts, queryClientPlugin, toPortfolio } from '@latchkey/core/internal'
import { useQueries } from '@tanstack/react-query'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `usePortfolio`. */
export interface UsePortfolioReturnType extends Portfolio {
  /** Whether a network is being read for the first time. */
  readonly isLoading: boolean
  /** Reads all networks again. */
  readonly refetch: () => Promise<unknown>
}

/**
 * Returns what the connected account owns on all of its networks, and its value in US dollars as far as it is known. It never counts
 * what is unknown or on no list, and names what is missing.
 *
 * @example
 * ```tsx
 * function Total() {
 *   const { total, isComplete, unavailable, refetch } = usePortfolio()
 *   if (total === undefined) return <p>Value unknown</p>
 *   return (
 *     <p>
 *       ${total.toFixed(2)} {!isComplete && 'so far'}
 *       {unavailable.length > 0 && (
 *         <button onClick={() => void refetch()}>Retry {unavailable.join(', ')}</button>
 *       )}
 *     </p>
 *   )
 * }
 * ```
 */
export function usePortfolio(parameters: { readonly namespace?: Namespace | undefined } = {}): UsePortfolioReturnType {
  const modal = useModalInstance('usePortfolio')
  const { account, network } = modal.controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const address = useSelector(account.store, (state) => selectAccount(state, namespace).address)
  const accounts = useSelector(network.store, (state) => listPortfolioAccounts(state, { namespace, address }))
  const results = useQueries(
    { queries: accounts.map((one) => tokenBalancesQuery.options(modal, one)) },
    modal.plugin(queryClientPlugin).get().client,
  )
  const portfolio = toPortfolio(
    accounts.flatMap(({ caipNetworkId }, index) => {
      const result = results[index]
      return result ? [{ caipNetworkId, tokens: result.data, hasFailed: result.isError }] : []
    }),
  )
  return {
    ...portfolio,
    isLoading: results.some((result) => result.isLoading),
    refetch: () => Promise.all(results.map((result) => result.refetch())),
  }
}
