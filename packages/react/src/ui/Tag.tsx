import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { tagStyles } from './Tag.styles.ts'

export interface TagProps {
  readonly children: ReactNode
  readonly tone?: 'neutral' | 'good' | 'accent' | 'warn' | undefined
}

/** A short label in a row. */
export function Tag({ children, tone = 'neutral' }: TagProps): ReactNode {
  useStyles(tagStyles)
  return (
    <span className={`lk-tag lk-tag-${tone}`} part="tag">
      {children}
    </span>
  )
}
