import type { ReactNode } from 'react'

const width = 56
const height = 24

/** A line without axes, beside the figure that it belongs to. It tells assistive technology nothing that the figure does not. */
export function Sparkline({ values }: { readonly values: readonly number[] }): ReactNode {
  const most = Math.max(1, ...values)
  const step = (width - 2) / Math.max(1, values.length - 1)
  const points = values.map(
    (value, index) => `${(1 + index * step).toFixed(1)},${(height - 2 - (value / most) * (height - 4)).toFixed(1)}`,
  )
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke="var(--c1)" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}
