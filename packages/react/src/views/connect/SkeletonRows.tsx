import type { ReactNode } from 'react'
import { SkeletonRow } from '../../ui/SkeletonRow.tsx'

/** Placeholders of wallets in the list. */
export function SkeletonRows({ count }: { readonly count: number }): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <SkeletonRow />
    </li>
  ))
}
