import { useRef, useState, type ReactNode } from 'react'
import { describeSendFailure, isCountdown, isLoginOff } from '../../internals/login/describeSendFailure.ts'
import { isEmail } from '../../internals/login/isEmail.ts'
import { useCountdown } from '../../internals/useCountdown.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { EmailField } from '../../ui/EmailField.tsx'
import { MailIcon } from '../../ui/icons/MailIcon.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { useAnnounceOnce } from '../../ui/useAnnounceOnce.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { useEmailUpdateView } from './useEmailUpdateView.ts'

/** Asks for the new e-mail address of the login, and sends the first code. The machine shows the view of what follows. */
export function UpdateEmailWalletView(): ReactNode {
  const { act, code, email: current, isPending, update } = useEmailUpdateView()
  const { t } = useMessages()
  const isOnline = useOnline()
  const seconds = useCountdown(update?.resendAt ?? null)
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<'updateEmail.missing' | 'updateEmail.same' | 'login.emailInvalid'>()
  /** Whether a failure is about what is in the field. */
  const [hasActed, setHasActed] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const submit = (): void => {
    const address = email.trim()
    const wrong = findFault(address, current)
    setFault(wrong)
    setHasActed(wrong === undefined)
    if (wrong) return input.current?.focus()
    void act((login) => login.updateEmail({ email: address }))
  }
  const isBusy = isPending || update?.pending === 'sending'
  const hasFailed = hasActed && !isBusy && code !== undefined
  const failure = isLoginOff(code) ? t('updateEmail.failed') : describeSendFailure({ code, seconds, isOnline, t })
  const error = fault ? t(fault) : hasFailed ? failure : undefined
  useViewStatus(current === null ? 'none' : isBusy ? 'sending' : error === undefined ? 'asking' : 'failed')
  useAnnounceOnce({ text: error, subject: error && (isCountdown(code) && !fault ? code : error), urgency: 'assertive' })
  if (current === null)
    return (
      <ViewBody testId="lk-update-email-view">
        <StatusBlock media={<MailIcon />} title={t('updateEmail.none')} text={t('updateEmail.noneText')} />
      </ViewBody>
    )
  return (
    <ViewBody testId="lk-update-email-view">
      <StatusBlock
        media={<MailIcon />}
        title={t('updateEmail.lead', { email: current })}
        text={t('updateEmail.text')}
      />
      <EmailField
        value={email}
        onChange={(value) => {
          setEmail(value)
          setFault(undefined)
          if (!isCountdown(code)) setHasActed(false)
        }}
        onSubmit={submit}
        label={t('updateEmail.label')}
        submitLabel={t('connect.emailSubmit')}
        error={error}
        isInvalid={fault !== undefined || (hasFailed && code === 'auth.emailInvalid')}
        isBusy={isBusy}
        isFirst
        inputRef={input}
        testId="lk-update-email"
      />
    </ViewBody>
  )
}

function findFault(
  address: string,
  current: string | null,
): 'updateEmail.missing' | 'updateEmail.same' | 'login.emailInvalid' | undefined {
  if (address === '') return 'updateEmail.missing'
  if (!isEmail(address)) return 'login.emailInvalid'
  return address.toLowerCase() === current?.toLowerCase() ? 'updateEmail.same' : undefined
}
