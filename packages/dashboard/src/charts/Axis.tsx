import type { ReactNode } from 'react'
import { pickLabels } from './pickLabels.ts'

/** The free space around a drawing, in px. */
export const margins = { left: 48, right: 4, top: 8, bottom: 24 } as const

/** The lines and labels of a chart. */
export function Axis({
  count,
  formatTick,
  height,
  labels,
  locate,
  max,
  ticks,
  width,
}: {
  readonly width: number
  readonly height: number
  readonly count: number
  readonly ticks: readonly number[]
  readonly max: number
  readonly formatTick: (value: number) => string
  readonly labels: readonly string[]
  readonly locate: (index: number, width: number) => number
}): ReactNode {
  const { bottom, left, right, top } = margins
  const toY = (value: number): number => top + (height - top - bottom) * (1 - value / max)
  const named = pickLabels({ count, width })
  const toAnchor = (index: number): 'start' | 'middle' | 'end' => {
    if (count === 1) return 'middle'
    if (index === 0) return 'start'
    return index === count - 1 ? 'end' : 'middle'
  }
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="chart-grid" x1={left} x2={width - right} y1={toY(tick)} y2={toY(tick)} />
          <text x={left - 10} y={toY(tick) + 4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {named.map((index) => (
        <text key={index} x={locate(index, width)} y={height - 4} textAnchor={toAnchor(index)}>
          {labels[index]}
        </text>
      ))}
    </>
  )
}
