import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { viewBodyStyles } from './ViewBody.styles.ts'

export interface ViewBodyProps {
  readonly children: ReactNode
  readonly testId?: string | undefined
}

/** The vertical layout of a view. */
export function ViewBody({ children, testId }: ViewBodyProps): ReactNode {
  useStyles(viewBodyStyles)
  return (
    <div className="lk-body" data-testid={testId}>
      {children}
    </div>
  )
}
