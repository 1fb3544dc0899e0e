import type { ReactNode } from 'react'
import { Axis, margins } from './Axis.tsx'
import { ChartStage } from './ChartStage.tsx'
import { getTicks } from './getTicks.ts'
import type { Look } from './Legend.tsx'

/** A line of a chart. */
export interface Line {
  readonly label: string
  readonly look: Look
  /** One for each point; `null` where there is none. */
  readonly values: readonly (number | null)[]
}

/** One to five measures over time, from zero. A single one has a pale area below it. */
export function TimeChart({
  axisLabels,
  format,
  formatTick,
  height = 236,
  isShare = false,
  label,
  lines,
  pointLabels,
}: {
  /** A sentence that states the result. */
  readonly label: string
  /** The main one comes first. */
  readonly lines: readonly Line[]
  /** When each point is: short for the axis, and in full. */
  readonly axisLabels: readonly string[]
  readonly pointLabels: readonly string[]
  readonly format: (value: number) => string
  readonly formatTick: (value: number) => string
  readonly height?: number | undefined
  /** Whether the values are parts of 1. */
  readonly isShare?: boolean | undefined
}): ReactNode {
  const count = pointLabels.length
  const { bottom, left, right, top } = margins
  const largest = Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const ticks = isShare ? [0, 0.25, 0.5, 0.75, 1] : getTicks({ max: largest, isWhole: true })
  const max = ticks.at(-1) ?? 1
  const locate = (index: number, width: number): number =>
    count < 2 ? (left + width - right) / 2 : left + (index / (count - 1)) * (width - left - right)
  const toY = (value: number): number => top + (height - top - bottom) * (1 - value / max)
  const readPoint = (index: number) =>
    lines.map(({ label: name, values }) => {
      const value = values[index] ?? null
      return { label: name, value: value === null ? '–' : format(value) }
    })
  return (
    <ChartStage
      label={label}
      height={height}
      count={count}
      locate={locate}
      describe={(index) =>
        [pointLabels[index], ...readPoint(index).map(({ label: name, value }) => `${name}: ${value}`)].join(', ')
      }
      readTip={(index) => ({ title: pointLabels[index] ?? '', lines: readPoint(index) })}
    >
      {(width, active) => {
        const toX = (index: number): number => locate(index, width)
        const [main] = lines
        return (
          <>
            <Axis {...{ count, formatTick, height, locate, max, ticks, width }} labels={axisLabels} />
            {main !== undefined && lines.length < 3 && (
              <path className="chart-area" d={drawArea(main.values, { toX, toY, bottom: toY(0) })} />
            )}
            {lines.toReversed().map(({ label: name, look, values }) => (
              <path key={name} className={`chart-line look-${look}`} d={drawLine(values, { toX, toY })} />
            ))}
            {active !== undefined && (
              <>
                <line className="chart-cursor" x1={toX(active)} x2={toX(active)} y1={top} y2={height - bottom} />
                {lines.map(({ label: name, look, values }) => {
                  const value = values[active] ?? null
                  return value === null ? null : (
                    <circle key={name} className={`chart-dot look-${look}`} cx={toX(active)} cy={toY(value)} r="4.5" />
                  )
                })}
              </>
            )}
          </>
        )
      }}
    </ChartStage>
  )
}

interface Scales {
  readonly toX: (index: number) => number
  readonly toY: (value: number) => number
}

/** Draws a line with gaps where there is no value. A value between two gaps becomes a dot. */
function drawLine(values: readonly (number | null)[], { toX, toY }: Scales): string {
  return values
    .map((value, index) => {
      if (value === null) return ''
      const at = `${toX(index).toFixed(1)} ${toY(value).toFixed(1)}`
      if ((values[index - 1] ?? null) !== null) return `L${at}`
      return (values[index + 1] ?? null) === null ? `M${at}h.1` : `M${at}`
    })
    .join('')
}

function drawArea(values: readonly (number | null)[], scales: Scales & { readonly bottom: number }): string {
  const { bottom, toX } = scales
  if (values.length < 2 || values.includes(null)) return ''
  return `${drawLine(values, scales)}L${toX(values.length - 1).toFixed(1)} ${bottom}L${toX(0).toFixed(1)} ${bottom}Z`
}
