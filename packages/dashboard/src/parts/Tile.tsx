import type { ReactNode } from 'react'
import './Tile.css'

/** A figure with its name. Tiles lie side by side in an element with the class `tiles`. */
export function Tile({
  chip,
  name,
  note,
  value,
}: {
  readonly name: ReactNode
  readonly value: ReactNode
  /** What the figure is compared with, or part of. */
  readonly note?: ReactNode
  readonly chip?: ReactNode
}): ReactNode {
  return (
    <div className="tile">
      <span className="tile-name">
        {name}
        {chip}
      </span>
      <span className="tile-value">{value}</span>
      {note !== undefined && <span className="tile-note">{note}</span>}
    </div>
  )
}
