import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Holds the places of tiles to come. */
export function SkeletonTiles({ count }: { readonly count: number }): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className="lk-tile" aria-hidden="true">
      <Skeleton shape="tile" />
      <span className="lk-tile-name">
        <Skeleton shape="short" />
      </span>
    </li>
  ))
}
