import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { iconTileStyles } from './IconTile.styles.ts'

/** An icon in a box of a logo's size. */
export function IconTile({ children }: { readonly children: ReactNode }): ReactNode {
  useStyles(iconTileStyles)
  return <span className="lk-icon-tile">{children}</span>
}
