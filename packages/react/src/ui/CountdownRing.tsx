import { getNumberFormat } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { useStyles } from '../theme/useStyles.ts'
import { countdownRingStyles } from './CountdownRing.styles.ts'

export interface CountdownRingProps {
  /** What is left. */
  readonly seconds: number
  /** A full ring. */
  readonly total: number
  /** What happens at the end, for screen readers, which do not hear each second. */
  readonly label: string
  readonly testId?: string | undefined
}

/** A small ring that empties, with the seconds left in it. */
export function CountdownRing({ seconds, total, label, testId }: CountdownRingProps): ReactNode {
  useStyles(countdownRingStyles)
  const { locale } = useMessages()
  const share = total > 0 ? (Math.min(seconds, total) / total) * 100 : 0
  return (
    <span
      className="lk-countdown"
      part="countdown"
      role="img"
      aria-label={label}
      // The style sheet writes it into the ring.
      data-seconds={getNumberFormat(locale).format(seconds)}
      data-testid={testId}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" />
        <circle cx="12" cy="12" r="10.5" pathLength="100" strokeDasharray={`${share} 100`} />
      </svg>
    </span>
  )
}
