import type { ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { Note } from '../ui/Note.tsx'

export interface OfflineNoteProps {
  /** What was not lost, and how it continues. */
  readonly text: string
  readonly testId: string
}

/** Says that there is no network, and what that means here. */
export function OfflineNote({ text, testId }: OfflineNoteProps): ReactNode {
  const { t } = useMessages()
  return (
    <div role="status" data-testid={testId}>
      <Note tone="warn">
        <b>{t('common.offline')}</b>
        <p>{text}</p>
      </Note>
    </div>
  )
}
