import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { statusBlockStyles } from './StatusBlock.styles.ts'

export interface StatusBlockProps {
  /** A ring, an avatar, an icon. */
  readonly media?: ReactNode | undefined
  /** What is happening or what happened, in a few words. */
  readonly title: ReactNode
  /** What was not lost, or what comes next. */
  readonly text?: ReactNode | undefined
  readonly tone?: 'neutral' | 'bad' | undefined
  readonly testId?: string | undefined
}

/** A view's main message with its picture: waiting, declined, failed, empty, offline. */
export function StatusBlock({ media, title, text, tone = 'neutral', testId }: StatusBlockProps): ReactNode {
  useStyles(statusBlockStyles)
  return (
    <div className="lk-status" part="status" data-tone={tone} data-testid={testId}>
      {media !== undefined && <div className="lk-status-media">{media}</div>}
      <h3>{title}</h3>
      {text !== undefined && <p>{text}</p>}
    </div>
  )
}
