import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { InfoIcon } from './icons/InfoIcon.tsx'
import { WarningIcon } from './icons/WarningIcon.tsx'
import { noteStyles } from './Note.styles.ts'

export interface NoteProps {
  readonly children: ReactNode
  /** `'info'` is quiet. `'bad'` is announced immediately when it appears. */
  readonly tone: 'info' | 'warn' | 'bad'
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
      {tone === 'info' ? <InfoIcon /> : <WarningIcon />}
      <div>{children}</div>
    </div>
  )
}
