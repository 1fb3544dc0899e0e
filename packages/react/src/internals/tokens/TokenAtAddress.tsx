import type { Namespace, Network, TokenBalance } from '@latchkey/core'
import { useMemo, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { List } from '../../ui/List.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonRow } from '../../ui/SkeletonRow.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { createTokenFormats } from './createTokenFormats.ts'
import { NoMatch } from './NoMatch.tsx'
import { TokenItem } from './TokenItem.tsx'
import { useTokenAt } from './useTokenAt.ts'

export interface TokenAtAddressProps {
  readonly namespace: Namespace
  /** Where the token is looked for. */
  readonly network: Network | undefined
  /** Whether the token's network is also shown as a picture. */
  readonly hasBadge: boolean
  /** What the visitor searched for. Without an address, no token matches it. */
  readonly query: string
  readonly onSelect: (token: TokenBalance) => void
}

/** The token at an address that the visitor entered, which the account need not have. */
export function TokenAtAddress({ namespace, network, hasBadge, query, onSelect }: TokenAtAddressProps): ReactNode {
  const { t, locale } = useMessages()
  const formats = useMemo(() => createTokenFormats(locale), [locale])
  const found = useTokenAt({ namespace, network, text: query.trim() })
  if (found.status === 'found')
    return (
      <div className="lk-token-rows">
        <List label={t('sendToken.title')} tight>
          <TokenItem
            token={found.token}
            network={found.network}
            hasBadge={hasBadge}
            formats={formats}
            onSelect={onSelect}
          />
        </List>
        <Note tone="info">{t('sendToken.unlistedText')}</Note>
      </div>
    )
  if (found.status === 'reading') return <SkeletonRow />
  if (found.status === 'notToken')
    return <StatusBlock title={t('sendToken.notToken')} text={t('sendToken.notTokenText')} />
  if (found.status === 'failed')
    return (
      <>
        <StatusBlock title={t('sendToken.failed')} text={t('sendToken.failedText')} />
        <Button variant="soft" onClick={found.retry} testId="lk-tokens-retry">
          {t('common.retry')}
        </Button>
      </>
    )
  return <NoMatch query={query} />
}
