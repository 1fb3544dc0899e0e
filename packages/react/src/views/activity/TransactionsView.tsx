import type { ReactNode } from 'react'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { ActivityPanel } from './ActivityPanel.tsx'

/** The account's transactions as a view of their own. */
export function TransactionsView(): ReactNode {
  return (
    <ViewBody testId="lk-transactions">
      <ActivityPanel />
    </ViewBody>
  )
}
