import { Suspense, type ReactNode } from 'react'
import type { AccountTab } from '../internals/AccountTab.ts'
import { PendingRows } from '../internals/PendingRows.tsx'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { views } from './routes/views.ts'
import { ViewErrorBoundary } from './ViewErrorBoundary.tsx'
import { ViewFailureNote } from './ViewFailureNote.tsx'

/** The content of a tab of the account. It loads when it is shown; until then, and if it fails, the account is of use without it. */
export function AccountPanel({ tab }: { readonly tab: AccountTab }): ReactNode {
  const { telemetry } = useModalInstance().controllers
  const Panel = views.panels[tab]
  return (
    <ViewErrorBoundary
      key={tab}
      failureView={ViewFailureNote}
      onError={(error) => telemetry.reportError(error, 'chunk.failed')}
    >
      <Suspense fallback={<PendingRows />}>
        <Panel />
      </Suspense>
    </ViewErrorBoundary>
  )
}
