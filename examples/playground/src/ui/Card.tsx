import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { FoldButton } from './FoldButton.tsx'
import { useNarrow } from './useNarrow.ts'

/** A titled section of the page. */
export function Card(props: {
  readonly title: string
  readonly text?: ReactNode
  /** Content beside the title. */
  readonly aside?: ReactNode
  readonly className?: string | undefined
  /** Whether a phone shows only the title, until it is pressed. */
  readonly folds?: boolean | undefined
  readonly children: ReactNode
}): ReactElement {
  const { title, text, aside, className, folds = false, children } = props
  const id = useId()
  const canFold = useNarrow() && folds
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = canFold && !isOpen
  return (
    <section
      className={className === undefined ? 'card' : `card ${className}`}
      aria-labelledby={id}
      data-folded={isFolded}
    >
      <header className="card-head">
        <div>
          <h2 id={id}>
            {canFold ? (
              <FoldButton
                label={title}
                controls={`${id}-body`}
                isOpen={isOpen}
                onToggle={() => setIsOpen((wasOpen) => !wasOpen)}
              />
            ) : (
              title
            )}
          </h2>
          {text !== undefined && !isFolded && <p className="quiet">{text}</p>}
        </div>
        {aside}
      </header>
      <div id={`${id}-body`} className="card-body" hidden={isFolded}>
        {children}
      </div>
    </section>
  )
}
