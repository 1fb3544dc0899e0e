import type { EndpointResponse } from '@latchkey/protocol/api'
import { adminGetRelayHealth } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { useReadiness } from '../../api/useReadiness.ts'
import { useRead } from '../../api/useRead.ts'
import { formatNumber } from '../../messages/format.ts'
import { formatBytes } from '../../messages/formatAmounts.ts'
import { formatDuration } from '../../messages/formatFigures.ts'
import { healthMessages } from '../../messages/health.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { Tile } from '../../parts/Tile.tsx'
import { HealthFrame } from './HealthFrame.tsx'
import { NodeNote } from './NodeNote.tsx'

const texts = healthMessages.relay

type RelayHealth = EndpointResponse<typeof adminGetRelayHealth>
type Reason = RelayHealth['hour']['reasons'][number]

/** What the relay does. */
export function RelayHealthPage(): ReactNode {
  const relay = useRead(adminGetRelayHealth, {})
  return (
    <HealthFrame part="relay">
      <QueryView query={relay} lines={8}>
        {(data) => (
          <>
            <PresentCard relay={data} />
            <HourCard hour={data.hour} />
            <ReasonsCard reasons={data.hour.reasons} />
            <NodeNote startedAt={data.startedAt} />
          </>
        )}
      </QueryView>
    </HealthFrame>
  )
}

function PresentCard({ relay }: { readonly relay: RelayHealth }): ReactNode {
  const { clients, mailbox, parked, sockets, topics, unsentBytes } = relay
  const { data: readiness } = useReadiness()
  const isCut = readiness?.missing.includes('bus')
  return (
    <Card
      title={healthMessages.now}
      actions={
        isCut !== undefined && <Chip tone={isCut ? 'bad' : 'good'}>{isCut ? texts.unreachable : texts.working}</Chip>
      }
    >
      <div className="tiles">
        <Tile name={texts.sockets} value={formatNumber(sockets)} note={texts.socketsNote(clients, parked)} />
        <Tile name={texts.topics} value={formatNumber(topics)} note={texts.topicsNote} />
        <Tile name={texts.unsent} value={formatBytes(unsentBytes)} note={texts.unsentNote} />
        <Tile
          name={texts.mailbox}
          value={mailbox.isMore ? texts.more(mailbox.messages) : formatNumber(mailbox.messages)}
          note={texts.mailboxNote}
        />
      </div>
    </Card>
  )
}

function HourCard({ hour }: { readonly hour: RelayHealth['hour'] }): ReactNode {
  const { closed, failed, pushed, refused, stored, storeTime } = hour
  return (
    <Card title={healthMessages.hour}>
      <div className="tiles">
        <Tile name={texts.stored} value={formatNumber(stored)} note={texts.storedNote} />
        <Tile
          name={texts.storeTime}
          value={storeTime === null ? healthMessages.none : formatDuration(storeTime)}
          note={texts.storeTimeNote}
        />
        <Tile name={texts.pushed} value={formatNumber(pushed)} note={texts.pushedNote} />
        <Tile
          name={texts.troubles}
          value={formatNumber(refused + failed + closed)}
          note={refused + failed + closed > 0 ? texts.troublesNote : undefined}
        />
      </div>
    </Card>
  )
}

const columns: readonly Column<Reason>[] = [
  { id: 'what', title: texts.what, width: '40%', cell: ({ kind }) => texts.kinds[kind] },
  { id: 'reason', title: texts.reason, cell: ({ reason }) => <span className="mono">{reason}</span> },
  { id: 'count', title: texts.count, width: '96px', isRight: true, cell: ({ count }) => formatNumber(count) },
]

function ReasonsCard({ reasons }: { readonly reasons: readonly Reason[] }): ReactNode {
  return (
    <Card title={texts.reasons}>
      {reasons.length === 0 ? (
        <p className="card-body lead">{texts.noReasons}</p>
      ) : (
        <Table
          label={texts.reasons}
          columns={columns}
          rows={reasons}
          toKey={({ kind, reason }) => `${kind} ${reason}`}
        />
      )}
    </Card>
  )
}
