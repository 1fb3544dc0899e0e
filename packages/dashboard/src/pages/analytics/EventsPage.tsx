import type { EndpointResponse } from '@latchkey/protocol/api'
import { adminListEvents } from '@latchkey/protocol/project'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import './Analytics.css'
import { useRead } from '../../api/useRead.ts'
import { analyticsMessages } from '../../messages/analytics.ts'
import { formatExactTime, formatTime } from '../../messages/format.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Page } from '../../parts/Page.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { Select } from '../../parts/Select.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { useProject } from '../../session/useProject.ts'
import { BackLink } from './BackLink.tsx'
import { CopyEvent } from './CopyEvent.tsx'

const { events: words } = analyticsMessages

type Row = EndpointResponse<typeof adminListEvents>['data'][number]

/** The single events of a project that keeps them. */
export function EventsPage(): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const settings = useProject()
  return (
    <Page title={words.title} lead={words.lead} actions={<BackLink project={project} />}>
      <QueryView query={settings} lines={8}>
        {({ keepsEvents }) =>
          keepsEvents ? (
            <EventsCard project={project} />
          ) : (
            <Card label={words.title}>
              <Empty icon="log" title={words.off}>
                {words.offText}
              </Empty>
            </Card>
          )
        }
      </QueryView>
    </Page>
  )
}

function EventsCard({ project }: { readonly project: string }): ReactNode {
  const { cursor, event } = useSearch({ from: '/inside/p/$project/analytics/events' })
  const navigate = useNavigate({ from: '/p/$project/analytics/events' })
  const parameters = { project }
  // Only the first page of all events counts them by name.
  const all = useRead(adminListEvents, { parameters, query: { entries: '1' } })
  const names = [...new Set(all.data?.counts?.map((count) => count.event) ?? [])].toSorted()
  const events = useRead(adminListEvents, {
    parameters,
    query: {
      entries: '50',
      ...(event === undefined ? {} : { event }),
      ...(cursor === undefined ? {} : { cursor: String(cursor) }),
    },
  })
  return (
    <Card label={words.title}>
      <div className="card-body">
        <Select
          label={words.event}
          value={event ?? ''}
          options={[
            { value: '', label: words.every },
            ...[...new Set([...names, ...(event === undefined ? [] : [event])])].map((name) => ({
              value: name,
              label: name,
            })),
          ]}
          onChange={(name) => void navigate({ search: name === '' ? {} : { event: name } })}
        />
      </div>
      <QueryView query={events} lines={12}>
        {({ data, next }) =>
          data.length === 0 ? (
            <Empty icon="log" title={words.none}>
              {words.noneText}
            </Empty>
          ) : (
            <>
              <Table label={words.title} columns={columns} rows={data} toKey={({ eventId }) => eventId} />
              <div className="pager">
                <span className="cap" />
                {cursor !== undefined && (
                  <Link
                    from="/p/$project/analytics/events"
                    to="."
                    search={(before) => ({ ...before, cursor: undefined })}
                    className={buttonClass({ isSmall: true })}
                  >
                    {words.newest}
                  </Link>
                )}
                <Button
                  isSmall
                  disabled={next === null}
                  onClick={() =>
                    void navigate({ search: (before) => ({ ...before, cursor: Number(next ?? Number.NaN) }) })
                  }
                >
                  {words.older}
                </Button>
              </div>
            </>
          )
        }
      </QueryView>
    </Card>
  )
}

const columns: readonly Column<Row>[] = [
  {
    id: 'time',
    title: analyticsMessages.time,
    width: '140px',
    cell: ({ receivedAt }) => <span title={formatExactTime(receivedAt)}>{formatTime(receivedAt)}</span>,
  },
  { id: 'event', title: words.event, cell: ({ event }) => <span className="mono">{event}</span> },
  {
    id: 'origin',
    title: words.origin,
    isWide: true,
    cell: ({ url }) => (
      <span className="clip" title={url}>
        {url}
      </span>
    ),
  },
  {
    id: 'copy',
    title: words.actions,
    hasHiddenTitle: true,
    width: '130px',
    isRight: true,
    isWide: true,
    cell: (event) => <CopyEvent json={JSON.stringify(event, undefined, 2)} />,
  },
]
