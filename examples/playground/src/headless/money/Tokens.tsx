import { useTokenBalances } from '@latchkey/react'

/** What the account owns on its network. */
export function Tokens() {
  const { tokens, isLoading, error } = useTokenBalances()
  if (error) return <p role="alert">{error.message}</p>
  if (isLoading) return <p>Reading balances…</p>
  const rows = tokens?.map(({ address = 'coin', symbol, quantity }) => (
    <li key={address}>
      {quantity.numeric} {symbol}
    </li>
  ))
  return <ul data-testid="pg-money-tokens">{rows}</ul>
}
