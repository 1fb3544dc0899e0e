import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { iconTileStyles } from './IconTile.styles.ts'

/** An icon in a box of the size of a logo, to stand among logos. */
export function IconTile({ children }: { readonly children: ReactNode }): ReactNode {
  useStyles(iconTileStyles)
  return <span className="lk-icon-tile">{children}</span>
}
