import { type ReactNode, useEffect, useRef } from 'react'
import './Page.css'
import { commonMessages } from '../messages/common.ts'

/** A page with its title, which also names the tab. It takes the focus, so that a screen reader begins here after a change of page. */
export function Page({
  actions,
  children,
  lead,
  title,
}: {
  readonly title: string
  readonly lead?: ReactNode
  /** Buttons and chips beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <title>{`${title} · ${commonMessages.product}`}</title>
      <div className="page">
        <div className="page-head">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {actions}
        </div>
        {lead !== undefined && <p className="page-lead">{lead}</p>}
        {children}
      </div>
    </>
  )
}
