import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'

export interface CodeFootProps {
  /** How long the code is valid, in s; 0 if that is not known. */
  readonly validFor: number
  /** Until another code may be sent, in s. */
  readonly waitFor: number
  readonly isBusy: boolean
  readonly onResend: () => void
}

/** How long the code is good for, and the button that sends another one, which says when that is possible. */
export function CodeFoot({ validFor, waitFor, isBusy, onResend }: CodeFootProps): ReactNode {
  const { t } = useMessages()
  const minutes = Math.floor(validFor / 60)
  return (
    <div className="lk-email-code-foot">
      {validFor > 0 && <p>{minutes > 0 ? t('emailCode.expiresIn', { minutes }) : t('emailCode.expiresSoon')}</p>}
      {waitFor > 0 ? (
        <span>{t('emailCode.resendIn', { seconds: waitFor })}</span>
      ) : (
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : onResend}
          data-testid="lk-email-code-resend"
        >
          {t('emailCode.resend')}
        </button>
      )}
    </div>
  )
}
