import type { Send, SendPluginState } from '@latchkey/core'
import { useEffect, type ReactNode } from 'react'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { useTransactionLink } from '../../internals/transactions/useTransactionLink.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { getErrorMessageKey } from '../../messages/getErrorMessageKey.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { ViewActions } from '../../ui/ViewActions.tsx'
import { SendReviewFacts } from './SendReviewFacts.tsx'

export interface SendReviewBodyProps {
  readonly machine: Send
  readonly state: SendPluginState
  /** Whether it is shown in place of the form, to which the header then has no way back. */
  readonly isInline?: boolean | undefined
}

/** What will be sent, the button that asks the wallet, and how the wallet answered. */
export function SendReviewBody({ machine, state, isInline = false }: SendReviewBodyProps): ReactNode {
  const { router } = useModalInstance().controllers
  const { t } = useMessages()
  const announce = useAnnounce()
  const { status, review, error, recordKey } = state
  const wallet = toWalletName({ wallet: useWalletInfo(), t })
  const link = useTransactionLink(recordKey)
  const isSending = status === 'sending'
  const waiting = t('sendPreview.waitingText', { wallet })
  useEffect(() => {
    if (isSending) announce(waiting)
  }, [announce, isSending, waiting])
  if (!review) return null
  const isDeclined = error?.code === 'request.rejected'
  // It may have been sent: another press could pay twice.
  const isUnsure = status === 'failed' && recordKey !== null
  const press = (): void => {
    if (status === 'failed') void machine.check()
    // The state has the reason.
    else machine.confirm().catch(() => undefined)
  }
  return (
    <>
      <SendReviewFacts review={review} />
      <ViewActions>
        {error && isDeclined && (
          <div role="alert" data-testid="lk-send-declined">
            <Note tone="info">
              <b>{t('sendPreview.declined', { wallet })}</b>
              <p>{t('sendPreview.declinedText')}</p>
            </Note>
          </div>
        )}
        {error && !isDeclined && (
          <Note tone={isUnsure ? 'warn' : 'bad'} testId="lk-send-failed">
            <div role={isUnsure ? 'alert' : undefined}>
              <b>{t(getErrorMessageKey(error.code))}</b>
              <p>{t(isUnsure ? 'sendPreview.unsureText' : 'sendPreview.failedText')}</p>
            </div>
          </Note>
        )}
        {isSending && <Note tone="info">{waiting}</Note>}
        {isUnsure ? (
          <>
            <Button onClick={() => router.reset('Account')} testId="lk-send-account">
              {t('sendPreview.account')}
            </Button>
            {link !== undefined && (
              <Button variant="soft" href={link} testId="lk-send-transaction">
                {t('sendPreview.transaction')}
              </Button>
            )}
          </>
        ) : (
          <Button
            loading={isSending || status === 'checking'}
            icon={isSending && ' '}
            onClick={press}
            testId="lk-send-confirm"
          >
            {isSending
              ? t('sendPreview.waiting', { wallet })
              : t(status === 'failed' ? 'common.retry' : 'sendPreview.send')}
          </Button>
        )}
        {isInline && !isSending && !isUnsure && (
          <button type="button" className="lk-amounts-link" onClick={machine.edit} data-testid="lk-send-change">
            {t('sendPreview.change')}
          </button>
        )}
      </ViewActions>
    </>
  )
}
