import type { Modal } from '@latchkey/core'
import { buttonPagePlugin, modalCodePlugin } from '@latchkey/react/internal'
import { mountPlugin } from '../mount/mountPlugin.ts'
import { drawParts } from './drawParts.ts'
import type { AttributeName, FaceContext, FaceSource } from './Face.ts'

interface CreateButtonViewParameters {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly button: HTMLButtonElement
  readonly modal: Modal
  readonly describe: (context: FaceContext) => FaceSource
  /** The style sheets of the host while it shows a button, and while it shows nothing. */
  readonly sheets: { readonly shown: CSSStyleSheet; readonly empty: CSSStyleSheet }
}

/** The button of one element with one modal. */
export interface ButtonView {
  /** Draws the button again, once the current turn has ended. */
  readonly update: () => void
  readonly destroy: () => void
}

/**
 * Draws a button, and draws it again when what it shows has changed. Pressed while the modal's code is still loading, the button is
 * busy until the modal is there.
 */
export function createButtonView(parameters: CreateButtonViewParameters): ButtonView {
  const { button, host, modal, root, sheets } = parameters
  const { account, modal: opened, network, options, theme } = modal.controllers
  const mount = modal.plugin(mountPlugin)
  const code = modal.plugin(modalCodePlugin)
  const { sheet } = modal.plugin(buttonPagePlugin).get()
  const ended = new AbortController()
  let isPressed = false
  let isScheduled = false
  let drawn = ''

  const isLoaded = (): boolean => mount.store.getState().isRendered && code.store.getState().Root !== undefined
  const update = (): void => {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(() => {
      isScheduled = false
      if (!ended.signal.aborted) draw()
    })
  }
  const source = parameters.describe({
    modal,
    readAttribute: (name: AttributeName) => host.getAttribute(name),
    update,
  })

  const draw = (): void => {
    const face = source.describe()
    root.adoptedStyleSheets = [sheet, face ? sheets.shown : sheets.empty]
    if (!face) return button.remove()
    const isOpen = opened.store.getState().isOpen
    if (!isOpen) isPressed = false
    const isOpening = isPressed && isOpen && !isLoaded()
    const { mode } = theme.store.getState()
    button.disabled = host.hasAttribute('disabled')
    setAttribute('data-testid', face.testId)
    setAttribute('data-variant', face.variant)
    setAttribute('data-theme', mode === 'light' || mode === 'dark' ? mode : undefined)
    setAttribute('data-opening', isOpening ? '' : undefined)
    setAttribute('data-unverified', face.isUnverified ? '' : undefined)
    setAttribute('aria-label', face.label)
    setAttribute('aria-busy', String(isOpening || face.isBusy === true))
    const next = JSON.stringify(face.parts)
    if (next !== drawn) button.replaceChildren(...drawParts(face.parts))
    drawn = next
    if (!button.isConnected) root.append(button)
  }
  const setAttribute = (name: string, value: string | undefined): void => {
    if (value === undefined) button.removeAttribute(name)
    else if (button.getAttribute(name) !== value) button.setAttribute(name, value)
  }
  const press = (): void => {
    source.describe()?.press()
    if (isLoaded() || !opened.store.getState().isOpen) return
    isPressed = true
    code.get().showByButton(true)
    update()
  }

  button.addEventListener('click', press, { signal: ended.signal })
  const stores = [account, network, options, theme, opened].map(({ store }) => store)
  const ends = [...stores, mount.store, code.store].map((store) => store.subscribe(update))
  draw()
  return {
    update,
    destroy: () => {
      ended.abort()
      for (const end of ends) end()
      source.destroy()
    },
  }
}
