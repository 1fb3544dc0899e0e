import { type ReactNode, useId } from 'react'
import './Field.css'

/** A setting that is on or off. */
export function Toggle({
  hint,
  isDisabled = false,
  isOn,
  label,
  onChange,
}: {
  readonly label: string
  readonly hint?: string | undefined
  readonly isOn: boolean
  readonly isDisabled?: boolean | undefined
  readonly onChange: (isOn: boolean) => void
}): ReactNode {
  const id = useId()
  return (
    <div className="toggle">
      <label className="toggle-name" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="toggle-box"
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      {hint !== undefined && (
        <span id={`${id}hint`} className="field-hint">
          {hint}
        </span>
      )}
    </div>
  )
}
