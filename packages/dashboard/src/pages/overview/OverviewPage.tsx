import { adminListProjects, type AdminProject } from '@latchkey/protocol/project'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRead } from '../../api/useRead.ts'
import { Sparkline } from '../../charts/Sparkline.tsx'
import { formatNumber, formatShare } from '../../messages/format.ts'
import { overviewMessages } from '../../messages/overview.ts'
import { buttonClass } from '../../parts/buttonClass.ts'
import { Card } from '../../parts/Card.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Menu, MenuItem } from '../../parts/Menu.tsx'
import { Page } from '../../parts/Page.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import type { Column } from '../../parts/Table.tsx'
import { useMay } from '../../session/useMay.ts'
import { NewProjectLink, ProjectTable } from '../projects/ProjectTable.tsx'
import { AttentionCard } from './AttentionCard.tsx'
import { ChangesCard } from './ChangesCard.tsx'
import { HealthCard } from './HealthCard.tsx'
import { overviewSpans } from './overviewSpans.ts'
import { type Figures, useFigures } from './useFigures.ts'

/** What needs the operator now, and how each project does. */
export function OverviewPage(): ReactNode {
  const isOwner = useMay('owner')
  const canCreate = useMay('editor')
  return (
    <Page
      title={overviewMessages.title}
      actions={
        <>
          <SpanMenu />
          {canCreate && <NewProjectLink />}
        </>
      }
    >
      <HealthCard />
      <AttentionCard />
      <ProjectsCard />
      {isOwner && <ChangesCard />}
    </Page>
  )
}

function SpanMenu(): ReactNode {
  const { days = 28 } = useSearch({ from: '/inside/' })
  const navigate = useNavigate({ from: '/' })
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={buttonClass()}>
          <Icon name="calendar" size={16} />
          {overviewMessages.span(days)}
          <Icon name="down" size={14} />
        </button>
      }
    >
      {overviewSpans.map((each) => (
        <MenuItem
          key={each}
          isChosen={each === days}
          onSelect={() => void navigate({ search: { days: each }, replace: true })}
        >
          {overviewMessages.span(each)}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** The columns with the figures of the span. */
function createColumns(figures: ReadonlyMap<string, Figures>, days: number): readonly Column<AdminProject>[] {
  return [
    {
      id: 'opened',
      title: overviewMessages.opened(days),
      width: '150px',
      isWide: true,
      cell: ({ key }) => {
        const found = figures.get(key)
        return (
          found !== undefined && (
            <span className="cell-main">
              <Sparkline values={found.days} />
              <span>{formatNumber(found.opened)}</span>
            </span>
          )
        )
      },
    },
    {
      id: 'connected',
      title: overviewMessages.connected,
      width: '104px',
      isRight: true,
      cell: ({ key }) => {
        const found = figures.get(key)
        return found !== undefined && formatShare(found.connected, found.started)
      },
    },
    {
      id: 'failed',
      title: overviewMessages.failed,
      width: '88px',
      isRight: true,
      isWide: true,
      cell: ({ key }) => {
        const found = figures.get(key)
        return found !== undefined && <span className="lead">{formatShare(found.failed, found.started)}</span>
      },
    },
  ]
}

function ProjectsCard(): ReactNode {
  const { days = 28 } = useSearch({ from: '/inside/' })
  const projects = useRead(adminListProjects, {})
  const list = projects.data?.projects ?? []
  const figures = useFigures({ projects: list.map(({ key }) => key), days })
  const columns = createColumns(figures, days)
  return (
    <Card
      title={overviewMessages.projects}
      actions={
        <Link to="/projects" className="link">
          {overviewMessages.allProjects}
        </Link>
      }
    >
      <QueryView query={projects} lines={6}>
        {(data) => <ProjectTable projects={data.projects} columns={columns} />}
      </QueryView>
    </Card>
  )
}
