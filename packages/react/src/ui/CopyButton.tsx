import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { Button } from './Button.tsx'
import { copyButtonStyles } from './CopyButton.styles.ts'
import { IconButton } from './IconButton.tsx'
import { CheckIcon } from './icons/CheckIcon.tsx'
import { CopyIcon } from './icons/CopyIcon.tsx'
import { WarningIcon } from './icons/WarningIcon.tsx'
import { useCopy } from './useCopy.ts'
import type { UseCopyParameters } from './useCopy.ts'

export interface CopyButtonProps extends UseCopyParameters {
  /** What is copied; undefined while it is awaited, which a button with a label shows. */
  readonly text: string | undefined
  /** What the button does: "Copy address". */
  readonly label: string
  /** `'soft'` shows the label, `'icon'` only says it. */
  readonly variant?: 'icon' | 'soft' | undefined
  readonly testId?: string | undefined
}

/** Copies a text; its icon is a tick for 1,200 ms when that worked, and a warning when it did not. */
export function CopyButton({ text, label, variant = 'icon', testId, ...parameters }: CopyButtonProps): ReactNode {
  useStyles(copyButtonStyles)
  const { status, copy } = useCopy(parameters)
  const icon = (
    <span className="lk-copy" data-status={status}>
      {status === 'copied' ? <CheckIcon /> : status === 'failed' ? <WarningIcon /> : <CopyIcon />}
    </span>
  )
  const onClick = (): void => {
    if (text !== undefined) void copy(text)
  }
  return variant === 'soft' ? (
    <Button variant="soft" icon={icon} disabled={text === undefined} onClick={onClick} testId={testId}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} onClick={onClick} testId={testId}>
      {icon}
    </IconButton>
  )
}
