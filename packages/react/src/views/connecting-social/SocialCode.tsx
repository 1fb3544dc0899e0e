import type { ErrorCode, SocialProvider } from '@latchkey/core'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { socialNames } from '../../internals/login/socialNames.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx'
import { useAnnounceOnce } from '../../ui/useAnnounceOnce.ts'
import { socialCodeStyles } from './SocialCode.styles.ts'

export interface SocialCodeProps {
  readonly provider: SocialProvider
  /** Why the last action failed. */
  readonly code: ErrorCode | undefined
  /** The code is being checked. */
  readonly isBusy: boolean
  readonly onEnter: (code: string) => void
  /** Opens the popup again. */
  readonly onAgain: () => void
}

/** Asks for the code that the provider's window shows if it cannot reach this page. */
export function SocialCode({ provider, code, isBusy, onEnter, onAgain }: SocialCodeProps): ReactNode {
  useStyles(socialCodeStyles)
  const { t } = useMessages()
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const [entered, setEntered] = useState('')
  const [isIncomplete, setIsIncomplete] = useState(false)
  useEffect(() => input.current?.focus(), [])
  const isTried = entered !== '' && entered === value && !isBusy
  const note = isIncomplete ? t('social.codeIncomplete') : isTried ? describe(code) : undefined
  useAnnounceOnce({ text: note, subject: note, urgency: 'assertive' })
  return (
    <div className="lk-social-code">
      <p className="lk-social-code-lead">{t('social.codeLead', { provider: socialNames[provider] })}</p>
      <CodeField
        value={value}
        onChange={(next) => {
          setValue(next)
          setIsIncomplete(false)
        }}
        onComplete={(full) => {
          setEntered(full)
          onEnter(full)
        }}
        onIncomplete={() => setIsIncomplete(true)}
        label={t('social.codeLabel')}
        isWrong={note !== undefined}
        isBusy={isBusy}
        describedBy={noteId}
        inputRef={input}
        testId="lk-social-code"
      />
      <p className="lk-social-code-note" id={noteId}>
        {note !== undefined && (
          <>
            <WarningIcon />
            {note}
          </>
        )}
      </p>
      <Button variant="soft" onClick={onAgain} testId="lk-social-code-again">
        {t('social.again')}
      </Button>
    </div>
  )

  function describe(failure: ErrorCode | undefined): string | undefined {
    switch (failure) {
      case undefined:
        return undefined
      case 'auth.codeWrong':
        return t('social.codeWrong')
      case 'auth.codeExpired':
      case 'auth.codeExhausted':
      case 'auth.codeRequired':
        return t('social.codeExpired')
      default:
        return t('social.codeFailed')
    }
  }
}
