import type { ReactNode } from 'react'
import './Rows.css'

/** One entry of a list (`<ul className="rows">`): a picture, a title with a remark, and what can be done. */
export function Row({
  actions,
  lead,
  note,
  title,
}: {
  readonly lead: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly actions?: ReactNode
}): ReactNode {
  return (
    <li>
      {lead}
      <div>
        <div className="strong">{title}</div>
        {note !== undefined && <div className="sub">{note}</div>}
      </div>
      {actions}
    </li>
  )
}
