import { formatAmount, parseAmount } from '@latchkey/core/internal'
import { useId, type ReactNode, type Ref } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { useStyles } from '../theme/useStyles.ts'
import { amountInputStyles } from './AmountInput.styles.ts'

export interface AmountInputProps {
  /** What the visitor typed. Nothing is ever removed from it: {@link parseAmount} says what is wrong with it. */
  readonly text: string
  readonly onChange: (text: string) => void
  /** The accessible name, such as "Amount in ETH". */
  readonly label: string
  /** The number of decimals of the coin, token or currency. */
  readonly decimals: number
  /** What the amount is for, above it. */
  readonly caption?: string | undefined
  /** Content after the amount: the token. */
  readonly unit: ReactNode
  /** The same amount in the other currency. Pressing it makes it the one that is typed. */
  readonly other?: { readonly text: string; readonly label: string; readonly onPress: () => void } | undefined
  /** Content below at the end: the balance. */
  readonly aside?: ReactNode | undefined
  /** What is wrong with the amount. Announced when it appears. */
  readonly error?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  readonly testId?: string | undefined
}

/** A field for an amount in the visitor's own notation. Leaving it groups the digits. */
export function AmountInput(props: AmountInputProps): ReactNode {
  const { text, onChange, label, decimals, caption, unit, other, aside, error, inputRef, testId } = props
  useStyles(amountInputStyles)
  const { locale } = useMessages()
  const errorId = useId()
  const group = (): void => {
    const value = parseAmount({ text, decimals, locale })
    const grouped = typeof value === 'bigint' ? formatAmount({ value, decimals, locale }) : text
    if (grouped !== text) onChange(grouped)
  }
  return (
    <div className="lk-amount" part="field">
      {caption !== undefined && <h3 aria-hidden="true">{caption}</h3>}
      <div>
        <input
          ref={inputRef}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          placeholder={formatAmount({ value: 0n, decimals, locale })}
          value={text}
          data-testid={testId}
          onChange={(event) => onChange(event.target.value)}
          onBlur={group}
        />
        {unit}
      </div>
      <div>
        {other && (
          <button type="button" aria-label={`${other.text} ${other.label}`} onClick={other.onPress}>
            <bdi>{other.text}</bdi>
          </button>
        )}
        <span>{aside}</span>
      </div>
      <p id={errorId} role="alert">
        {error}
      </p>
    </div>
  )
}
