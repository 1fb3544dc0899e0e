import type { ReactNode } from 'react'
import { PendingRows } from '../../internals/PendingRows.tsx'

/** The transactions of the account. */
export function ActivityPanel(): ReactNode {
  return <PendingRows />
}
