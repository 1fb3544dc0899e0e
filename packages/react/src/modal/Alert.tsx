import type { ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { CloseIcon } from '../ui/icons/CloseIcon.tsx'
import { WarningIcon } from '../ui/icons/WarningIcon.tsx'

export interface AlertMessage {
  readonly id: string | number
  /** What is wrong, in short. */
  readonly short: string
  /** Why, and how to fix it. */
  readonly long: string
}

export interface AlertProps {
  readonly alert: AlertMessage | null
  readonly onDismiss: () => void
}

/** An alert for the page's developer. */
export function Alert({ alert, onDismiss }: AlertProps): ReactNode {
  const { t } = useMessages()
  return (
    <div role="alert">
      {alert && (
        <div key={alert.id} className="lk-alert" part="alert" data-testid="lk-alert">
          <WarningIcon />
          <div>
            <b>{alert.short}</b>
            <div>{alert.long}</div>
          </div>
          <IconButton label={t('alert.dismiss')} onClick={onDismiss} testId="lk-alert-dismiss">
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </div>
  )
}
