import { useId, type ReactElement } from 'react'

/** An option to choose on the phone. */
export interface PhoneChoice {
  readonly value: string
  readonly text: string
}

/** A row on the phone's screen with a selection. */
export function PhoneSelect(props: {
  readonly label: string
  readonly testId: string
  readonly value: string
  readonly choices: readonly PhoneChoice[]
  readonly onChange: (value: string) => void
}): ReactElement {
  const { label, testId, value, choices, onChange } = props
  const id = useId()
  return (
    <div>
      <dt>
        <label htmlFor={id}>{label}</label>
      </dt>
      <dd>
        <select id={id} value={value} data-testid={testId} onChange={({ target }) => onChange(target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      </dd>
    </div>
  )
}
