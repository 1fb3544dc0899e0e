import type { ReactNode } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { Icon } from '../../parts/Icon.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'

/** Shows the numbers of a chart as a table instead, and back. */
export function TableToggle({
  isTable,
  name,
  onChange,
}: {
  /** The chart. */
  readonly name: string
  readonly isTable: boolean
  readonly onChange: (isTable: boolean) => void
}): ReactNode {
  return (
    <button
      type="button"
      className={`${buttonClass({ kind: 'ghost', isSmall: true })} table-toggle`}
      aria-label={`${isTable ? analyticsMessages.chart : analyticsMessages.table}: ${name}`}
      onClick={() => onChange(!isTable)}
    >
      <Icon name={isTable ? 'chart' : 'table'} size={16} />
      {isTable ? analyticsMessages.chart : analyticsMessages.table}
    </button>
  )
}
