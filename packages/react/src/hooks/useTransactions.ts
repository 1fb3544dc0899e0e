import { transactionsPlugin, type Namespace, type TransactionRecord } from '@latchkey/core'
import { useEffect, useMemo } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useTransactions`. */
export interface UseTransactionsReturnType {
  /**
   * The newest first: those on their way, and those that settled within a day. Each was recorded before the wallet was asked, also by
   * another tab or before a reload.
   */
  readonly transactions: readonly TransactionRecord[]
  /** Whether one of them is on its way. */
  readonly isPending: boolean
}

/**
 * Returns the visitor's transactions of this browser, of all namespaces or of the given one. They are followed until the chain has
 * decided for good, over reloads, reorganisations and time without a connection.
 *
 * @example
 * ```tsx
 * function Transactions() {
 *   const { transactions } = useTransactions()
 *   return transactions.map(({ key, status, id }) => <p key={key}>{status} {id}</p>)
 * }
 * ```
 */
export function useTransactions(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): UseTransactionsReturnType {
  const modal = useModalInstance('useTransactions')
  const plugin = useMemo(() => modal.plugin(transactionsPlugin), [modal])
  const records = useSelector(plugin.store, (state) => state.records)
  // Reads them from storage. Without the file the list stays empty until the next attempt.
  useEffect(() => void plugin.load().catch(() => undefined), [plugin])
  const { namespace } = parameters
  return useMemo(() => {
    const transactions = namespace === undefined ? records : records.filter((record) => record.namespace === namespace)
    return { transactions, isPending: transactions.some(({ status }) => pending.includes(status)) }
  }, [records, namespace])
}

const pending: readonly TransactionRecord['status'][] = [
  'preparing',
  'awaitingWallet',
  'submitted',
  'confirming',
  'stuck',
]
