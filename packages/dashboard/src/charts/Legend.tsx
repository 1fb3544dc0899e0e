import type { ReactNode } from 'react'
import './charts.css'

/** How a series looks: one of the chart's colours, each with dashes or a pattern of its own. */
export type Look = 1 | 2 | 3 | 4 | 5

/** The names of the series of a chart, in their order. */
export function Legend({
  entries,
  isFilled = false,
}: {
  readonly entries: readonly { readonly label: string; readonly look: Look }[]
  /** Whether the series are areas and not lines. */
  readonly isFilled?: boolean | undefined
}): ReactNode {
  return (
    <ul className="legend">
      {entries.map(({ label, look }) => (
        <li key={label}>
          <svg width="16" height="10" aria-hidden="true">
            {isFilled ? (
              <rect className={`chart-fill look-${look}`} x="3" y="0" width="10" height="10" rx="3" />
            ) : (
              <line className={`chart-line look-${look}`} x1="0" x2="16" y1="5" y2="5" />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
