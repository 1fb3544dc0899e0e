import type { ReactNode } from 'react'
import { Axis, margins } from './Axis.tsx'
import { ChartStage } from './ChartStage.tsx'
import { getTicks } from './getTicks.ts'
import type { Line } from './TimeChart.tsx'

/** The space between two columns at most, in px. */
const gapAtMost = 6

/** Counts over time, stacked in columns. */
export function Bars({
  axisLabels,
  format,
  formatTick,
  height = 210,
  label,
  parts,
  pointLabels,
}: {
  /** A sentence that states the result. */
  readonly label: string
  /** The lowest comes first. */
  readonly parts: readonly Line[]
  readonly axisLabels: readonly string[]
  readonly pointLabels: readonly string[]
  readonly format: (value: number) => string
  readonly formatTick: (value: number) => string
  readonly height?: number | undefined
}): ReactNode {
  const count = pointLabels.length
  const { bottom, left, right, top } = margins
  const read = (part: Line, index: number): number => part.values[index] ?? 0
  const sums = pointLabels.map((_, index) => parts.reduce((sum, part) => sum + read(part, index), 0))
  const ticks = getTicks({ max: Math.max(0, ...sums), isWhole: true })
  const max = ticks.at(-1) ?? 1
  const getStep = (width: number): number => (width - left - right) / Math.max(1, count)
  const locate = (index: number, width: number): number => left + (index + 0.5) * getStep(width)
  const toSize = (value: number): number => ((height - top - bottom) * value) / max
  const readPoint = (index: number) =>
    parts.map((part) => ({ label: part.label, value: format(read(part, index)) })).toReversed()
  return (
    <ChartStage
      label={label}
      height={height}
      count={count}
      locate={locate}
      describe={(index) =>
        [
          pointLabels[index],
          ...readPoint(index)
            .toReversed()
            .map(({ label: name, value }) => `${name}: ${value}`),
        ].join(', ')
      }
      readTip={(index) => ({ title: pointLabels[index] ?? '', lines: readPoint(index) })}
    >
      {(width, active) => {
        const step = getStep(width)
        const barWidth = Math.max(1, step - Math.min(gapAtMost, step / 3))
        return (
          <>
            <Axis {...{ count, formatTick, height, locate, max, ticks, width }} labels={axisLabels} />
            {active !== undefined && (
              <rect
                className="chart-band"
                x={locate(active, width) - step / 2}
                y={top}
                width={step}
                height={height - top - bottom}
              />
            )}
            {pointLabels.map((point, index) => {
              let y = height - bottom
              return (
                <g key={point}>
                  {parts.map((part) => {
                    const size = toSize(read(part, index))
                    if (size === 0) return null
                    y -= size
                    return (
                      <rect
                        key={part.label}
                        className={`chart-fill look-${part.look}`}
                        x={locate(index, width) - barWidth / 2}
                        y={y}
                        width={barWidth}
                        height={Math.max(1, size - 1)}
                        rx={Math.min(2.5, barWidth / 3)}
                      />
                    )
                  })}
                </g>
              )
            })}
          </>
        )
      }}
    </ChartStage>
  )
}
