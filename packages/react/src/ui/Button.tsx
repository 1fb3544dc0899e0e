import type { MouseEvent, ReactNode, Ref } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { buttonStyles } from './Button.styles.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps {
  readonly children: ReactNode
  /** At most one primary button per view; `'soft'` for all others. */
  readonly variant?: 'primary' | 'soft' | undefined
  readonly size?: 'medium' | 'small' | undefined
  readonly icon?: ReactNode | undefined
  /** The button's action is running: it keeps its size and focus and ignores presses. */
  readonly loading?: boolean | undefined
  /** Ignores presses but stays focusable, so that keyboard users keep their place. */
  readonly disabled?: boolean | undefined
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** Makes it a toggle. */
  readonly isPressed?: boolean | undefined
  /** Submits the surrounding form, as Enter in one of its fields does. */
  readonly submits?: boolean | undefined
  /** Makes it a link to another page, in a new tab. */
  readonly href?: string | undefined
  /** Lets the page of the link send messages to this one. */
  readonly keepsOpener?: boolean | undefined
  /** For a link to an app, which does not leave the page. */
  readonly target?: '_blank' | '_top' | undefined
  readonly testId?: string | undefined
  readonly describedBy?: string | undefined
  readonly elementRef?: Ref<HTMLButtonElement> | undefined
}

/** A button as wide as its container; a small one is as wide as its label. */
export function Button(props: ButtonProps): ReactNode {
  const {
    children,
    variant = 'primary',
    size = 'medium',
    icon,
    loading = false,
    disabled = false,
    submits = false,
    isPressed,
    href,
    keepsOpener = false,
    target = '_blank',
    onClick,
  } = props
  const { elementRef, testId, describedBy } = props
  useStyles(buttonStyles)
  const blocked = loading || disabled
  const className = `lk-button${variant === 'soft' ? ' lk-button-soft' : ''}${size === 'small' ? ' lk-button-small' : ''}`
  const content = (
    <>
      {loading && icon === undefined ? (
        <span className="lk-button-over">
          <Spinner />
        </span>
      ) : loading ? (
        <Spinner />
      ) : (
        icon
      )}
      <span>{children}</span>
    </>
  )
  const shared = {
    className,
    part: `button button-${variant}`,
    'data-testid': testId,
    'aria-describedby': describedBy,
  }
  if (href !== undefined) {
    return (
      <a {...shared} href={href} target={target} rel={keepsOpener ? 'opener' : 'noreferrer'} onClick={onClick}>
        {content}
      </a>
    )
  }
  return (
    <button
      {...shared}
      type={submits ? 'submit' : 'button'}
      ref={elementRef}
      aria-busy={loading || undefined}
      aria-disabled={blocked || undefined}
      aria-pressed={isPressed}
      onClick={blocked ? undefined : onClick}
    >
      {content}
    </button>
  )
}
