import { type ReactNode, useId } from 'react'
import './Card.css'

/** A part of a page, with a title if it has one. */
export function Card({
  actions,
  children,
  label,
  title,
}: {
  readonly title?: string | undefined
  /** The name of a card without a title. */
  readonly label?: string | undefined
  /** Links, chips or a caption beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const id = useId()
  return (
    <section className="card" aria-labelledby={title === undefined ? undefined : id} aria-label={label}>
      {title !== undefined && (
        <div className="card-head">
          <h2 id={id}>{title}</h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
