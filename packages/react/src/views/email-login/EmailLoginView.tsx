import { useState, type ReactNode } from 'react'
import { describeSendFailure, isCountdown, isLoginOff } from '../../internals/login/describeSendFailure.ts'
import { EmailForm } from '../../internals/login/EmailForm.tsx'
import { getOpeningStatus } from '../../internals/login/getOpeningStatus.ts'
import { OpeningWallet } from '../../internals/login/OpeningWallet.tsx'
import type { LoginView } from '../../internals/login/useLoginView.ts'
import { useShownLoginView } from '../../internals/login/useShownLoginView.ts'
import { useCountdown } from '../../internals/useCountdown.ts'
import { useDelayed } from '../../internals/useDelayed.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { MailIcon } from '../../ui/icons/MailIcon.tsx'
import { RingIcon } from '../../ui/RingIcon.tsx'
import { RequestBlock } from '../../ui/RequestBlock.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'

/** How long sending may take before the view explains the wait, in ms. */
const lateAfter = 5_000

/** Shows that a code is being sent, or why it could not be, or asks for the address. */
export function EmailLoginView(): ReactNode {
  const login = useShownLoginView()
  const { state, act, code, isPending } = login
  const [isAsking, setIsAsking] = useState(state.email === null)
  if (isAsking && state.step !== 'idle') setIsAsking(false)
  const [email, setEmail] = useState(state.email)
  if (state.email !== null && state.email !== email) setEmail(state.email)
  const { t } = useMessages()
  const isIdle = state.step === 'idle'
  const isSending = state.step === 'sending' || (isIdle && isPending)
  const opening = isSending || (isAsking && isIdle) ? undefined : getOpeningStatus({ state, code })
  // A typing error is corrected in the field.
  const asks = opening === undefined && (isAsking || email === null || (!isSending && code === 'auth.emailInvalid'))
  const status = opening ?? (asks ? 'asking' : isSending || code === undefined ? 'sending' : 'failed')
  useViewStatus(status)
  return (
    <ViewBody testId="lk-email-login-view">
      {opening && email !== null ? (
        <OpeningWallet
          status={opening}
          code={code}
          who={t('emailCode.openingText', { email })}
          onRetry={() => void act(({ sendCode }) => sendCode({ email }))}
          testId="lk-email-login-again"
        />
      ) : asks || email === null ? (
        <>
          <StatusBlock media={<MailIcon />} title={t('emailLogin.ask')} text={t('emailLogin.text')} />
          <EmailForm isFirst testId="lk-email-login" />
        </>
      ) : (
        <Sending {...login} email={email} hasFailed={status === 'failed'} onOther={() => setIsAsking(true)} />
      )}
    </ViewBody>
  )
}

interface SendingProps extends LoginView {
  readonly email: string
  readonly hasFailed: boolean
  /** The visitor wants to enter another address. */
  readonly onOther: () => void
}

/** A code on its way to an address, or why it could not be sent. */
function Sending({ state, act, code, email, hasFailed, onOther }: SendingProps): ReactNode {
  const isOnline = useOnline()
  const seconds = useCountdown(state.resendAt)
  const isLate = useDelayed({ active: !hasFailed, delay: lateAfter })
  const { t } = useMessages()
  const { router } = useModalInstance().controllers
  const isOff = isLoginOff(code)
  const failure = describeSendFailure({ code, seconds, isOnline, t })
  return (
    <>
      <RequestBlock
        wallet={undefined}
        media={
          <RingIcon>
            <MailIcon />
          </RingIcon>
        }
        ring={hasFailed ? 'declined' : 'waiting'}
        title={t(hasFailed ? 'emailLogin.failed' : 'emailLogin.sending')}
        text={
          hasFailed
            ? (failure ?? t('emailLogin.text'))
            : isLate
              ? t('emailLogin.lateText')
              : t('emailLogin.sendingText', { email })
        }
        subject={hasFailed && failure !== undefined && isCountdown(code) ? code : undefined}
        retry={hasFailed ? 'primary' : 'none'}
        {...(isOff
          ? { action: t('profileWallets.connectFirst'), onRetry: () => router.replace('Connect') }
          : { onRetry: () => void act(({ sendCode }) => sendCode({ email })) })}
        testId="lk-email-login-retry"
      />
      {hasFailed && !isOff && (
        <Button variant="soft" onClick={onOther} testId="lk-email-login-other">
          {t('emailLogin.other')}
        </Button>
      )}
    </>
  )
}
