import type { EndpointResponse } from '@latchkey/protocol/api'
import type { adminGetSignInCounts } from '@latchkey/protocol/operator'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Bars } from '../../charts/Bars.tsx'
import { formatNumber } from '../../messages/format.ts'
import { formatAxisTime, formatReportTime, formatTick } from '../../messages/formatFigures.ts'
import { signInsMessages } from '../../messages/signIns.ts'
import { Card } from '../../parts/Card.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { Tile } from '../../parts/Tile.tsx'
import '../analytics/Analytics.css'
import { ScrollTable } from '../analytics/ScrollTable.tsx'
import { TableToggle } from '../analytics/TableToggle.tsx'
import { describeNetwork } from './describeNetwork.ts'

type Counts = EndpointResponse<typeof adminGetSignInCounts>
type Day = Counts['days'][number]
type Chain = Counts['chains'][number]

const networksAtMost = 5

/** How many sign-ins there are, on which day they began, and on which networks. */
export function NumbersCards({ counts }: { readonly counts: UseQueryResult<Counts> }): ReactNode {
  return (
    <>
      <Card label={signInsMessages.counts}>
        <QueryView query={counts} lines={2}>
          {({ accounts, active, days }) => (
            <div className="tiles">
              <Tile name={signInsMessages.active} value={formatNumber(active)} />
              <Tile
                name={signInsMessages.accounts}
                value={formatNumber(accounts)}
                note={signInsMessages.accountsNote}
              />
              <Tile
                name={signInsMessages.today}
                value={formatNumber(addUp(days.slice(-1)))}
                note={signInsMessages.todayNote}
              />
              <Tile name={signInsMessages.week} value={formatNumber(addUp(days.slice(-7)))} />
              <Tile name={signInsMessages.month} value={formatNumber(addUp(days))} />
            </div>
          )}
        </QueryView>
      </Card>
      {counts.data !== undefined && (
        <div className="grid grid-53">
          <DaysCard days={counts.data.days} />
          <NetworksCard chains={counts.data.chains} />
        </div>
      )}
    </>
  )
}

function addUp(days: readonly Day[]): number {
  return days.reduce((sum, { began }) => sum + began, 0)
}

const dayColumns: readonly Column<Day>[] = [
  { id: 'day', title: signInsMessages.day, cell: ({ day }) => formatReportTime(day, 'day') },
  { id: 'began', title: signInsMessages.began, isRight: true, cell: ({ began }) => formatNumber(began) },
]

function DaysCard({ days }: { readonly days: readonly Day[] }): ReactNode {
  const [isTable, setIsTable] = useState(false)
  const month = addUp(days)
  return (
    <Card
      title={signInsMessages.perDay}
      actions={month > 0 && <TableToggle name={signInsMessages.perDay} isTable={isTable} onChange={setIsTable} />}
    >
      {month === 0 ? (
        <p className="unavailable">{signInsMessages.noDays}</p>
      ) : (
        <div className="plot">
          {isTable ? (
            <ScrollTable
              label={signInsMessages.perDay}
              columns={dayColumns}
              rows={days.toReversed()}
              toKey={({ day }) => day}
            />
          ) : (
            <Bars
              label={signInsMessages.perDayStates(month, addUp(days.slice(-1)))}
              parts={[{ label: signInsMessages.began, look: 1, values: days.map(({ began }) => began) }]}
              axisLabels={days.map(({ day }) => formatAxisTime(day, 'day'))}
              pointLabels={days.map(({ day }) => formatReportTime(day, 'day'))}
              format={formatNumber}
              formatTick={formatTick}
            />
          )}
        </div>
      )}
    </Card>
  )
}

const networkColumns: readonly Column<Chain>[] = [
  { id: 'network', title: signInsMessages.network, cell: ({ chain }) => describeNetwork(chain) },
  {
    id: 'active',
    title: signInsMessages.active,
    width: '96px',
    isRight: true,
    cell: ({ active }) => formatNumber(active),
  },
  {
    id: 'began',
    title: signInsMessages.month,
    width: '88px',
    isRight: true,
    cell: ({ began }) => formatNumber(began),
  },
]

function NetworksCard({ chains }: Pick<Counts, 'chains'>): ReactNode {
  return (
    <Card title={signInsMessages.networks}>
      {chains.length === 0 ? (
        <p className="unavailable">{signInsMessages.noNetworks}</p>
      ) : (
        <Table
          label={signInsMessages.networks}
          columns={networkColumns}
          rows={chains.slice(0, networksAtMost)}
          toKey={({ chain }) => chain ?? ''}
        />
      )}
    </Card>
  )
}
