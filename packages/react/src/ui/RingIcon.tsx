import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { ringIconStyles } from './RingIcon.styles.ts'

/** An icon in a box as large as the picture in a {@link ConnectingRing}. */
export function RingIcon({ children }: { readonly children: ReactNode }): ReactNode {
  useStyles(ringIconStyles)
  return <span className="lk-ring-icon">{children}</span>
}
