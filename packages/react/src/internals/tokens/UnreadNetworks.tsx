import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { formatNetworkNames } from '../networks/formatNetworkNames.ts'
import { useAction } from '../useAction.ts'
import { tokenListStyles } from './TokenList.styles.ts'
import type { TokenListProps } from './TokenList.tsx'

/** Names the networks whose tokens could not be read, and reads them again on request. */
export function UnreadNetworks({ portfolio, networks }: Pick<TokenListProps, 'portfolio' | 'networks'>): ReactNode {
  useStyles(tokenListStyles)
  const { t, locale } = useMessages()
  const retry = useAction(async () => portfolio.refetch())
  if (portfolio.unavailable.length === 0) return null
  return (
    <div className="lk-tokens-unread" role="status" data-testid="lk-tokens-unread">
      <p>{t('tokens.unread', { networks: formatNetworkNames({ ids: portfolio.unavailable, networks, t, locale }) })}</p>
      <Button
        variant="soft"
        size="small"
        loading={retry.isPending}
        onClick={() => void retry.run(undefined)}
        testId="lk-tokens-retry"
      >
        {t('common.retry')}
      </Button>
    </div>
  )
}
