import { useId, type ReactElement } from 'react'

/** A row with an on/off switch: a styled checkbox. */
export function Switch(props: {
  readonly label: string
  readonly text: string
  readonly isOn: boolean
  readonly testId: string
  readonly onChange: (isOn: boolean) => void
}): ReactElement {
  const { label, text, isOn, testId, onChange } = props
  const id = useId()
  return (
    <label className="option">
      <span>
        <span>{label}</span>
        <small id={id}>{text}</small>
      </span>
      <input
        type="checkbox"
        className="switch"
        aria-describedby={id}
        aria-label={label}
        checked={isOn}
        data-testid={testId}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
