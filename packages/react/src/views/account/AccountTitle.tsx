import type { ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import { useChunk } from '../../internals/useChunk.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { AccountName, type AccountNameProps } from './AccountName.tsx'

const loadName = async () => ({ Name: (await import('./IdentifiedName.tsx')).IdentifiedName })

/** The account's name: that of the visitor or the login, else the one it has chosen on its chain, else its address. */
export function AccountTitle({ address, name }: AccountNameProps): ReactNode {
  const { adapters } = useModalInstance().controllers
  const { namespace } = useAccount()
  const hasNames = adapters.find(namespace)?.features.names !== undefined
  return name === undefined && hasNames ? (
    <LoadedName address={address} />
  ) : (
    <AccountName address={address} name={name} />
  )
}

/** The code that looks names up loads separately, so that the view need not wait. */
function LoadedName({ address }: { readonly address: string }): ReactNode {
  const loaded = useChunk(loadName)
  return loaded ? <loaded.Name address={address} /> : <AccountName address={address} name={undefined} />
}
