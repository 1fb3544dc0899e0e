import type { MouseEvent, ReactNode, Ref } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { buttonStyles } from './Button.styles.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps {
  readonly children: ReactNode
  /** One primary button at most in a view; `'soft'` for every other. */
  readonly variant?: 'primary' | 'soft' | undefined
  readonly size?: 'medium' | 'small' | undefined
  readonly icon?: ReactNode | undefined
  /** Something that this button began is under way: it keeps its size and its focus, and takes no further press. */
  readonly loading?: boolean | undefined
  /** Cannot be pressed but can be focused, so that a keyboard never loses its place. */
  readonly disabled?: boolean | undefined
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** Makes it a link to another page, in a new tab. */
  readonly href?: string | undefined
  /** Of a link to an app, which leaves the page where it is. */
  readonly target?: '_blank' | '_top' | undefined
  readonly testId?: string | undefined
  readonly describedBy?: string | undefined
  readonly elementRef?: Ref<HTMLButtonElement> | undefined
}

/** A button as wide as what holds it; a small one is as wide as its label. */
export function Button(props: ButtonProps): ReactNode {
  const {
    children,
    variant = 'primary',
    size = 'medium',
    icon,
    loading = false,
    disabled = false,
    href,
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
      <a {...shared} href={href} target={target} rel="noreferrer" onClick={onClick}>
        {content}
      </a>
    )
  }
  return (
    <button
      {...shared}
      type="button"
      ref={elementRef}
      aria-busy={loading || undefined}
      aria-disabled={blocked || undefined}
      onClick={blocked ? undefined : onClick}
    >
      {content}
    </button>
  )
}
