import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { addressInputStyles } from './AddressInput.styles.ts'
import { Button } from './Button.tsx'
import { fieldStyles } from './Field.styles.ts'

export interface AddressInputProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called when the visitor leaves the field. */
  readonly onLeave?: (() => void) | undefined
  /** The accessible name, also the placeholder: "Name or address". */
  readonly label: string
  /** The label of the button that pastes. */
  readonly pasteLabel: string
  /** What is wrong with the address. Announced when it appears. */
  readonly error?: string | undefined
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined
  readonly testId?: string | undefined
}

/**
 * A field for an address or a name, with a button that pastes. If the browser does not let pages read the clipboard, the button
 * only puts the focus into the field, where the visitor can paste.
 */
export function AddressInput(props: AddressInputProps): ReactNode {
  const { value, onChange, label, pasteLabel, error, onLeave, inputRef, testId } = props
  useStyles(fieldStyles)
  useStyles(addressInputStyles)
  const errorId = useId()
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  const paste = async (): Promise<void> => {
    input.current?.focus()
    try {
      onChange((await navigator.clipboard.readText()).trim())
    } catch {
      input.current?.select()
    }
  }
  return (
    <div className="lk-address-input">
      <label className="lk-field" part="field">
        <input
          ref={input}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={1_000}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          placeholder={label}
          value={value}
          title={value}
          data-testid={testId}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
        {value === '' && (
          <Button size="small" variant="soft" onClick={() => void paste()} testId={testId && `${testId}-paste`}>
            {pasteLabel}
          </Button>
        )}
      </label>
      <p id={errorId} role="alert">
        {error}
      </p>
    </div>
  )
}
