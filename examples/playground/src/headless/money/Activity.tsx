import { useActivity } from '@latchkey/react'

/** What happened on the account's network. */
export function Activity() {
  const { transactions, spam, error, next, loadMore, retry } = useActivity()
  return (
    <p data-testid="pg-money-activity">
      {transactions.length} transactions, {spam.length} hidden.{' '}
      {error && (
        <button type="button" onClick={() => void retry()}>
          {error.message}. Try again
        </button>
      )}
      {next !== undefined && (
        <button type="button" onClick={() => void loadMore()}>
          More
        </button>
      )}
    </p>
  )
}
