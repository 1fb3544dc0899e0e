import type { EmailUpdate, ErrorCode } from '@latchkey/core'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useAnnounceOnce } from '../../ui/useAnnounceOnce.ts'
import { useCountdown } from '../useCountdown.ts'
import { useOnline } from '../useOnline.ts'
import { useViewStatus } from '../useViewStatus.ts'
import { codeEntryStyles } from './CodeEntry.styles.ts'
import { CodeFoot } from './CodeFoot.tsx'
import { describeLimit, describeSendFailure, isLoginOff } from './describeSendFailure.ts'
import { getEntryStatus, type EntryStatus } from './getEntryStatus.ts'

export interface CodeEntryProps {
  /** The address that got the code. Untrusted text. */
  readonly email: string
  readonly attempt: Pick<EmailUpdate, 'pending' | 'expiresAt' | 'resendAt' | 'triesLeft'>
  /** Why the last action failed. */
  readonly code: ErrorCode | undefined
  /** An action of the view is running, from the press on. */
  readonly isPending: boolean
  readonly onCheck: (code: string) => unknown
  /** Resolves whether another code was sent. */
  readonly onResend: () => Promise<boolean>
  /** What the visitor can do if no other code was sent. */
  readonly instead?: ReactNode | undefined
}

/** The length of a code. */
const digits = 6

/** Asks for the code of a mail. Sets the view's status. */
export function CodeEntry(props: CodeEntryProps): ReactNode {
  useStyles(codeEntryStyles)
  const { attempt, code, email, instead, isPending, onCheck, onResend } = props
  const { t, parts } = useMessages()
  const isOnline = useOnline()
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const [asked, setAsked] = useState<'checking' | 'sending'>('checking')
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [hasResent, setHasResent] = useState(false)
  const validFor = useCountdown(attempt.expiresAt)
  const waitFor = useCountdown(attempt.resendAt)
  const status = getEntryStatus({
    pending: attempt.pending ?? (isPending ? asked : null),
    code,
    isExpired: attempt.expiresAt !== null && validFor === 0,
    isOnline,
  })
  useViewStatus(status)
  const shakes = useCount(status === 'wrong')

  const check = (entered: string): void => {
    setAsked('checking')
    setIsIncomplete(false)
    setHasResent(false)
    // The button that was pressed goes.
    input.current?.focus()
    onCheck(entered)
  }
  const resend = async (): Promise<void> => {
    setAsked('sending')
    setIsIncomplete(false)
    setValue('')
    input.current?.focus()
    setHasResent(await onResend())
  }
  // A code that could not be checked without a network is checked when the network is back.
  const wasOffline = useRef(false)
  useEffect(() => {
    if (wasOffline.current && isOnline && status === 'unreachable' && value.length === digits) check(value)
    wasOffline.current = status === 'offline'
  })

  // No other code was sent; the one that was sent before may still be entered.
  const isUnsent = asked === 'sending' && (status === 'unreachable' || status === 'offline')
  const note = isIncomplete
    ? t('emailCode.incomplete')
    : hasResent && status === 'entering'
      ? t('emailCode.resent')
      : isUnsent
        ? isLoginOff(code) && !instead
          ? t('updateEmail.failed')
          : describeSendFailure({ code, seconds: waitFor, isOnline, t })
        : describeNote({ status, triesLeft: attempt.triesLeft, waitFor, t })
  const isBad = isIncomplete || isUnsent || badStatuses.includes(status)
  useAnnounceOnce({
    text: note,
    subject: status === 'limited' ? status : note,
    urgency: isBad ? 'assertive' : 'polite',
  })

  const isOver = status === 'expired' || status === 'exhausted' || status === 'limited'
  const isBusy = status === 'checking' || status === 'resending'
  return (
    <div className="lk-email-code">
      <p className="lk-email-code-lead">
        {parts('emailCode.lead', {
          email: (
            <b key="email">
              <bdi>{email}</bdi>
            </b>
          ),
        })}
      </p>
      <CodeField
        value={value}
        onChange={(next) => {
          setValue(next)
          setIsIncomplete(false)
        }}
        onComplete={check}
        onIncomplete={() => setIsIncomplete(true)}
        label={t('emailCode.label')}
        isWrong={status === 'wrong'}
        shakeKey={shakes}
        isBusy={isBusy || isOver || status === 'changed'}
        describedBy={noteId}
        inputRef={input}
        testId="lk-email-code"
      />
      <p id={noteId} className="lk-email-code-note" data-tone={isBad ? 'bad' : undefined}>
        {isBusy && <Spinner />}
        {isBad && <WarningIcon />}
        {note}
      </p>
      {isOver && (
        <Button disabled={waitFor > 0} onClick={() => void resend()} testId="lk-email-code-renew">
          {waitFor > 0 && status !== 'limited' ? t('emailCode.resendIn', { seconds: waitFor }) : t('emailCode.resend')}
        </Button>
      )}
      {isUnsent && instead}
      {status === 'unreachable' && !isUnsent && (
        <Button disabled={value.length < digits} onClick={() => check(value)} testId="lk-email-code-retry">
          {t('emailCode.check')}
        </Button>
      )}
      {!isOver && status !== 'changed' && (
        <CodeFoot validFor={validFor} waitFor={waitFor} isBusy={isBusy} onResend={() => void resend()} />
      )}
    </div>
  )
}

const badStatuses: readonly EntryStatus[] = ['wrong', 'expired', 'exhausted', 'changed', 'limited', 'unreachable']

function describeNote(parameters: {
  readonly status: EntryStatus
  readonly triesLeft: number | null
  readonly waitFor: number
  readonly t: ReturnType<typeof useMessages>['t']
}): string | undefined {
  const { status, triesLeft, waitFor, t } = parameters
  switch (status) {
    case 'checking':
      return t('emailCode.checking')
    case 'resending':
      return t('emailCode.resending')
    case 'wrong':
      return triesLeft === null ? t('emailCode.wrongAgain') : t('emailCode.wrong', { count: triesLeft })
    case 'expired':
      return t('emailCode.expired')
    case 'exhausted':
      return t('emailCode.exhausted')
    case 'changed':
      return t('emailCode.changed')
    case 'limited':
      return describeLimit({ seconds: waitFor, t })
    case 'offline':
      return t('emailCode.offline')
    case 'unreachable':
      return t('emailCode.unreachable')
    default:
      return undefined
  }
}

/** Counts how often a condition has become true since the view was shown. */
function useCount(isTrue: boolean): number {
  const [counted, setCounted] = useState({ isTrue, count: 0 })
  if (counted.isTrue !== isTrue) setCounted(({ count }) => ({ isTrue, count: isTrue ? count + 1 : count }))
  return counted.count
}
