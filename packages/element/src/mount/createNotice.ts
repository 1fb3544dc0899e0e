import type { Modal } from '@latchkey/core'
import { buttonPagePlugin, enButtons, noticeStyle } from '@latchkey/react/internal'
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
  const cancel = document.createElement('button')
  cancel.type = 'button'
  cancel.className = 'lk-button'
  cancel.addEventListener('click', () => modal.close())
  const box = document.createElement('div')
  box.role = 'status'
  box.dataset['testid'] = 'lk-opening'
  Object.assign(box.style, noticeStyle)
  box.append(text, cancel)
  const update = (): void => {
    if (shown === undefined) return box.remove()
    const failed = navigator.onLine ? 'button.loadFailed' : 'button.offline'
    text.textContent = messages.t(shown.hasFailed ? failed : 'button.opening')
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
