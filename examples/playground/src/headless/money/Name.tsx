import { useIdentity } from '@latchkey/react'

/** The name that the account has chosen. */
export function Name() {
  const { name, isLoading } = useIdentity()
  if (isLoading) return <p>Looking for a name…</p>
  return <p data-testid="pg-money-name">{name ?? 'This address has no name.'}</p>
}
