import { useEffect, useRef, type ReactNode } from 'react'
import { useOnline } from '../internals/useOnline.ts'
import { useMessages } from '../messages/useMessages.ts'
import { Button } from '../ui/Button.tsx'
import { RetryIcon } from '../ui/icons/RetryIcon.tsx'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import type { ViewFailure } from './ViewErrorBoundary.tsx'

/** Says that a view could not be shown, and offers a retry. Without a network it says so, and retries when the network is back. */
export function ViewFailureNote({ retry }: ViewFailure): ReactNode {
  const { t } = useMessages()
  const isOnline = useOnline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) retry()
    wasOffline.current = !isOnline
  }, [isOnline, retry])
  return (
    <>
      <div role="alert">
        {isOnline ? (
          <StatusBlock tone="bad" title={t('common.failed')} text={t('common.failedText')} />
        ) : (
          <StatusBlock title={t('common.offline')} text={t('common.offlineText')} />
        )}
      </div>
      <Button icon={<RetryIcon />} onClick={retry} testId="lk-view-retry">
        {t('common.retry')}
      </Button>
    </>
  )
}
