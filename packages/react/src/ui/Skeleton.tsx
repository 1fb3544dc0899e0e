import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { skeletonStyles } from './Skeleton.styles.ts'

export interface SkeletonProps {
  /** The content it replaces, which sets its size. A shape of a single view has its styles there. */
  readonly shape: 'short' | 'medium' | 'long' | 'logo' | 'tile' | 'avatar' | 'balance'
}

/** A placeholder for loading content. Show it only after {@link useDelayed}, so that it never flashes for fast responses. */
export function Skeleton({ shape }: SkeletonProps): ReactNode {
  useStyles(skeletonStyles)
  return <span className={`lk-skeleton lk-skeleton-${shape}`} aria-hidden="true" />
}
