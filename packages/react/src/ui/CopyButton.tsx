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
  /** The text to copy; undefined while loading, which a button with a label shows. */
  readonly text: string | undefined
  /** The button's label, such as "Copy address". */
  readonly label: string
  /** `'icon'` only exposes the label to assistive technology; the others are variants of {@link Button}. */
  readonly variant?: 'icon' | 'primary' | 'soft' | undefined
  readonly testId?: string | undefined
}

/** A button that copies a text. Its icon becomes a tick for 1,200 ms on success, a warning on failure. */
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
  return variant !== 'icon' ? (
    <Button variant={variant} icon={icon} disabled={text === undefined} onClick={onClick} testId={testId}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} onClick={onClick} testId={testId}>
      {icon}
    </IconButton>
  )
}
