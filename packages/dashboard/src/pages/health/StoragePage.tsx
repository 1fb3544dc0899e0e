import type { EndpointResponse } from '@latchkey/protocol/api'
import { adminGetStorageHealth } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { useReadiness } from '../../api/useReadiness.ts'
import { useRead } from '../../api/useRead.ts'
import { formatShare } from '../../messages/format.ts'
import { formatBytes } from '../../messages/formatAmounts.ts'
import { formatReportTime } from '../../messages/formatFigures.ts'
import { healthMessages } from '../../messages/health.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { Tile } from '../../parts/Tile.tsx'
import { HealthFrame } from './HealthFrame.tsx'

const texts = healthMessages.storage
/** In ms. */
const day = 86_400_000

type StorageHealth = EndpointResponse<typeof adminGetStorageHealth>

/** Where the data are, and how long the space lasts. */
export function StoragePage(): ReactNode {
  const storage = useRead(adminGetStorageHealth, {})
  return (
    <HealthFrame part="storage">
      <QueryView query={storage} lines={8}>
        {(data) => (
          <>
            <SizeCard storage={data} />
            <DiskCard disk={data.disk} />
            <DaysCard sizes={data.sizes} />
          </>
        )}
      </QueryView>
    </HealthFrame>
  )
}

function SizeCard({ storage }: { readonly storage: StorageHealth }): ReactNode {
  const { bytes, growth, kind, limit, sizes } = storage
  const { data: readiness } = useReadiness()
  const isAway = readiness?.missing.includes('storage')
  const [first] = sizes
  const days = first === undefined ? 0 : Math.round(((sizes.at(-1) ?? first).day - first.day) / day)
  const full = describeFull(storage)
  return (
    <Card
      title={healthMessages.now}
      actions={
        isAway !== undefined && <Chip tone={isAway ? 'bad' : 'good'}>{isAway ? texts.unreachable : texts.working}</Chip>
      }
    >
      <div className="tiles">
        <Tile name={texts.kind} value={texts.kinds[kind]} note={texts.kindNotes[kind]} />
        <Tile
          name={texts.size}
          value={formatBytes(bytes)}
          note={limit === null ? texts.noLimit : texts.sizeNote(formatShare(bytes, limit), formatBytes(limit))}
        />
        <Tile
          name={texts.growth}
          value={growth === null ? healthMessages.none : formatBytes(growth)}
          note={growth === null ? texts.growthUnknown : texts.growthNote(days)}
        />
        <Tile name={texts.full} value={full.value} note={full.note} />
      </div>
    </Card>
  )
}

function describeFull({ daysLeft, disk, growth, limit }: StorageHealth): {
  readonly value: string
  readonly note: string
} {
  if (daysLeft !== null) return { value: texts.fullIn(daysLeft), note: texts.fullNote }
  if (limit === null && disk === null) return { value: healthMessages.none, note: texts.fullUnknownNote }
  if (growth === null) return { value: healthMessages.none, note: texts.growthUnknown }
  return { value: texts.notFull, note: texts.notFullNote }
}

function DiskCard({ disk }: Pick<StorageHealth, 'disk'>): ReactNode {
  if (disk === null) {
    return (
      <Card title={texts.disk}>
        <p className="card-body lead">{texts.noDisk}</p>
      </Card>
    )
  }
  const { free, isLow, reserve, total } = disk
  return (
    <Card
      title={texts.disk}
      actions={<Chip tone={isLow ? 'bad' : 'good'}>{isLow ? texts.diskLow : texts.diskGood}</Chip>}
    >
      <div className="card-body disk">
        <p className="strong">{texts.diskFree(formatBytes(free), formatBytes(total))}</p>
        <span className={isLow ? 'disk-bar is-low' : 'disk-bar'} aria-hidden="true">
          <i style={{ width: `${total === 0 ? 0 : (1 - free / total) * 100}%` }} />
        </span>
        <p className="cap">{reserve === 0 ? texts.noReserve : texts.diskReserve(formatBytes(reserve))}</p>
      </div>
    </Card>
  )
}

interface DayRow {
  readonly day: number
  readonly bytes: number
  readonly change: number | undefined
}

const columns: readonly Column<DayRow>[] = [
  { id: 'day', title: texts.day, cell: ({ day: time }) => formatReportTime(time, 'day') },
  { id: 'size', title: texts.size, width: '26%', isRight: true, cell: ({ bytes }) => formatBytes(bytes) },
  {
    id: 'change',
    title: texts.change,
    width: '26%',
    isRight: true,
    cell: ({ change }) =>
      change === undefined ? healthMessages.none : `${change > 0 ? '+' : ''}${formatBytes(change)}`,
  },
]

function DaysCard({ sizes }: Pick<StorageHealth, 'sizes'>): ReactNode {
  const rows = sizes.map((size, index): DayRow => {
    const before = sizes[index - 1]
    return { ...size, change: before === undefined ? undefined : size.bytes - before.bytes }
  })
  return (
    <Card title={texts.days}>
      {rows.length === 0 ? (
        <p className="card-body lead">{texts.noDays}</p>
      ) : (
        <Table label={texts.days} columns={columns} rows={rows.toReversed()} toKey={(row) => row.day} />
      )}
    </Card>
  )
}
