import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { listPartsStyles } from './ListParts.styles.ts'
import { toParts } from './toParts.ts'

export interface ListPartsProps {
  /** {@link ListItem}s, each as high as `--lk-row`. */
  readonly children: readonly ReactElement[]
}

/** How many rows have their layout together: a screen shows a third of them. */
const partSize = 25

/**
 * The rows of a long {@link List} without gaps, in parts that have no layout while they are not on screen. A browser looks at each
 * part in every frame, so parts are fewer than rows.
 */
export function ListParts({ children }: ListPartsProps): ReactNode {
  useStyles(listPartsStyles)
  return toParts(children, partSize).map((rows, index) => (
    <div
      key={index}
      role="none"
      className="lk-list-part"
      style={{ containIntrinsicBlockSize: `auto calc(${rows.length} * (var(--lk-row) + 2px) - 2px)` }}
    >
      {rows}
    </div>
  ))
}
