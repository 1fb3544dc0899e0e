import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { StatusBlock } from '../../ui/StatusBlock.tsx'

/** Says that no wallet of the list matches the query. */
export function NoMatch({ query }: { readonly query: string }): ReactNode {
  const { t } = useMessages()
  return <StatusBlock title={t('connect.noResults', { query: query.trim() })} text={t('connect.noResultsText')} />
}
