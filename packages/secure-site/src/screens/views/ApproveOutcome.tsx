import type { ReactNode } from 'react'
import type { ApproveScreen } from '../Screen.ts'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import { useTexts } from '../ui/TextsContext.ts'

/** How a request ended. A signed request that was not confirmed as sent may still happen, and is never shown as failed. */
export function ApproveOutcome({ screen }: { readonly screen: ApproveScreen }): ReactNode {
  const { t } = useTexts()
  const { failure, stage } = screen
  if (stage === 'sent') {
    return (
      <StatusBlock icon="check" tone="good" title={t('approve.sent')} isLive>
        {t('approve.sentText')}
      </StatusBlock>
    )
  }
  if (failure === 'sendFailed') {
    return (
      <StatusBlock icon="alert" tone="warn" title={t('approve.uncertain')} isLive>
        {t('approve.uncertainText')}
      </StatusBlock>
    )
  }
  return (
    <StatusBlock icon="alert" tone="bad" title={t('approve.failed')} isLive>
      {t(`failure.${failure ?? 'failed'}`)}
    </StatusBlock>
  )
}
