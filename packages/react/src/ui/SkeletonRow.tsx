import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { Skeleton } from './Skeleton.tsx'
import { skeletonStyles } from './Skeleton.styles.ts'

export interface SkeletonRowProps {
  /** The row will have a subtitle. */
  readonly subtitle?: boolean | undefined
}

/** A placeholder for a loading {@link ListItem}. */
export function SkeletonRow({ subtitle = false }: SkeletonRowProps): ReactNode {
  useStyles(skeletonStyles)
  return (
    <div className="lk-skeleton-row" aria-hidden="true">
      <Skeleton shape="logo" />
      <span className="lk-skeleton-text">
        <Skeleton shape="medium" />
        {subtitle ? <Skeleton shape="long" /> : null}
      </span>
    </div>
  )
}
