import type { ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { Button } from '../ui/Button.tsx'
import { RetryIcon } from '../ui/icons/RetryIcon.tsx'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import type { ViewFailure } from './ViewErrorBoundary.tsx'

/** Says that a view could not be shown, and offers a retry. */
export function ViewFailureNote({ retry }: ViewFailure): ReactNode {
  const { t } = useMessages()
  return (
    <>
      <div role="alert">
        <StatusBlock tone="bad" title={t('common.failed')} text={t('common.failedText')} />
      </div>
      <Button icon={<RetryIcon />} onClick={retry} testId="lk-view-retry">
        {t('common.retry')}
      </Button>
    </>
  )
}
