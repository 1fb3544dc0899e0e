import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import './Dialog.css'

/** A question or a form over the page; below 640 px, a sheet. Escape and a press outside close it, unless it is busy. */
export function Dialog({
  children,
  isBusy = false,
  isOpen,
  isSmall = false,
  lead,
  onClose,
  title,
}: {
  readonly title: string
  /** A sentence under the title. */
  readonly lead?: ReactNode
  readonly isOpen: boolean
  readonly isBusy?: boolean | undefined
  readonly isSmall?: boolean | undefined
  readonly onClose: () => void
  /** With its buttons in an element of the class `dialog-actions`. */
  readonly children: ReactNode
}): ReactNode {
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-scrim" />
        <Base.Viewport className="dialog-frame">
          <Base.Popup className={isSmall ? 'dialog dialog-small' : 'dialog'}>
            <div>
              <Base.Title>{title}</Base.Title>
              {lead !== undefined && <Base.Description className="lead">{lead}</Base.Description>}
            </div>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
