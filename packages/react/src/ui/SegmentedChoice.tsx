import { useId, type ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { segmentedChoiceStyles } from './SegmentedChoice.styles.ts'

export interface SegmentedChoiceProps<id extends string> {
  readonly choices: readonly { readonly id: id; readonly label: string }[]
  readonly selected: id
  readonly onSelect: (id: id) => void
  /** The accessible name of the group. */
  readonly label: string
  /** Announced as disabled, and keeps the focus; presses change nothing. */
  readonly disabled?: boolean | undefined
  /** Each choice appends its own id. */
  readonly testId?: string | undefined
}

/** Two or three short choices side by side, of which one is selected. Radio buttons: one Tab stop, arrow keys select. */
export function SegmentedChoice<id extends string>(props: SegmentedChoiceProps<id>): ReactNode {
  const { choices, selected, onSelect, label, disabled = false, testId } = props
  useStyles(segmentedChoiceStyles)
  const name = useId()
  return (
    <span className="lk-segmented" role="radiogroup" aria-label={label} aria-disabled={disabled || undefined}>
      {choices.map((choice) => (
        <label key={choice.id} className="lk-segment" part="segment" data-testid={testId && `${testId}-${choice.id}`}>
          <input
            type="radio"
            name={name}
            checked={choice.id === selected}
            onChange={() => {
              if (!disabled) onSelect(choice.id)
            }}
          />
          <span dir="auto">{choice.label}</span>
        </label>
      ))}
    </span>
  )
}
