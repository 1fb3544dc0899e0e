import type { ReactElement } from 'react'
import { Icon, type IconName } from '../ui/Icon.tsx'

/** One thing to do. While it cannot be done it keeps the focus, so that a keyboard finds its way on. */
export function ActionButton(props: {
  readonly icon: IconName
  readonly label: string
  readonly text: string
  readonly testId: string
  /** Missing while it cannot be done. */
  readonly onPress: (() => void) | undefined
}): ReactElement {
  const { icon, label, text, testId, onPress } = props
  return (
    <button
      type="button"
      className="action"
      data-testid={testId}
      aria-disabled={onPress === undefined}
      onClick={() => onPress?.()}
    >
      <Icon name={icon} />
      <span>
        <span>{label}</span>
        <small>{text}</small>
      </span>
    </button>
  )
}
