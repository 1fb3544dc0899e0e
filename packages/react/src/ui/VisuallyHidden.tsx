import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { visuallyHiddenStyles } from './VisuallyHidden.styles.ts'

export interface VisuallyHiddenProps {
  readonly children: ReactNode
}

/** Words for those who do not see what the others see. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactNode {
  useStyles(visuallyHiddenStyles)
  return <span className="lk-hidden">{children}</span>
}
