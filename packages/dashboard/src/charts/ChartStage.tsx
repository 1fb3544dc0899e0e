import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import './charts.css'
import { Tip, type TipContent } from './Tip.tsx'
import { useWidth } from './useWidth.ts'

/** What the keys do to the position in a chart. */
const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageUp: (index) => index + 7,
  PageDown: (index) => index - 7,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Where a chart is drawn. It is one tab stop: the arrow keys move through its points, whose values are announced and shown beside the
 * point. A pointer shows them, too.
 */
export function ChartStage({
  children,
  count,
  describe,
  height,
  label,
  locate,
  readTip,
}: {
  /** A sentence that states the result. */
  readonly label: string
  /** In px. */
  readonly height: number
  /** The number of points. */
  readonly count: number
  /** Where a point is, in px from the left. */
  readonly locate: (index: number, width: number) => number
  /** The values of a point, as one text. */
  readonly describe: (index: number) => string
  /** The values of a point, to look at. */
  readonly readTip: (index: number) => TipContent
  /** Draws the chart. */
  readonly children: (width: number, active: number | undefined) => ReactNode
}): ReactNode {
  const [ref, width] = useWidth()
  const [chosen, setChosen] = useState<number>()
  const last = count - 1
  const active = chosen === undefined ? undefined : Math.min(chosen, last)

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setChosen(undefined)
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(last, move(active ?? last, last))))
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    let nearest = 0
    for (let index = 1; index < count; index += 1)
      if (Math.abs(locate(index, width) - x) < Math.abs(locate(nearest, width) - x)) nearest = index
    setChosen(nearest)
  }
  const at = active === undefined ? 0 : locate(active, width)
  return (
    <div
      ref={ref}
      className="chart"
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, last)}
      aria-valuenow={active ?? Math.max(0, last)}
      aria-valuetext={count === 0 ? label : describe(active ?? last)}
      onKeyDown={onKeyDown}
      onFocus={() => setChosen((now) => now ?? last)}
      onBlur={() => setChosen(undefined)}
      onPointerMove={onPointerMove}
      onPointerLeave={(event) => {
        if (document.activeElement !== event.currentTarget) setChosen(undefined)
      }}
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {children(width, active)}
        </svg>
      )}
      {active !== undefined && count > 0 && (
        <div
          className="chart-tip"
          aria-hidden="true"
          style={at > width / 2 ? { right: width - at + 12 } : { left: at + 12 }}
        >
          <Tip {...readTip(active)} />
        </div>
      )}
    </div>
  )
}
