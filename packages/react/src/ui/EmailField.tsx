import { useId, type ReactNode, type RefObject } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { Button } from './Button.tsx'
import { emailFieldStyles } from './EmailField.styles.ts'
import { fieldStyles } from './Field.styles.ts'
import { MailIcon } from './icons/MailIcon.tsx'

export interface EmailFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: () => void
  /** The accessible name, also the placeholder. */
  readonly label: string
  readonly submitLabel: string
  /** What is wrong, or why the visitor has to wait. */
  readonly error?: string | undefined
  /** The address itself is wrong. */
  readonly isInvalid?: boolean | undefined
  /** The address was submitted: the field ignores input. */
  readonly isBusy?: boolean | undefined
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined
  /** Takes the focus when the view is shown. */
  readonly isFirst?: boolean | undefined
  /** The test ids are `<testId>-input` and `<testId>-submit`. */
  readonly testId: string
}

/** A field for an e-mail address with the button that submits it. Enter submits it, too. */
export function EmailField(props: EmailFieldProps): ReactNode {
  const { value, onChange, onSubmit, label, submitLabel, error, isInvalid, isBusy = false } = props
  const { inputRef, isFirst = false, testId } = props
  useStyles(fieldStyles)
  useStyles(emailFieldStyles)
  const errorId = useId()
  return (
    <form
      className="lk-email"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
    >
      <div className="lk-field" part="field">
        <MailIcon />
        <input
          ref={inputRef}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="ltr"
          maxLength={254}
          aria-label={label}
          aria-invalid={isInvalid || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          readOnly={isBusy}
          placeholder={label}
          value={value}
          data-autofocus={isFirst ? '' : undefined}
          data-testid={`${testId}-input`}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button size="small" submits loading={isBusy} testId={`${testId}-submit`}>
          {submitLabel}
        </Button>
      </div>
      {error !== undefined && <p id={errorId}>{error}</p>}
    </form>
  )
}
