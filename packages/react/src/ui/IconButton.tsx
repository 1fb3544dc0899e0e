import type { MouseEvent, ReactNode, Ref } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { iconButtonStyles } from './IconButton.styles.ts'

export interface IconButtonProps {
  /** The icon. */
  readonly children: ReactNode
  /** The button's accessible name. */
  readonly label: string
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void
  /** Pressing it keeps the focus where it is, in the field it belongs to. */
  readonly keepsFocus?: boolean | undefined
  readonly testId?: string | undefined
  readonly elementRef?: Ref<HTMLButtonElement> | undefined
}

/** A button with only an icon: 36 px visible, with a 44 px touch target. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { children, label, onClick, keepsFocus = false, testId, elementRef } = props
  useStyles(iconButtonStyles)
  return (
    <button
      type="button"
      className="lk-icon-button"
      part="icon-button"
      aria-label={label}
      data-testid={testId}
      onMouseDown={keepsFocus ? (event) => event.preventDefault() : undefined}
      onClick={onClick}
      ref={elementRef}
    >
      {children}
    </button>
  )
}
