import type { ReactNode } from 'react'
import { ChartStage } from './ChartStage.tsx'
import { pickLabels } from './pickLabels.ts'

/** A bar of a histogram. */
export interface HistogramBar {
  /** The range that it counts. */
  readonly label: string
  /** Its beginning, for the axis. */
  readonly axisLabel: string
  readonly value: number
}

const top = 44
const bottom = 24

/** How often values were in each of some ranges, with marks for half of them and for 95%. */
export function Histogram({
  bars,
  format,
  height = 220,
  label,
  marks,
  name,
}: {
  /** A sentence that states the result. */
  readonly label: string
  /** What is counted. */
  readonly name: string
  readonly bars: readonly HistogramBar[]
  /** Where a mark is, in bars from the left: 2.5 is the middle of the third one. */
  readonly marks: readonly { readonly at: number; readonly label: string }[]
  readonly format: (value: number) => string
  readonly height?: number | undefined
}): ReactNode {
  const count = bars.length
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  const getStep = (width: number): number => width / Math.max(1, count)
  const locate = (index: number, width: number): number => (index + 0.5) * getStep(width)
  const read = (index: number) => ({ label: bars[index]?.label ?? '', value: format(bars[index]?.value ?? 0) })
  return (
    <ChartStage
      label={label}
      height={height}
      count={count}
      locate={locate}
      describe={(index) => `${read(index).label}, ${name}: ${read(index).value}`}
      readTip={(index) => ({ title: read(index).label, lines: [{ label: name, value: read(index).value }] })}
    >
      {(width, active) => {
        const step = getStep(width)
        const base = height - bottom
        const anchors = ['start', 'middle', 'end'] as const
        return (
          <>
            {bars.map(({ label: range, value }, index) => {
              const size = ((base - top) * value) / largest
              return (
                <rect
                  key={range}
                  className={index === active ? 'chart-bar is-active' : 'chart-bar'}
                  x={index * step + Math.min(2, step / 6)}
                  y={base - size}
                  width={Math.max(1, step - Math.min(4, step / 3))}
                  height={size}
                  rx={Math.min(4, step / 4)}
                />
              )
            })}
            <line className="chart-base" x1="0" x2={width} y1={base + 0.5} y2={base + 0.5} />
            {pickLabels({ count, width }).map((index) => (
              <text
                key={index}
                x={locate(index, width)}
                y={height - 4}
                textAnchor={anchors[index === 0 ? 0 : index === count - 1 ? 2 : 1]}
              >
                {bars[index]?.axisLabel}
              </text>
            ))}
            {marks.map(({ at, label: text }, index) => {
              const x = at * step
              // One under the other, so that they never overlap.
              const y = 12 + index * 18
              const isRight = x > width / 2
              return (
                <g key={text}>
                  <line className="chart-mark" x1={x} x2={x} y1={y - 8} y2={base} />
                  <text
                    className="chart-mark-text"
                    x={isRight ? x - 6 : x + 6}
                    y={y + 2}
                    textAnchor={isRight ? 'end' : 'start'}
                  >
                    {text}
                  </text>
                </g>
              )
            })}
          </>
        )
      }}
    </ChartStage>
  )
}
