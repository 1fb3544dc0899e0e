import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { listPartsStyles } from './ListParts.styles.ts'
import { toParts } from './toParts.ts'
import { useGradualParts } from './useGradualParts.ts'

export interface ListPartsProps {
  /** {@link ListItem}s, each as high as `--lk-row`. */
  readonly children: readonly ReactElement[]
}

/** How many rows have their layout together: about as many as a screen shows. */
const partSize = 8

/**
 * The rows of a long {@link List} without gaps, in parts that have no layout while they are far from the screen, and that get it one a
 * frame. A browser looks at each part in every frame, so parts are fewer than rows.
 */
export function ListParts({ children }: ListPartsProps): ReactNode {
  useStyles(listPartsStyles)
  const parts = toParts(children, partSize)
  const first = useGradualParts()
  return parts.map((rows, index) => (
    <div
      key={index}
      ref={index === 0 ? first : undefined}
      role="none"
      className="lk-list-part"
      style={{ containIntrinsicBlockSize: `auto calc(${rows.length} * (var(--lk-row) + 2px) - 2px)` }}
    >
      {rows}
    </div>
  ))
}
