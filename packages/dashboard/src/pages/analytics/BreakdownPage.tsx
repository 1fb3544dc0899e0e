import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import './Analytics.css'
import { analyticsMessages } from '../../messages/analytics.ts'
import { Card } from '../../parts/Card.tsx'
import { NotFound } from '../../parts/NotFound.tsx'
import { Page } from '../../parts/Page.tsx'
import { BackLink } from './BackLink.tsx'
import { BreakdownTable } from './BreakdownTable.tsx'
import { canCombine } from './canCombine.ts'
import { CsvMenu } from './CsvMenu.tsx'
import { FilterButton } from './FilterButton.tsx'
import { findReport } from './reports.ts'
import { SpanMenu } from './SpanMenu.tsx'
import { Unavailable } from './Unavailable.tsx'
import { useAnalytics } from './useAnalytics.ts'

/** All values of a dimension, sorted as the operator likes. */
export function BreakdownPage(): ReactNode {
  const { project, report } = useParams({ from: '/inside/p/$project/analytics/$report' })
  const view = useAnalytics()
  const dimension = findReport(report)
  if (dimension === undefined) return <NotFound />
  const { title } = analyticsMessages.dimensions[dimension]
  const { filter } = view
  return (
    <Page
      key={`${project}/${report}`}
      title={title}
      actions={
        <div className="toolbar">
          <BackLink project={project} />
          <FilterButton view={view} />
          <SpanMenu view={view} />
          <CsvMenu view={view} />
        </div>
      }
    >
      <Card label={title}>
        {canCombine(filter?.dimension, dimension) ? (
          <BreakdownTable view={view} dimension={dimension} />
        ) : (
          <Unavailable>{analyticsMessages.unavailable(dimension, filter?.dimension ?? dimension)}</Unavailable>
        )}
      </Card>
    </Page>
  )
}
