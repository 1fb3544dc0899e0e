import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { codeHintStyles } from './CodeHint.styles.ts'
import { WarningIcon } from './icons/WarningIcon.tsx'

export interface CodeHintProps {
  /** What to do with the code above. */
  readonly children: ReactNode
  /** The text is a warning: the visitor is offline. */
  readonly isOffline: boolean
}

/** The line below a QR code. */
export function CodeHint({ children, isOffline }: CodeHintProps): ReactNode {
  useStyles(codeHintStyles)
  return (
    <p className="lk-code-hint" data-offline={isOffline || undefined}>
      {isOffline && <WarningIcon />}
      <span>{children}</span>
    </p>
  )
}
