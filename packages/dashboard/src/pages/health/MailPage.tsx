import type { EndpointResponse } from '@latchkey/protocol/api'
import { adminGetMailHealth } from '@latchkey/protocol/operator'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRead } from '../../api/useRead.ts'
import { formatNumber } from '../../messages/format.ts'
import { healthMessages } from '../../messages/health.ts'
import { Card } from '../../parts/Card.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { Tile } from '../../parts/Tile.tsx'
import { When } from '../../parts/When.tsx'
import { HealthFrame } from './HealthFrame.tsx'
import { NodeNote } from './NodeNote.tsx'

const texts = healthMessages.mail

type MailHealth = EndpointResponse<typeof adminGetMailHealth>

/** Whether mails are sent, and what waits. */
export function MailPage(): ReactNode {
  const mail = useRead(adminGetMailHealth, {})
  return (
    <HealthFrame part="mail">
      <QueryView query={mail} lines={6}>
        {(data) =>
          data.isConfigured ? (
            <>
              <SentCard mail={data} />
              <OutboxCard outbox={data.outbox} />
              <NodeNote startedAt={data.startedAt} />
            </>
          ) : (
            <Card label={healthMessages.sections.mail}>
              <Empty icon="warn" title={texts.empty}>
                {texts.emptyText}
              </Empty>
            </Card>
          )
        }
      </QueryView>
    </HealthFrame>
  )
}

function SentCard({ mail: { failed, failure, sent, sentAt } }: { readonly mail: MailHealth }): ReactNode {
  return (
    <Card label={healthMessages.sections.mail}>
      <div className="tiles">
        <Tile name={texts.sent} value={formatNumber(sent)} note={texts.hourNote} />
        <Tile name={texts.failed} value={formatNumber(failed)} note={texts.hourNote} />
        <Tile
          name={texts.lastSent}
          value={sentAt === null ? texts.neverSent : <When time={sentAt} />}
          note={sentAt === null ? texts.sinceStart : undefined}
        />
        <Tile
          name={texts.lastFailure}
          value={failure === null ? texts.neverFailed : <When time={failure.at} />}
          note={failure === null ? texts.sinceStart : describeMailFailure(failure)}
        />
      </div>
    </Card>
  )
}

function describeMailFailure({ code, reply }: NonNullable<MailHealth['failure']>): string {
  return reply === null ? texts.noReply(code) : texts.reply(reply, code)
}

interface OutboxRow {
  readonly kind: keyof typeof texts.kinds
  readonly waiting: number
  readonly retried: number
  readonly oldestAt: number | null
  readonly failed: number | undefined
}

const columns: readonly Column<OutboxRow>[] = [
  {
    id: 'kind',
    title: texts.kind,
    cell: ({ kind }) => (
      <span className="upstream">
        <span>{texts.kinds[kind]}</span>
        <span className="cap">{texts.kindNotes[kind]}</span>
      </span>
    ),
  },
  { id: 'waiting', title: texts.waiting, width: '88px', isRight: true, cell: ({ waiting }) => formatNumber(waiting) },
  {
    id: 'retried',
    title: texts.retried,
    width: '112px',
    isRight: true,
    isWide: true,
    cell: ({ retried }) => formatNumber(retried),
  },
  {
    id: 'oldest',
    title: texts.oldest,
    width: '128px',
    isRight: true,
    isWide: true,
    cell: ({ oldestAt }) => (oldestAt === null ? healthMessages.none : <When time={oldestAt} />),
  },
  {
    id: 'failed',
    title: texts.givenUp,
    width: '96px',
    isRight: true,
    cell: ({ failed }) => (failed === undefined ? healthMessages.none : formatNumber(failed)),
  },
]

function OutboxCard({ outbox: { alerts, notices } }: Pick<MailHealth, 'outbox'>): ReactNode {
  const rows: readonly OutboxRow[] = [
    { ...notices, kind: 'notices', failed: undefined },
    { ...alerts, kind: 'alerts' },
  ]
  return (
    <Card
      title={texts.outbox}
      actions={
        <Link to="/alerts/deliveries" className="link">
          {texts.deliveries}
        </Link>
      }
    >
      <Table label={texts.outbox} columns={columns} rows={rows} toKey={({ kind }) => kind} />
      <p className="card-body cap">{texts.codes}</p>
    </Card>
  )
}
