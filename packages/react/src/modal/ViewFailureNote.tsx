import { reopeningPlugin } from '@latchkey/core/internal'
import { useContext, useEffect, useRef, type ReactNode } from 'react'
import { ModalContext } from '../internals/ModalContext.ts'
import { useOnline } from '../internals/useOnline.ts'
import { useMessages } from '../messages/useMessages.ts'
import { Button } from '../ui/Button.tsx'
import { RetryIcon } from '../ui/icons/RetryIcon.tsx'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import { ViewBody } from '../ui/ViewBody.tsx'
import type { ViewFailure } from './ViewErrorBoundary.tsx'

/**
 * Says that a view could not be shown, and offers a retry; and to reload the page, because browsers may not ask again for a file that
 * did not load. Without a network it says so, and retries when the network is back.
 */
export function ViewFailureNote({ retry }: ViewFailure): ReactNode {
  const { t } = useMessages()
  const reload = useContext(ModalContext)?.plugin(reopeningPlugin).get().reload
  const isOnline = useOnline()
  // Not by an event, which can come before an effect listens.
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) retry()
    wasOnline.current = isOnline
  }, [isOnline, retry])
  return (
    <ViewBody>
      <div role="alert">
        <StatusBlock
          tone={isOnline ? 'bad' : undefined}
          title={t(`common.${isOnline ? 'failed' : 'offline'}`)}
          text={t(`common.${isOnline ? 'failed' : 'offline'}Text`)}
        />
      </div>
      <Button icon={<RetryIcon />} onClick={retry} testId="lk-view-retry">
        {t('common.retry')}
      </Button>
      {isOnline && reload && (
        <Button variant="soft" onClick={reload}>
          {t('button.reload')}
        </Button>
      )}
    </ViewBody>
  )
}
