import { useTransactions } from '@latchkey/react'

/** The transactions of this browser, followed until the chain has decided. */
export function Transactions() {
  const { transactions } = useTransactions()
  return (
    <ul data-testid="pg-money-transactions">
      {transactions.map(({ key, status, summary }) => (
        <li key={key}>
          {summary.action}: {status}
        </li>
      ))}
    </ul>
  )
}
