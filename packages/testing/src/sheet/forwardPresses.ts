/**
 * Passes presses beside the open dialog on to the page, as beside another window. The dialog has to be modal, because only
 * that puts it above an open dialog of the page and makes it usable there, but it then receives those presses itself.
 */
export function forwardPresses(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', (event) => {
    const { clientX, clientY } = event
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom
    if (event.target !== dialog || !isBeside) return
    // The page can be searched only while no dialog makes it inert. All of this happens before the next frame.
    dialog.style.animation = 'none'
    dialog.close()
    const target = findElement(document, clientX, clientY)
    dialog.showModal()
    target?.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        composed: true,
        cancelable: true,
        clientX,
        clientY,
        view: globalThis.window,
      }),
    )
  })
}

/** Returns the innermost element at a point, also in open shadow roots. */
function findElement(root: DocumentOrShadowRoot, x: number, y: number): Element | undefined {
  const element = root.elementFromPoint(x, y) ?? undefined
  const inner = element?.shadowRoot
  return inner && inner !== root ? (findElement(inner, x, y) ?? element) : element
}
