import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { IconButton, type IconButtonProps } from './IconButton.tsx'
import { rowActionStyles } from './RowAction.styles.ts'

/** The `action` of a {@link ListItem}, for anything but pressing the row. */
export function RowAction(props: IconButtonProps): ReactNode {
  useStyles(rowActionStyles)
  return (
    <span className="lk-row-action" data-lk-action="">
      <IconButton {...props} />
    </span>
  )
}
