import type { Modal } from '@latchkey/core'
import { ModalProvider } from '@latchkey/react'
import { buttonPagePlugin } from '@latchkey/react/internal'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders the modal with React. Returns a function that removes it from the page. */
export function renderModal(modal: Modal): () => void {
  // The styles of the notice that React shows while the modal's code is loading.
  modal.plugin(buttonPagePlugin).get()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(createElement(ModalProvider, { modal }))
  return () => {
    root.unmount()
    container.remove()
  }
}
