import type { Namespace, WalletRow } from '@latchkey/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { List } from '../../ui/List.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { matchesQuery } from '../matchesQuery.ts'
import { NoWallet } from './NoWallet.tsx'
import { WalletItem } from './WalletItem.tsx'

/** From how many wallets on a list can be searched. */
const searchFrom = 9

export interface WalletSectionProps {
  readonly wallets: readonly WalletRow[]
  /** What the visitor is to connect on. */
  readonly namespace: Namespace | undefined
}

/** The wallets to choose from; a long list can be searched. */
export function WalletSection({ wallets, namespace }: WalletSectionProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const [query, setQuery] = useState('')
  const found = wallets.filter(({ name }) => matchesQuery({ name, query }))
  const count = found.length
  useEffect(() => {
    if (query !== '') announce(t('connect.results', { count }))
  }, [announce, t, query, count])

  if (wallets.length === 0) return <NoWallet />
  return (
    <>
      {wallets.length >= searchFrom && (
        <SearchField
          value={query}
          onChange={setQuery}
          label={t('connect.searchCount', { count: wallets.length })}
          testId="lk-connect-search"
        />
      )}
      {count > 0 ? (
        <List label={t('connect.wallets')}>
          {found.map((wallet) => (
            <WalletItem key={wallet.id} wallet={wallet} namespace={namespace} />
          ))}
        </List>
      ) : (
        <StatusBlock title={t('connect.noResults', { query: query.trim() })} text={t('connect.noResultsText')} />
      )}
    </>
  )
}
