import type { Modal } from '@latchkey/core'
import { reopeningPlugin } from '@latchkey/core/internal'
import { buttonPagePlugin, enButtons } from '@latchkey/react/internal'
import { createMessages } from '../page/createMessages.ts'

/** Says what the visitor waits for. */
export interface Notice {
  /** Shows why the modal is not there yet; nothing if undefined. */
  readonly show: (state: { readonly hasFailed: boolean } | undefined) => void
  readonly destroy: () => void
}

/** Creates the notice that the modal is opening, for the time in which no React is in the page. */
export function createNotice(modal: Modal): Notice {
  let shown: { readonly hasFailed: boolean } | undefined
  const text = document.createElement('span')
  const cancel = createButton(() => modal.close())
  const reload = createButton(() => modal.plugin(reopeningPlugin).get().reload())
  const box = document.createElement('div')
  box.role = 'status'
  box.dataset['testid'] = 'lk-opening'
  box.className = 'lk-notice'
  box.append(text, cancel)
  const update = (): void => {
    if (shown === undefined) return box.remove()
    const failed = navigator.onLine ? 'button.loadFailed' : 'button.offline'
    text.textContent = messages.t(shown.hasFailed ? failed : 'button.opening')
    reload.textContent = messages.t('button.reload')
    if (shown.hasFailed && navigator.onLine) cancel.before(reload)
    else reload.remove()
    cancel.textContent = messages.t('button.cancel')
    if (box.isConnected) return
    modal.plugin(buttonPagePlugin).get()
    document.body.append(box)
  }
  const messages = createMessages({ modal, english: enButtons, onChange: update })
  return {
    show: (state) => {
      shown = state
      update()
    },
    destroy: () => {
      messages.destroy()
      box.remove()
    },
  }
}

function createButton(onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'lk-button'
  button.addEventListener('click', onClick)
  return button
}
