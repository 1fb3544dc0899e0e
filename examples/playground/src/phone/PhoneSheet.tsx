import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'

/** A question on the phone's screen with two answers. */
export function PhoneSheet(props: {
  readonly title: string
  /** The app that asks. */
  readonly place: string
  readonly lead?: string | undefined
  /** The error of the last answer. */
  readonly note?: string | undefined
  readonly yes: string
  readonly no: string
  readonly isPossible: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  readonly children: ReactNode
}): ReactElement {
  const { title, place, lead, note, yes, no, isPossible, onYes, onNo, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // If the visitor just pressed a button on the phone, the focus moves here; otherwise it stays in the page.
  useEffect(() => {
    const active = document.activeElement
    if (active === document.body || active?.closest('.phone')) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="phone-screen phone-sheet" role="group" aria-label={title} data-testid="pg-phone-sheet">
      <div className="phone-sheet-body">
        <p className="phone-place">{place}</p>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {lead !== undefined && <p className="quiet">{lead}</p>}
        {children}
        <p className="phone-note" role="status">
          {note}
        </p>
      </div>
      <div className="phone-answers">
        <button type="button" className="button" data-testid="pg-phone-reject" onClick={onNo}>
          {no}
        </button>
        <button
          type="button"
          className="button phone-yes"
          data-testid="pg-phone-approve"
          aria-disabled={!isPossible}
          onClick={() => isPossible && onYes()}
        >
          {yes}
        </button>
      </div>
    </div>
  )
}
