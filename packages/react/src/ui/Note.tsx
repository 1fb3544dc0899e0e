import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { WarningIcon } from './icons/WarningIcon.tsx'
import { noteStyles } from './Note.styles.ts'

export interface NoteProps {
  readonly children: ReactNode
  /** `'bad'` is announced immediately when it appears. */
  readonly tone: 'warn' | 'bad'
  readonly testId?: string | undefined
}

/** A highlighted sentence. */
export function Note({ children, tone, testId }: NoteProps): ReactNode {
  useStyles(noteStyles)
  return (
    <div
      className={`lk-note lk-note-${tone}`}
      part={`note note-${tone}`}
      role={tone === 'bad' ? 'alert' : 'note'}
      data-testid={testId}
    >
      <WarningIcon />
      <div>{children}</div>
    </div>
  )
}
