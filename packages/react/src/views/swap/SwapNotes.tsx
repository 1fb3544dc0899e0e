import type { Swap, SwapPluginState } from '@latchkey/core'
import type { ReactNode } from 'react'
import { OfflineNote } from '../../internals/OfflineNote.tsx'
import { useOnline } from '../../internals/useOnline.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'

export interface SwapNotesProps {
  readonly machine: Swap
  readonly state: Pick<SwapPluginState, 'isPaused' | 'quote' | 'quoteError' | 'to'>
}

/** What keeps a quote from coming, with the way to continue. */
export function SwapNotes({ machine, state }: SwapNotesProps): ReactNode {
  const { t } = useMessages()
  const isOnline = useOnline()
  const { isPaused, quote, quoteError, to } = state
  const hasRoute = quoteError?.code !== 'swap.noRoute'
  return (
    <>
      {to?.isListed === false && (
        <Note tone="warn" testId="lk-swap-unlisted">
          <b>{t('sendPreview.unlisted')}</b>
          <p>{t('sendPreview.unlistedText')}</p>
        </Note>
      )}
      {!isOnline && <OfflineNote text={t('swap.offlineText')} testId="lk-swap-offline" />}
      {isOnline && quoteError && !hasRoute && (
        <div role="status" data-testid="lk-swap-no-route">
          <Note tone="warn">
            <b>{t('swap.noRoute')}</b>
            <p>{t('swap.noRouteText')}</p>
          </Note>
        </div>
      )}
      {isOnline && quoteError && hasRoute && (
        <>
          <div role="status" data-testid="lk-swap-failed">
            <Note tone="warn">
              <b>{t('swap.quoteFailed')}</b>
              <p>{t('swap.quoteFailedText')}</p>
            </Note>
          </div>
          <Button variant="soft" onClick={() => machine.refresh()} testId="lk-swap-retry">
            {t('common.retry')}
          </Button>
        </>
      )}
      {isOnline && !quoteError && quote && isPaused && (
        <>
          <Note tone="info">{t('swap.paused')}</Note>
          <Button variant="soft" onClick={() => machine.refresh()} testId="lk-swap-update">
            {t('swap.update')}
          </Button>
        </>
      )}
    </>
  )
}
