import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { afterAnimations } from './afterAnimations.ts'
import { useEvent } from './useEvent.ts'

export interface UseDialogParameters {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly isOpen: boolean
  /** The elements that move while the dialog opens and closes. */
  readonly scrim: RefObject<HTMLElement | null>
  readonly panel: RefObject<HTMLElement | null>
  /** Called once the dialog is shown, to set the focus, with the dialog's document. */
  readonly onShown: (page: Document) => void
  /** The opening animation has ended. */
  readonly onOpened: () => void
  /** The closing animation has ended, the dialog is closed and the focus is restored. */
  readonly onClosed: () => void
}

/**
 * Shows a `<dialog>` modally from its first opening until the component is unmounted, and animates it by `data-state`: absent before opening,
 * `'open'`, then `'closing'`. It can reverse at any time.
 *
 * @returns a function that shows the dialog again after the browser has closed it.
 */
export function useDialog(parameters: UseDialogParameters): () => void {
  const { dialog, scrim, panel, isOpen } = parameters
  const onShown = useEvent(parameters.onShown)
  const onOpened = useEvent(parameters.onOpened)
  const onClosed = useEvent(parameters.onClosed)
  const opener = useRef<ActiveElement | null>(null)

  const show = useEvent(() => {
    const element = dialog.current
    const content = panel.current
    if (!content || !element?.isConnected || element.open) return
    opener.current ??= getActiveElement(element.ownerDocument)
    // Not inert meanwhile, the browser focuses what it takes for the first control, in WebKit at times a row that was just added.
    content.inert = true
    element.showModal()
    content.inert = false
    // Forces the browser to apply the state from which opening starts.
    element.getBoundingClientRect()
    onShown(element.ownerDocument)
  })
  const hide = useEvent((element: HTMLDialogElement) => {
    element.close()
    // The browser restores the focus, unless the dialog was removed from the page first.
    const active = getActiveElement(element.ownerDocument)
    if (!active || active === element.ownerDocument.body) opener.current?.focus?.({ preventScroll: true })
    opener.current = null
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    return () => {
      hide(element)
      delete element.dataset['state']
    }
  }, [dialog, hide])

  useLayoutEffect(() => {
    const element = dialog.current
    // A dialog that is only prepared has no opener.
    if (!element || !(isOpen || opener.current)) return
    show()
    element.dataset['state'] = isOpen ? 'open' : 'closing'
    const close = (): void => {
      hide(element)
      onClosed()
    }
    const elements = [scrim, panel].flatMap(({ current }) => current ?? [])
    return afterAnimations({ elements, done: isOpen ? onOpened : close })
  }, [dialog, scrim, panel, isOpen, show, hide, onOpened, onClosed])

  return show
}

/** HTML and SVG elements can be focused. */
type ActiveElement = Element & Partial<Pick<HTMLOrSVGElement, 'focus'>>

/** The focused element, also inside a shadow tree of the page. */
function getActiveElement(page: Document): ActiveElement | null {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}
