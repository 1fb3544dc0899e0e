import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import './Field.css'

/** A text field with its label, a hint, and what is wrong with its value. */
export function Field({
  error,
  hasHiddenLabel = false,
  hint,
  label,
  ...rest
}: ComponentPropsWithRef<'input'> & {
  readonly label: string
  readonly hasHiddenLabel?: boolean | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
}): ReactNode {
  const id = useId()
  const described = [...(hint === undefined ? [] : [`${id}hint`]), ...(error === undefined ? [] : [`${id}error`])]
  return (
    <div className="field">
      <label className={hasHiddenLabel ? 'hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className="field-input"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
      />
      {hint !== undefined && (
        <span id={`${id}hint`} className="field-hint">
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}error`} className="field-error" role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
