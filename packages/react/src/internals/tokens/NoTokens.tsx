import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { QrIcon } from '../../ui/icons/QrIcon.tsx'
import { RetryIcon } from '../../ui/icons/RetryIcon.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { PendingRows } from '../PendingRows.tsx'
import { useAction } from '../useAction.ts'
import type { TokenListProps } from './TokenList.tsx'
import { UnreadNetworks } from './UnreadNetworks.tsx'

/** Why a list has no tokens: they are being read, the browser is offline, they could not be read, or the account has none. */
export function NoTokens({
  portfolio,
  networks,
  onReceive,
}: Pick<TokenListProps, 'portfolio' | 'networks' | 'onReceive'>): ReactNode {
  const { t } = useMessages()
  const retry = useAction(async () => portfolio.refetch())
  const { isLoading, pending, unavailable } = portfolio
  if (retry.isPending || (pending.length > 0 && isLoading)) return <PendingRows />
  if (pending.length > 0)
    return <StatusBlock title={t('common.offline')} text={t('common.offlineText')} testId="lk-tokens-offline" />
  if (networks.length > 0 && unavailable.length === networks.length)
    return (
      <div>
        <StatusBlock
          tone="bad"
          title={t('error.balance.unavailable')}
          text={t('tokens.failedText')}
          testId="lk-tokens-failed"
        />
        <Button
          variant="soft"
          icon={<RetryIcon />}
          onClick={() => void retry.run(undefined)}
          testId="lk-tokens-failed-retry"
        >
          {t('common.retry')}
        </Button>
      </div>
    )
  return (
    <div>
      <UnreadNetworks portfolio={portfolio} networks={networks} />
      <StatusBlock title={t('tokens.empty')} text={t('tokens.emptyText')} testId="lk-tokens-empty" />
      {onReceive && (
        <Button variant="soft" icon={<QrIcon />} onClick={onReceive} testId="lk-tokens-receive">
          {t('receive.title')}
        </Button>
      )}
    </div>
  )
}
