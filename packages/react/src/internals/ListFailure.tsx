import type { ReactNode } from 'react'
import { Note } from '../ui/Note.tsx'
import { StatusBlock } from '../ui/StatusBlock.tsx'

export interface ListFailureProps {
  readonly title: string
  /** What was not lost. Shown if there are no rows above. */
  readonly text: string
  /** Whether earlier pages are on screen. */
  readonly hasRows: boolean
  readonly testId: string
}

/** Says that a page of a list could not be read. */
export function ListFailure({ title, text, hasRows, testId }: ListFailureProps): ReactNode {
  if (hasRows)
    return (
      <Note tone="bad" testId={testId}>
        {title}
      </Note>
    )
  return (
    <div role="alert">
      <StatusBlock tone="bad" title={title} text={text} testId={testId} />
    </div>
  )
}
