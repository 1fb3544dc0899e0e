import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { StatusBlock } from '../../ui/StatusBlock.tsx'

/** Says that no token matches a search. */
export function NoMatch({ query }: { readonly query: string }): ReactNode {
  const { t } = useMessages()
  return (
    <StatusBlock
      title={t('tokens.noResults', { query: query.trim() })}
      text={t('tokens.noResultsText')}
      testId="lk-tokens-none"
    />
  )
}
