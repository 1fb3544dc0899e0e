import { nativeBalanceQuery, selectAccount, type Namespace, type NativeBalance } from '@latchkey/core'
import { queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useBalance`. */
export interface UseBalanceReturnType {
  /** `value` is in the smallest unit of the coin (wei, lamports, satoshi). */
  readonly balance: NativeBalance | undefined
  readonly isLoading: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/**
 * Returns the native balance of the connected account. It is cached for 30 seconds.
 *
 * @example
 * ```tsx
 * function Balance() {
 *   const { balance, error, refetch } = useBalance()
 *   if (error) return <button type="button" onClick={() => void refetch()}>Try again</button>
 *   if (balance === undefined) return <p>…</p>
 *   return <p>{`${(Number(balance.value) / 10 ** balance.decimals).toFixed(3)} ${balance.symbol}`}</p>
 * }
 * ```
 */
export function useBalance(parameters: { readonly namespace?: Namespace | undefined } = {}): UseBalanceReturnType {
  const modal = useModalInstance('useBalance')
  const { account, network } = modal.controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const caipAddress = useSelector(account.store, (state) => selectAccount(state, namespace).caipAddress)
  const { data, isLoading, error, refetch } = useQuery(
    nativeBalanceQuery.options(modal, { namespace, caipAddress }),
    modal.plugin(queryClientPlugin).get().client,
  )
  return { balance: data, isLoading, error, refetch }
}
