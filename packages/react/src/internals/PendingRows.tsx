import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { SkeletonRow } from '../ui/SkeletonRow.tsx'
import { pendingRowsStyles } from './PendingRows.styles.ts'
import { useDelayed } from './useDelayed.ts'

/** Rows that are loading. Their space is reserved at once; they appear only if loading takes a moment. */
export function PendingRows({ count = 3 }: { readonly count?: number | undefined }): ReactNode {
  useStyles(pendingRowsStyles)
  const isLate = useDelayed({ active: true })
  return (
    <div className="lk-pending" data-late={isLate || undefined}>
      {Array.from({ length: count }, (_unused, index) => (
        <SkeletonRow key={index} subtitle />
      ))}
    </div>
  )
}
