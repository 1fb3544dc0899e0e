import type { ReactNode } from 'react'

/** What a point of a chart is, and its values. */
export interface TipContent {
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly value: string }[]
}

/** The values of a point of a chart. */
export function Tip({ lines, title }: TipContent): ReactNode {
  return (
    <>
      <div className="chart-tip-title">{title}</div>
      {lines.map(({ label, value }) => (
        <div key={label} className="chart-tip-line">
          <span>{label}</span>
          <span>{value}</span>
        </div>
      ))}
    </>
  )
}
