import { type ReactNode, useEffect, useRef } from 'react'
import './Gate.css'
import { commonMessages } from '../../messages/common.ts'
import { Icon } from '../../parts/Icon.tsx'

/** The frame of the pages that begin a session. */
export function Gate({
  children,
  lead,
  title,
}: {
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main className="gate">
      <title>{`${title} · ${commonMessages.product}`}</title>
      <div className="gate-card">
        <span className="mark">
          <Icon name="latchkey" size={24} />
        </span>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </div>
    </main>
  )
}
