import type { ReactNode } from 'react'
import './Table.css'

/** A column of a table. */
export interface Column<row> {
  readonly id: string
  readonly title: string
  /** In a table, `undefined` shares the rest of the width. */
  readonly width?: string | undefined
  readonly isRight?: boolean | undefined
  /** Left out below 640 px. */
  readonly isWide?: boolean | undefined
  /** Named for assistive technology only, such as a column of buttons. */
  readonly hasHiddenTitle?: boolean | undefined
  readonly cell: (row: row) => ReactNode
}

/** Rows under the titles of their columns. */
export function Table<row>({
  columns,
  label,
  rows,
  toKey,
}: {
  /** The name of the table. */
  readonly label: string
  readonly columns: readonly Column<row>[]
  readonly rows: readonly row[]
  readonly toKey: (row: row) => string | number
}): ReactNode {
  const toClass = ({ isRight, isWide }: Column<row>): string | undefined =>
    [...(isRight ? ['is-right'] : []), ...(isWide ? ['is-wide'] : [])].join(' ') || undefined
  return (
    <table className="table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={toClass(column)} style={{ width: column.width }}>
              {column.hasHiddenTitle ? <span className="hidden">{column.title}</span> : column.title}
            </th>
          ))}
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
