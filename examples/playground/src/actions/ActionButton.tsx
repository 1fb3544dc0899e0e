import type { ReactElement } from 'react'
import { Icon, type IconName } from '../ui/Icon.tsx'

/** A button for one action. While it is disabled it keeps the focus, so that keyboard users do not lose their place. */
export function ActionButton(props: {
  readonly icon: IconName
  readonly label: string
  readonly text: string
  readonly testId: string
  /** Undefined while the action is not available. */
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
