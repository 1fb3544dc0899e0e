import { useId, type ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { choiceChipsStyles } from './ChoiceChips.styles.ts'

export interface ChoiceChipsProps<id extends string> {
  readonly choices: readonly {
    readonly id: id
    readonly label: string
    /** A small picture. */
    readonly media?: ReactNode | undefined
  }[]
  readonly selected: id
  readonly onSelect: (id: id) => void
  /** The accessible name of the group. */
  readonly label: string
  /** Each choice appends its own id. */
  readonly testId?: string | undefined
}

/** Choices in one line, of which one is selected. Radio buttons: one Tab stop, arrow keys select. */
export function ChoiceChips<id extends string>(props: ChoiceChipsProps<id>): ReactNode {
  const { choices, selected, onSelect, label, testId } = props
  useStyles(choiceChipsStyles)
  const name = useId()
  return (
    <div className="lk-chips" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.id} className="lk-chip" part="chip" data-testid={testId && `${testId}-${choice.id}`}>
          <input
            type="radio"
            name={name}
            checked={choice.id === selected}
            onChange={({ target }) => {
              target.closest('label')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              onSelect(choice.id)
            }}
          />
          {choice.media}
          <span dir="auto">{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
