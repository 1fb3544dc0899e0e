import { useContext, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useStyles } from '../theme/useStyles.ts'
import { ModalHostContext } from './ModalHostContext.ts'
import { noticeStyles } from './NoticeLayer.styles.ts'

export interface NoticeLayerProps {
  /** `Alert` and `Toast`, from the top down. */
  readonly children?: ReactNode | undefined
}

/**
 * Shows notices at the top of the screen, above the dialog and the page: as a popover in the top layer, and inside the
 * dialog while that is open, because everything else is inert then, also for assistive technology. It moves without being
 * rendered again, so that a notice neither appears nor is announced twice.
 */
export function NoticeLayer({ children }: NoticeLayerProps): ReactNode {
  useStyles(noticeStyles)
  const host = useContext(ModalHostContext)
  const parent = host?.dialog ?? host?.root
  const page = host?.root.ownerDocument
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const popover = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (page === undefined) return
    const element = page.createElement('div')
    setLayer(element)
    return () => element.remove()
  }, [page])

  useLayoutEffect(() => {
    if (layer === null || parent === undefined) return
    parent.append(layer)
    // Without support for popovers, the layer is a fixed element above all others.
    if (layer.isConnected) popover.current?.showPopover?.()
  }, [layer, parent])

  return (
    layer &&
    createPortal(
      <div ref={popover} popover="manual" className="lk-surface lk-notices">
        {children}
      </div>,
      layer,
    )
  )
}
