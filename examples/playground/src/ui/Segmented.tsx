import type { ReactElement, ReactNode } from 'react'

/** A choice between a few visible options. */
export function Segmented<value extends string>(props: {
  readonly label: string
  /** Name of the group of radio buttons. */
  readonly name: string
  readonly value: value
  readonly choices: readonly {
    readonly value: value
    /** The accessible name, shown if there is no icon. */
    readonly label: string
    readonly content?: ReactNode
    readonly testId?: string | undefined
  }[]
  readonly onChange: (value: value) => void
}): ReactElement {
  const { label, name, value, choices, onChange } = props
  return (
    <fieldset className="segmented">
      <legend className="hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} title={choice.content === undefined ? undefined : choice.label}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            data-testid={choice.testId}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.content ?? choice.label}
            {choice.content !== undefined && <span className="hidden">{choice.label}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
