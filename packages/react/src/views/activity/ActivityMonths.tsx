import type { ActivityYear, Transaction } from '@latchkey/core'
import { memo, useMemo, type ReactNode } from 'react'
import { ActivityRows, type ActivityRowsProps } from './ActivityRows.tsx'

type Shared = Pick<ActivityRowsProps, 'formats' | 'onIntent' | 'onSelect'>

export interface ActivityMonthsProps extends Shared {
  readonly years: readonly ActivityYear[]
  /** The ids of transactions that are shown elsewhere. */
  readonly replaced: ReadonlySet<string>
}

/** The transactions of the history under the names of their months, newest first (S3.037). */
export const ActivityMonths = /*#__PURE__*/ memo(function ActivityMonths(props: ActivityMonthsProps): ReactNode {
  const { years, replaced, ...shared } = props
  return years.flatMap(({ year, months }) =>
    months.map(({ month, transactions }) => (
      <Month key={`${year} ${month}`} date={year * 12 + month} all={transactions} replaced={replaced} {...shared} />
    )),
  )
})

interface MonthProps extends Shared {
  /** In months since the year 0. */
  readonly date: number
  readonly all: readonly Transaction[]
  readonly replaced: ReadonlySet<string>
}

const Month = /*#__PURE__*/ memo(function Month({ date, all, replaced, ...shared }: MonthProps): ReactNode {
  const name = shared.formats.months.format(new Date(Math.floor(date / 12), date % 12))
  const transactions = useMemo(
    () => (all.some(({ id }) => replaced.has(id)) ? all.filter(({ id }) => !replaced.has(id)) : all),
    [all, replaced],
  )
  if (transactions.length === 0) return null
  return (
    <section data-testid="lk-activity-month">
      <h3>{name}</h3>
      <ActivityRows label={name} transactions={transactions} {...shared} />
    </section>
  )
})
