import { useEffect, type ReactNode } from 'react'
import { describeSendFailure, isCountdown, isLoginOff } from '../../internals/login/describeSendFailure.ts'
import type { LoginView } from '../../internals/login/useLoginView.ts'
import { OpeningWallet } from '../../internals/login/OpeningWallet.tsx'
import { useShownLoginView } from '../../internals/login/useShownLoginView.ts'
import { useCountdown } from '../../internals/useCountdown.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { MailIcon } from '../../ui/icons/MailIcon.tsx'
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx'
import { RequestBlock } from '../../ui/RequestBlock.tsx'
import { RingIcon } from '../../ui/RingIcon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { emailVerifyDeviceStyles } from './EmailVerifyDeviceView.styles.ts'
import { getDeviceStatus } from './getDeviceStatus.ts'

/** Shows the number to enter on the page of the e-mail's link, until the visitor has done so, then that the wallet is being opened. */
export function EmailVerifyDeviceView({ parameters: { email } }: ViewProps<'EmailVerifyDevice'>): ReactNode {
  useStyles(emailVerifyDeviceStyles)
  const { state, act, code, isPending } = useShownLoginView()
  const { t } = useMessages()
  const isOnline = useOnline()
  const isExpired = useCountdown(state.expiresAt) === 0
  const status = getDeviceStatus({ state, code, isPending, isExpired, isOnline })
  useViewStatus(status)
  const send = (): void => void act((login) => login.sendCode({ email }))
  switch (status) {
    case 'waiting':
    case 'offline':
      return (
        <ViewBody testId="lk-email-device-view">
          <Waiting
            state={state}
            email={email}
            isOnline={isOnline}
            onResend={() => void act((login) => login.resendCode())}
          />
        </ViewBody>
      )
    case 'resending':
    case 'expired':
    case 'unsent':
      return (
        <ViewBody testId="lk-email-device-view">
          <Unsent status={status} state={state} code={code} email={email} isOnline={isOnline} onSend={send} />
        </ViewBody>
      )
    default:
      return (
        <ViewBody testId="lk-email-device-view">
          <OpeningWallet
            status={status}
            code={code}
            who={t('emailCode.openingText', { email })}
            onRetry={send}
            testId="lk-email-device-again"
          />
        </ViewBody>
      )
  }
}

interface WaitingProps extends Pick<LoginView, 'state'> {
  readonly email: string
  readonly isOnline: boolean
  readonly onResend: () => void
}

/** The number, which the visitor has not entered yet. */
function Waiting({ state: { deviceNumber, resendAt }, email, isOnline, onResend }: WaitingProps): ReactNode {
  const { t, parts } = useMessages()
  const announce = useAnnounce()
  const waitFor = useCountdown(resendAt)
  const number = deviceNumber ?? ''
  useEffect(() => announce(t('emailDevice.number', { number }), 'polite'), [announce, number, t])
  return (
    <div className="lk-email-device">
      <p className="lk-email-device-lead">
        {parts('emailDevice.lead', {
          email: (
            <b key="email">
              <bdi>{email}</bdi>
            </b>
          ),
        })}
      </p>
      <p className="lk-email-device-number" dir="ltr" data-testid="lk-email-device-number">
        {number}
      </p>
      <p className="lk-email-device-note">
        {isOnline ? <Spinner /> : <WarningIcon />}
        {t(isOnline ? 'emailDevice.waiting' : 'emailDevice.offline')}
      </p>
      <p>{t(isOnline ? 'emailDevice.waitingText' : 'emailDevice.offlineText')}</p>
      {waitFor > 0 ? (
        <span className="lk-email-device-resend">{t('emailDevice.resendIn', { seconds: waitFor })}</span>
      ) : (
        <button
          type="button"
          className="lk-email-device-resend"
          onClick={onResend}
          data-testid="lk-email-device-resend"
        >
          {t('emailDevice.resend')}
        </button>
      )}
    </div>
  )
}

interface UnsentProps extends Pick<LoginView, 'state' | 'code'> {
  readonly status: 'resending' | 'expired' | 'unsent'
  readonly email: string
  readonly isOnline: boolean
  readonly onSend: () => void
}

/** No link that could be confirmed: another one is on its way, or is to be sent. */
function Unsent({ status, state, code, email, isOnline, onSend }: UnsentProps): ReactNode {
  const { t } = useMessages()
  const { router } = useModalInstance().controllers
  const waitFor = useCountdown(state.resendAt)
  const isSending = status === 'resending'
  const isOff = status === 'unsent' && isLoginOff(code)
  const failure = describeSendFailure({ code, seconds: waitFor, isOnline, t })
  return (
    <>
      <RequestBlock
        wallet={undefined}
        media={
          <RingIcon>
            <MailIcon />
          </RingIcon>
        }
        ring={isSending ? 'waiting' : 'declined'}
        title={t(
          isSending ? 'emailDevice.resending' : status === 'expired' ? 'emailDevice.ended' : 'emailDevice.failed',
        )}
        text={
          isSending
            ? t('emailLogin.sendingText', { email })
            : status === 'expired'
              ? t('emailDevice.endedText')
              : (failure ?? t('emailDevice.endedText'))
        }
        subject={status === 'unsent' && failure !== undefined && isCountdown(code) ? code : undefined}
        retry={isOff ? 'primary' : 'none'}
        action={t('profileWallets.connectFirst')}
        onRetry={() => router.replace('Connect')}
        testId="lk-email-device-connect"
      />
      {!isSending && !isOff && (
        <Button disabled={waitFor > 0} onClick={onSend} testId="lk-email-device-renew">
          {waitFor > 0 && code !== 'auth.limited'
            ? t('emailDevice.resendIn', { seconds: waitFor })
            : t('emailDevice.resend')}
        </Button>
      )}
    </>
  )
}
