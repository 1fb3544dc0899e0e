import { adminGetAnalyticsFunnel } from '@latchkey/protocol/operator'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import './Analytics.css'
import { analyticsMessages } from '../../messages/analytics.ts'
import { Card } from '../../parts/Card.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Page } from '../../parts/Page.tsx'
import { BreakdownMenu } from './BreakdownMenu.tsx'
import { CsvMenu } from './CsvMenu.tsx'
import { DurationsCard } from './DurationsCard.tsx'
import { ErrorsCard } from './ErrorsCard.tsx'
import { FilterButton } from './FilterButton.tsx'
import { FunnelCard } from './FunnelCard.tsx'
import { MainChart } from './MainChart.tsx'
import { MeasureTiles } from './MeasureTiles.tsx'
import { NoVisits } from './NoVisits.tsx'
import { OutcomesCard } from './OutcomesCard.tsx'
import { ShareCard } from './ShareCard.tsx'
import { SpanMenu } from './SpanMenu.tsx'
import { type AnalyticsView, useAnalytics } from './useAnalytics.ts'
import { useReport } from './useReport.ts'
import { WalletsCard } from './WalletsCard.tsx'

/** How many open the modal, how many connect, and where and why the others do not. */
export function AnalyticsPage(): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  return <Reports key={project} />
}

function Reports(): ReactNode {
  const view = useAnalytics()
  const { data, isPlaceholderData } = useReport(adminGetAnalyticsFunnel, view.call)
  const isEmpty = data?.visits.opened === 0 && !isPlaceholderData
  const hadVisits = (data?.previous?.visits.opened ?? 0) > 0
  return (
    <Page
      title={analyticsMessages.title}
      lead={analyticsMessages.lead}
      actions={
        <div className="toolbar">
          <FilterButton view={view} />
          <SpanMenu view={view} />
          <BreakdownMenu view={view} />
          <CsvMenu view={view} />
        </div>
      }
    >
      {isEmpty && view.filter === undefined && !hadVisits && <NoVisits project={view.project} />}
      {isEmpty && (view.filter !== undefined || hadVisits) && (
        <Card label={analyticsMessages.title}>
          <Empty icon="chart" title={analyticsMessages.empty.noneInSpan}>
            {analyticsMessages.empty.noneInSpanText}
          </Empty>
        </Card>
      )}
      {!isEmpty && <Cards view={view} />}
    </Page>
  )
}

function Cards({ view }: { readonly view: AnalyticsView }): ReactNode {
  const { measure, project } = view
  return (
    <>
      <Card label={analyticsMessages.measures[measure]}>
        <MeasureTiles view={view} />
        <MainChart view={view} />
      </Card>
      <div className="grid grid-2">
        <FunnelCard view={view} />
        <DurationsCard view={view} />
      </div>
      <div className="grid grid-53">
        <WalletsCard view={view} />
        <ErrorsCard view={view} />
      </div>
      <div className="grid grid-3">
        <ShareCard view={view} dimension="network" />
        <ShareCard view={view} dimension="platform" />
        <ShareCard view={view} dimension="country" />
      </div>
      <div className="grid grid-3">
        <OutcomesCard view={view} />
        <ShareCard view={view} dimension="origin" />
        <ShareCard view={view} dimension="version" />
      </div>
      <p>
        <Link to="/p/$project/analytics/events" params={{ project }} className="link">
          {analyticsMessages.events.link}
        </Link>
      </p>
    </>
  )
}
