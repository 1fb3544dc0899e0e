import type { ReactNode } from 'react'
import { useIdentity } from '../../hooks/useIdentity.ts'
import { AccountName } from './AccountName.tsx'

/** The account's address until its name is known, and its name then. */
export function IdentifiedName({ address }: { readonly address: string }): ReactNode {
  const { name } = useIdentity({ address })
  return <AccountName address={address} name={name} />
}
