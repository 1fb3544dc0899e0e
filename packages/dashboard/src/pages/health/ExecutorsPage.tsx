import { adminListExecutors, type ExecutorHealth } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { useRead } from '../../api/useRead.ts'
import { networkNames } from '../../messages/analytics.ts'
import { formatCoins } from '../../messages/formatAmounts.ts'
import { healthMessages } from '../../messages/health.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip, type Tone } from '../../parts/Chip.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { HealthFrame } from './HealthFrame.tsx'

const texts = healthMessages.executors

/** The accounts of the bundler, and how long their coins last. */
export function ExecutorsPage(): ReactNode {
  const executors = useRead(adminListExecutors, {})
  return (
    <HealthFrame part="executors">
      <QueryView query={executors} lines={6}>
        {(data) =>
          data.executors.length === 0 ? (
            <Card label={healthMessages.sections.executors}>
              <Empty icon="key" title={texts.empty}>
                {texts.emptyText}
              </Empty>
            </Card>
          ) : (
            <>
              <Card label={healthMessages.sections.executors}>
                <Table
                  label={healthMessages.sections.executors}
                  columns={createColumns(data.balanceAtLeast)}
                  rows={data.executors}
                  toKey={({ address, chain }) => `${chain} ${address}`}
                />
              </Card>
              <p className="cap">{texts.spentNote}</p>
            </>
          )
        }
      </QueryView>
    </HealthFrame>
  )
}

const tones: Readonly<Record<keyof typeof texts.states, Tone>> = {
  ready: 'good',
  low: 'warn',
  delegated: 'bad',
  unreachable: 'warn',
}

const getState = ({ isLow, state }: ExecutorHealth): keyof typeof texts.states =>
  state === 'ready' && isLow ? 'low' : state

const writeCoins = (wei: string | null): string => (wei === null ? healthMessages.none : formatCoins(wei))

const writeLasting = ({ daysLeft }: ExecutorHealth): string =>
  daysLeft === null ? healthMessages.none : texts.lastsFor(daysLeft)

function createColumns(balanceAtLeast: string): readonly Column<ExecutorHealth>[] {
  return [
    {
      id: 'executor',
      title: texts.executor,
      cell: (executor) => {
        const state = getState(executor)
        return (
          <span className="upstream">
            <span className="upstream-head">
              <span className="strong">{networkNames[executor.chain] ?? executor.chain}</span>
              <Chip tone={tones[state]}>{texts.states[state]}</Chip>
            </span>
            <span className="mono">{executor.address}</span>
            {state === 'low' && <span className="cap">{texts.notes.low(formatCoins(balanceAtLeast))}</span>}
            {(state === 'delegated' || state === 'unreachable') && <span className="cap">{texts.notes[state]}</span>}
          </span>
        )
      },
    },
    { id: 'coins', title: texts.coins, width: '92px', isRight: true, cell: ({ balance }) => writeCoins(balance) },
    {
      id: 'perDay',
      title: texts.perDay,
      width: '108px',
      isRight: true,
      isWide: true,
      cell: ({ perDay, state }) => writeCoins(state === 'ready' ? (perDay ?? '0') : perDay),
    },
    { id: 'lasts', title: texts.lasts, width: '96px', isRight: true, cell: writeLasting },
  ]
}
