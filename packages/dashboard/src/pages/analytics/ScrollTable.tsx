import type { ReactNode } from 'react'
import { type Column, Table } from '../../parts/Table.tsx'

/** A table in a box of limited height, for the many numbers of a chart. The box takes the focus, so that keys scroll it. */
export function ScrollTable<row>({
  columns,
  label,
  rows,
  toKey,
}: {
  readonly label: string
  readonly columns: readonly Column<row>[]
  readonly rows: readonly row[]
  readonly toKey: (row: row) => string | number
}): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, keys could not scroll the box
    <div className="scroll-table" role="region" aria-label={label} tabIndex={0}>
      <Table label={label} columns={columns} rows={rows} toKey={toKey} />
    </div>
  )
}
