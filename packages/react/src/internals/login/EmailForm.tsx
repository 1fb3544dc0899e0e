import { loginPlugin } from '@latchkey/core'
import { legalConsentPlugin } from '@latchkey/core/internal'
import { useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { EmailField } from '../../ui/EmailField.tsx'
import { useAnnounceOnce } from '../../ui/useAnnounceOnce.ts'
import { useCountdown } from '../useCountdown.ts'
import { useModalInstance } from '../useModalInstance.ts'
import { useOnline } from '../useOnline.ts'
import { describeSendFailure, isCountdown } from './describeSendFailure.ts'
import { isEmail } from './isEmail.ts'
import { useLoginView } from './useLoginView.ts'

export interface EmailFormProps {
  /** Takes the focus when the view is shown. */
  readonly isFirst?: boolean | undefined
  /** The test ids are `<testId>-input` and `<testId>-submit`. */
  readonly testId: string
}

/** Asks for an e-mail address and has a code sent to it. The machine shows the views of what follows. */
export function EmailForm({ isFirst, testId }: EmailFormProps): ReactNode {
  const modal = useModalInstance()
  const { state, act, isPending, code } = useLoginView()
  const { loaded, t } = useMessages()
  const isOnline = useOnline()
  const seconds = useCountdown(state.resendAt)
  const [email, setEmail] = useState(state.email ?? '')
  const [fault, setFault] = useState<'login.emailMissing' | 'login.emailInvalid'>()
  /** Whether a failure is shown: one from before the form was shown is not, unless it is about the address in it. */
  const [hasActed, setHasActed] = useState(code === 'auth.emailInvalid' && state.email !== null)
  /** The list of wallets loads without the texts of views. */
  const [hasTexts, setHasTexts] = useState(() => loaded.has(['views']))
  const input = useRef<HTMLInputElement>(null)

  const submit = (): void => {
    const address = email.trim()
    const wrong = address === '' ? 'login.emailMissing' : isEmail(address) ? undefined : 'login.emailInvalid'
    void loaded.load(['views']).then(() => setHasTexts(true), ignore)
    setFault(wrong)
    setHasActed(wrong === undefined)
    if (wrong) return input.current?.focus()
    if (!modal.plugin(legalConsentPlugin).get().requireConsent()) return
    void act((login) => login.sendCode({ email: address }))
  }

  const isWaiting = isCountdown(code)
  const describe = (left: number): string | undefined => {
    if (fault === undefined && (!hasActed || isPending || code === undefined)) return undefined
    if (!hasTexts) return t(isOnline ? 'common.failedText' : 'common.offline')
    return fault ? t(fault) : describeSendFailure({ code, seconds: left, isOnline, t })
  }
  const error = describe(seconds)
  useAnnounceOnce({ text: error, subject: error && (isWaiting && !fault ? code : error), urgency: 'assertive' })
  return (
    <EmailField
      value={email}
      onChange={(value) => {
        // The frame is a page of another site.
        if (email === '' && modal.plugin(legalConsentPlugin).get().hasConsent())
          void modal
            .plugin(loginPlugin)
            .load()
            .then((login) => login.prepare(), ignore)
        setEmail(value)
        setFault(undefined)
        if (!isWaiting) setHasActed(false)
      }}
      onSubmit={submit}
      label={t('connect.email')}
      submitLabel={t('connect.emailSubmit')}
      error={error}
      isInvalid={error !== undefined && (fault !== undefined || code === 'auth.emailInvalid')}
      isBusy={isPending}
      isFirst={isFirst}
      inputRef={input}
      testId={testId}
    />
  )
}

const ignore = (): void => undefined
