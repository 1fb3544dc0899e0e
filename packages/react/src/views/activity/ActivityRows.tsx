import type { Transaction } from '@latchkey/core'
import { memo, useMemo, type ReactNode } from 'react'
import { fromHistory } from '../../internals/transactions/fromHistory.ts'
import type { ShownTransaction } from '../../internals/transactions/ShownTransaction.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { List } from '../../ui/List.tsx'
import { ActivityRow, type ActivityRowProps } from './ActivityRow.tsx'

export interface ActivityRowsProps extends Pick<ActivityRowProps, 'onIntent' | 'onSelect'> {
  /** The accessible name of the list. */
  readonly label: string
  /** The same list while nothing changes: it is not rendered again then. */
  readonly transactions: readonly Transaction[]
  readonly isSpam?: boolean | undefined
}

/** Transactions of the history. */
export const ActivityRows = /*#__PURE__*/ memo(function ActivityRows(props: ActivityRowsProps): ReactNode {
  const { label, transactions, isSpam, onSelect, onIntent } = props
  const { locale } = useMessages()
  const days = useMemo(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }), [locale])
  // A transaction that stays keeps its row.
  const rows = useMemo(() => new WeakMap<Transaction, ShownTransaction>(), [])
  const toRow = (transaction: Transaction): ShownTransaction => {
    const row = rows.get(transaction) ?? fromHistory(transaction, { isSpam })
    rows.set(transaction, row)
    return row
  }
  return (
    <List label={label} tight>
      {transactions.map(toRow).map((row) => (
        <ActivityRow key={row.key} transaction={row} days={days} onSelect={onSelect} onIntent={onIntent} />
      ))}
    </List>
  )
})
