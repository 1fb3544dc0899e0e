import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { afterAnimations } from './afterAnimations.ts'
import { useEvent } from './useEvent.ts'

export interface UseDialogParameters {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly isOpen: boolean
  /** These two move while the dialog opens and closes. */
  readonly scrim: RefObject<HTMLElement | null>
  readonly panel: RefObject<HTMLElement | null>
  /** Called once the dialog is shown, to place the focus. */
  readonly onShown: () => void
  /** The way in has ended. */
  readonly onOpened: () => void
  /** The way out has ended, the dialog is closed and the focus is back. */
  readonly onClosed: () => void
}

/**
 * Shows a `<dialog>` modally while the component is mounted, and moves it in and out by `data-state`: absent before the way
 * in, `'open'`, then `'closing'`. Turning round on the way is possible at any time.
 *
 * @returns a function that shows the dialog again if the browser has closed it by itself.
 */
export function useDialog(parameters: UseDialogParameters): () => void {
  const { dialog, scrim, panel, isOpen } = parameters
  const onShown = useEvent(parameters.onShown)
  const onOpened = useEvent(parameters.onOpened)
  const onClosed = useEvent(parameters.onClosed)
  const opener = useRef<Element | null>(null)

  const show = useEvent(() => {
    const element = dialog.current
    if (element === null || element.open || !element.isConnected) return
    opener.current ??= getActiveElement(element.ownerDocument)
    element.showModal()
    onShown()
  })
  const hide = useEvent((element: HTMLDialogElement) => {
    element.close()
    // The browser gives the focus back, unless the dialog was taken out of the page first.
    const active = getActiveElement(element.ownerDocument)
    if (active === null || active === element.ownerDocument.body) focus(opener.current)
    opener.current = null
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    return () => {
      hide(element)
      delete element.dataset['state']
    }
  }, [dialog, hide])

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    show()
    // Makes the browser see the state that the way in starts from.
    element.getBoundingClientRect()
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

/** The focused element, also in a shadow tree of the page. */
function getActiveElement(page: Document): Element | null {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

function focus(element: Element | null): void {
  if (element !== null && 'focus' in element && typeof element.focus === 'function')
    element.focus({ preventScroll: true })
}
