import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { CheckIcon } from './icons/CheckIcon.tsx'
import { connectingRingStyles } from './ConnectingRing.styles.ts'

export interface ConnectingRingProps {
  /** A `'large'` {@link WalletImage}. */
  readonly children: ReactNode
  /**
   * Running while waiting, complete and red when declined or failed, complete and green with a tick when done, complete and amber
   * when it takes too long.
   */
  readonly status: 'idle' | 'waiting' | 'late' | 'declined' | 'done'
}

const shape = { x: 1.5, y: 1.5, width: 89, height: 89, rx: 29, strokeWidth: 3, fill: 'none' }

/** A ring around an icon, in the icon's rounded shape. Text beside it says what it shows. */
export function ConnectingRing({ children, status }: ConnectingRingProps): ReactNode {
  useStyles(connectingRingStyles)
  return (
    <span className="lk-ring" part="ring" data-status={status}>
      <svg viewBox="0 0 92 92" width="92" height="92" aria-hidden="true">
        <rect className="lk-ring-track" {...shape} />
        {status === 'waiting' ? (
          <rect className="lk-ring-run" {...shape} pathLength="100" strokeDasharray="25 75" strokeLinecap="round" />
        ) : null}
      </svg>
      {children}
      {status === 'done' && (
        <span className="lk-ring-tick">
          <CheckIcon />
        </span>
      )}
    </span>
  )
}
