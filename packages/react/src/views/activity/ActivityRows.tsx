import type { Transaction } from '@latchkey/core'
import { memo, useMemo, type ReactNode } from 'react'
import { fromHistory } from '../../internals/transactions/fromHistory.ts'
import type { ShownTransaction } from '../../internals/transactions/ShownTransaction.ts'
import { List } from '../../ui/List.tsx'
import { ListParts } from '../../ui/ListParts.tsx'
import { ActivityRow, type ActivityRowProps } from './ActivityRow.tsx'

export interface ActivityRowsProps extends Pick<ActivityRowProps, 'formats' | 'onIntent' | 'onSelect'> {
  /** The accessible name of the list. */
  readonly label: string
  /** The same list while nothing changes: it is not rendered again then. */
  readonly transactions: readonly Transaction[]
  readonly isSpam?: boolean | undefined
}

/** Transactions of the history. */
export const ActivityRows = /*#__PURE__*/ memo(function ActivityRows(props: ActivityRowsProps): ReactNode {
  const { label, transactions, isSpam, ...shared } = props
  // A transaction that stays keeps its row.
  const rows = useMemo(() => new WeakMap<Transaction, ShownTransaction>(), [])
  const toRow = (transaction: Transaction): ShownTransaction => {
    const row = rows.get(transaction) ?? fromHistory(transaction, { isSpam })
    rows.set(transaction, row)
    return row
  }
  return (
    <List label={label} tight>
      <ListParts>
        {transactions.map(toRow).map((row) => (
          <ActivityRow key={row.key} transaction={row} {...shared} />
        ))}
      </ListParts>
    </List>
  )
})
