import type { ReactNode } from 'react'
import './SortedTable.css'
import './Table.css'
import type { Column } from './Table.tsx'

/** How a table is sorted. */
export interface Sorting {
  /** The id of the column. */
  readonly by: string
  readonly isAscending: boolean
}

/** Rows that the title of each column sorts. The rows come in their order. */
export function SortedTable<row>({
  columns,
  label,
  onSort,
  rows,
  sorting,
  toKey,
}: {
  readonly label: string
  readonly columns: readonly Column<row>[]
  readonly rows: readonly row[]
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
  readonly toKey: (row: row) => string | number
}): ReactNode {
  const toClass = ({ isRight, isWide }: Column<row>): string | undefined =>
    [...(isRight ? ['is-right'] : []), ...(isWide ? ['is-wide'] : [])].join(' ') || undefined
  return (
    <table className="table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => {
            const isSorted = column.id === sorting.by
            const order = sorting.isAscending ? 'ascending' : 'descending'
            return (
              <th
                key={column.id}
                scope="col"
                className={toClass(column)}
                style={{ width: column.width }}
                aria-sort={isSorted ? order : undefined}
              >
                <button
                  type="button"
                  className="sort"
                  onClick={() => onSort({ by: column.id, isAscending: isSorted && !sorting.isAscending })}
                >
                  {column.title}
                  <span aria-hidden="true">{isSorted ? (sorting.isAscending ? ' ↑' : ' ↓') : ''}</span>
                </button>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={toKey(row)}>
            {columns.map((column) => (
              <td key={column.id} className={toClass(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
