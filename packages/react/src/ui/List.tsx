import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { listStyles } from './List.styles.ts'
import { useRovingFocus } from './useRovingFocus.ts'

export interface ListProps {
  /** {@link ListItem}s. */
  readonly children: ReactNode
  /** The accessible name of the list. */
  readonly label: string
  /** For rows without a background, which have no gaps. */
  readonly tight?: boolean | undefined
  readonly testId?: string | undefined
}

/** A list with one Tab stop; arrow keys, Home and End move within it. */
export function List({ children, label, tight = false, testId }: ListProps): ReactNode {
  useStyles(listStyles)
  const ref = useRef<HTMLUListElement>(null)
  useRovingFocus(ref)
  return (
    // Safari removes the list role from lists without bullets.
    <ul
      ref={ref}
      role="list"
      className={tight ? 'lk-list lk-list-tight' : 'lk-list'}
      aria-label={label}
      data-testid={testId}
    >
      {children}
    </ul>
  )
}
