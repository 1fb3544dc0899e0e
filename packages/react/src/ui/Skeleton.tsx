import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { skeletonStyles } from './Skeleton.styles.ts'

export interface SkeletonProps {
  /** What it stands for: its size is that of the thing to come. */
  readonly shape: 'short' | 'medium' | 'long' | 'logo' | 'tile' | 'avatar' | 'balance'
}

/** Holds the place of something that is being loaded. Show it after {@link useDelayed} only, so that fast answers never flash. */
export function Skeleton({ shape }: SkeletonProps): ReactNode {
  useStyles(skeletonStyles)
  return <span className={`lk-skeleton lk-skeleton-${shape}`} aria-hidden="true" />
}
