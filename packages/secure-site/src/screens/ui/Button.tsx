import type { ReactNode, Ref } from 'react'
import { Icon, type IconName } from './Icon.tsx'

export interface ButtonProps {
  readonly children: ReactNode
  /** At most one primary button in a screen. */
  readonly variant?: 'primary' | 'soft' | 'link' | undefined
  /** It runs: it keeps its size and focus, and ignores presses. */
  readonly isBusy?: boolean | undefined
  /** It ignores presses but keeps its place in the order of the keyboard. */
  readonly isDisabled?: boolean | undefined
  readonly onPress?: (() => void) | undefined
  /** After the text. */
  readonly icon?: IconName | undefined
  readonly describedBy?: string | undefined
  readonly testId: string
  readonly elementRef?: Ref<HTMLButtonElement> | undefined
}

/** A button. One that is off stays where it is, so that nothing moves when it comes on. */
export function Button(props: ButtonProps): ReactNode {
  const { children, describedBy, elementRef, icon, isBusy = false, isDisabled = false, onPress, testId } = props
  const { variant = 'primary' } = props
  const isOff = isBusy || isDisabled
  return (
    <button
      ref={elementRef}
      type="button"
      className={`button button-${variant}`}
      data-testid={testId}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      onClick={isOff ? undefined : onPress}
    >
      {isBusy && <span className="spinner" />}
      <span>{children}</span>
      {icon !== undefined && <Icon name={icon} />}
    </button>
  )
}
