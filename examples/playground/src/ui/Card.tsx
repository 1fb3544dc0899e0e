import { useId, type ReactElement, type ReactNode } from 'react'

/** A titled section of the page. */
export function Card(props: {
  readonly title: string
  readonly text?: ReactNode
  /** Content beside the title. */
  readonly aside?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}): ReactElement {
  const { title, text, aside, className, children } = props
  const id = useId()
  return (
    <section className={className === undefined ? 'card' : `card ${className}`} aria-labelledby={id}>
      <header className="card-head">
        <div>
          <h2 id={id}>{title}</h2>
          {text !== undefined && <p className="quiet">{text}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}
