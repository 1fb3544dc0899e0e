import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A note of one level: quiet, amber or red. A view has one coloured note at most. */
export function Note(props: {
  readonly level: 'info' | 'warn' | 'bad'
  readonly title?: string | undefined
  readonly children?: ReactNode
  /** Reads it out when it appears. */
  readonly isAlert?: boolean | undefined
  readonly testId: string
}): ReactNode {
  const { children, isAlert = false, level, testId, title } = props
  return (
    <div className={`note note-${level}`} role={isAlert ? 'alert' : undefined} data-testid={testId}>
      <Icon name={level === 'info' ? 'info' : 'alert'} />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
