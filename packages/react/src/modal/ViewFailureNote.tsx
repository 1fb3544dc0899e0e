import type { ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { Button } from '../ui/Button.tsx'
import type { ViewFailure } from './ViewErrorBoundary.tsx'

/** Says that a view could not be shown, and offers the one way on. */
export function ViewFailureNote({ retry }: ViewFailure): ReactNode {
  const { t } = useMessages()
  return (
    <>
      <div className="lk-view-failure" role="alert">
        <b>{t('common.failed')}</b>
        <p>{t('common.failedText')}</p>
      </div>
      <Button onClick={retry} testId="lk-view-retry">
        {t('common.retry')}
      </Button>
    </>
  )
}
