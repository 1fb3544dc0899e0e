import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { visuallyHiddenStyles } from './VisuallyHidden.styles.ts'

export interface VisuallyHiddenProps {
  readonly children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactNode {
  useStyles(visuallyHiddenStyles)
  return <span className="lk-hidden">{children}</span>
}
