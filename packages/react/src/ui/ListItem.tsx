import type { MouseEvent, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { CheckIcon } from './icons/CheckIcon.tsx'
import { listItemStyles } from './ListItem.styles.ts'

export interface ListItemProps {
  readonly title: ReactNode
  readonly subtitle?: ReactNode | undefined
  /** Content of the 40 px slot: a {@link WalletImage}, a {@link NetworkImage} or an icon. */
  readonly media?: ReactNode | undefined
  /** A {@link Tag} or a number. */
  readonly tag?: ReactNode | undefined
  /** Content at the end: a chevron or a spinner. */
  readonly trailing?: ReactNode | undefined
  /** A {@link RowAction} at the end of the row. */
  readonly action?: ReactNode | undefined
  /** `'flat'` has no background of its own. */
  readonly variant?: 'filled' | 'flat' | undefined
  /** The list's item in use, marked by a tick. */
  readonly selected?: boolean | undefined
  /** It shows and hides the items after it: whether they are shown. */
  readonly expanded?: boolean | undefined
  /** Focusable and announced as disabled; ignores presses. */
  readonly disabled?: boolean | undefined
  /** Makes it a button. */
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** Called when the row is hovered or focused. */
  readonly onIntent?: (() => void) | undefined
  /** Makes it a link to another page, in a new tab. */
  readonly href?: string | undefined
  /** For a link to an app, which does not leave the page. */
  readonly target?: '_blank' | '_top' | undefined
  readonly testId?: string | undefined
}

/** A row of a {@link List}: a button, a link, or plain when it has neither `onClick` nor `href`. */
export function ListItem(props: ListItemProps): ReactNode {
  const {
    subtitle,
    media,
    tag,
    trailing,
    action,
    variant = 'filled',
    selected = false,
    disabled = false,
    href,
    target = '_blank',
    onClick,
  } = props
  useStyles(listItemStyles)
  const content = (
    <>
      {media === undefined ? null : <span className="lk-row-media">{media}</span>}
      <span className="lk-row-text">
        {/* Names may have another direction than their surroundings; each is cut at its own end. */}
        <span className="lk-row-title" dir="auto">
          {props.title}
        </span>
        {subtitle === undefined ? null : <span className="lk-row-subtitle">{subtitle}</span>}
      </span>
      {!isShown(tag) && !isShown(trailing) && !selected ? null : (
        <span className="lk-row-end">
          {tag}
          {selected ? (
            <span className="lk-row-check">
              <CheckIcon />
            </span>
          ) : null}
          {trailing}
        </span>
      )}
    </>
  )
  const shared = {
    className: variant === 'flat' ? 'lk-row lk-row-flat' : 'lk-row',
    part: 'row',
    'data-testid': props.testId,
    'aria-current': selected || undefined,
    onFocus: props.onIntent,
    onPointerEnter: props.onIntent,
  }
  return (
    <li className={action === undefined ? undefined : 'lk-acting'}>
      {href !== undefined ? (
        <a {...shared} data-lk-item="" href={href} target={target} rel="noreferrer" onClick={onClick}>
          {content}
        </a>
      ) : onClick !== undefined || disabled ? (
        <button
          {...shared}
          data-lk-item=""
          type="button"
          aria-disabled={disabled || undefined}
          aria-expanded={props.expanded}
          onClick={disabled ? undefined : onClick}
        >
          {content}
        </button>
      ) : (
        <div {...shared}>{content}</div>
      )}
      {action}
    </li>
  )
}

/** Empty content takes no space from the name. */
function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false
}
