import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ModalDialog } from './ModalDialog.tsx'
import type { ModalFrameProps } from './ModalFrameProps.ts'
import { useEvent } from './useEvent.ts'

/**
 * The frame around every view: scrim, dialog or sheet, header, transitions. It is controlled by its props alone. A closing
 * dialog keeps its last content whatever props change, and reverses if it is opened again.
 */
export function ModalFrame(props: ModalFrameProps): ReactNode {
  const { open } = props
  const [isPresent, setIsPresent] = useState(open)
  if (open && !isPresent) setIsPresent(true)
  const onClosed = useEvent(() => props.onClosed?.())
  const wasPresent = useRef(false)
  useLayoutEffect(() => {
    if (wasPresent.current && !isPresent) onClosed()
    wasPresent.current = isPresent
  }, [isPresent, onClosed])
  if (!isPresent && !open) return null
  return <ModalDialog {...props} onExited={() => setIsPresent(false)} />
}
