import { type ReactNode, useId } from 'react'
import './Field.css'

/** A choice of one value from a short list. */
export function Select<value extends string>({
  hasHiddenLabel = false,
  hint,
  isDisabled = false,
  label,
  onChange,
  options,
  value,
}: {
  readonly label: string
  readonly hasHiddenLabel?: boolean | undefined
  readonly hint?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly options: readonly { readonly value: value; readonly label: string }[]
  readonly value: value
  readonly onChange: (value: value) => void
}): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label className={hasHiddenLabel ? 'hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field-input"
        value={value}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <span id={`${id}hint`} className="field-hint">
          {hint}
        </span>
      )}
    </div>
  )
}
