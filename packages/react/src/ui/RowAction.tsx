import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { IconButton, type IconButtonProps } from './IconButton.tsx'
import { rowActionStyles } from './RowAction.styles.ts'

/**
 * The `action` of a {@link ListItem}, for what pressing the row does not do. With a pointer it shows on the row that is in use, and
 * on the one under the pointer.
 */
export function RowAction(props: IconButtonProps): ReactNode {
  useStyles(rowActionStyles)
  return (
    <span className="lk-row-action" data-lk-action="">
      <IconButton {...props} />
    </span>
  )
}
