import { type ReactNode, useState } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { Card } from '../../parts/Card.tsx'
import { DurationsView } from './DurationsView.tsx'
import type { AnalyticsView } from './useAnalytics.ts'

/** How long connecting took. */
export function DurationsCard({ view }: { readonly view: AnalyticsView }): ReactNode {
  const [isTable, setIsTable] = useState(false)
  return (
    <Card title={analyticsMessages.durations.title}>
      <div className="plot">
        <DurationsView view={view} isTable={isTable} onTable={setIsTable} height={220} />
      </div>
    </Card>
  )
}
