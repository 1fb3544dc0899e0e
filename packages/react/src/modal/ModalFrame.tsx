import { useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { getDialogKey, ModalDialog } from './ModalDialog.tsx'
import type { ModalFrameProps } from './ModalFrameProps.ts'
import { useEvent } from './useEvent.ts'

/**
 * The frame around every view: scrim, dialog or sheet, header, transitions. It is controlled by its props alone. A closing
 * dialog keeps its last content whatever props change, and reverses if it is opened again.
 */
export function ModalFrame(props: ModalFrameProps): ReactNode {
  const { open, isPrepared } = props
  const key = getDialogKey(props)
  /** The view with which the dialog opened: a dialog that was prepared for another one cannot show it. Null once it has been gone. */
  const [openedWith, setOpenedWith] = useState<string | null | undefined>(open ? key : undefined)
  const isPresent = typeof openedWith === 'string'
  if (open && !isPresent) setOpenedWith(key)
  const onClosed = useEvent(() => props.onClosed?.())
  useLayoutEffect(() => {
    if (openedWith === null) onClosed()
  }, [openedWith, onClosed])
  if (!isPresent && (!isPrepared || openedWith === null)) return null
  return <ModalDialog key={openedWith ?? key} {...props} isShown={isPresent} onExited={() => setOpenedWith(null)} />
}
