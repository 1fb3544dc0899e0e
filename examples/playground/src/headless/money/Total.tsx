import { usePortfolio } from '@latchkey/react'

/** What the account owns on all of its networks. */
export function Total() {
  const { total, tokens, unavailable, isLoading } = usePortfolio()
  if (isLoading) return <p>Reading balances…</p>
  return (
    <p data-testid="pg-money-total">
      {tokens.length} balances, {total === undefined ? 'no prices' : `$${total.toFixed(2)}`}
      {unavailable.length > 0 && `, without ${unavailable.join(' and ')}`}
    </p>
  )
}
