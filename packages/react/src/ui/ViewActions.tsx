import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { viewActionsStyles } from './ViewActions.styles.ts'

export interface ViewActionsProps {
  readonly children: ReactNode
}

/** The buttons at the end of a long view, with what has become of the last press. They stay in sight while the rest is scrolled. */
export function ViewActions({ children }: ViewActionsProps): ReactNode {
  useStyles(viewActionsStyles)
  return <div className="lk-actions">{children}</div>
}
