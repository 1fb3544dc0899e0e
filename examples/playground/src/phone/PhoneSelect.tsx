import { useId, type ReactElement } from 'react'

/** What can be chosen on the phone. */
export interface PhoneChoice {
  readonly value: string
  readonly text: string
}

/** A row of the phone's screen that offers a choice. */
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
