import { useEffect, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'

export interface WalletSearchProps {
  readonly query: string
  readonly onChange: (query: string) => void
  /** The number of wallets. */
  readonly total: number
  /** The number of those that match the query. */
  readonly count: number
}

/** The search field of a long list of wallets. Announces how many it finds. */
export function WalletSearch({ query, onChange, total, count }: WalletSearchProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  useEffect(() => {
    if (query !== '') announce(t('connect.results', { count }))
  }, [announce, t, query, count])
  return (
    <SearchField
      value={query}
      onChange={onChange}
      label={t('connect.searchCount', { count: total })}
      testId="lk-connect-search"
    />
  )
}
