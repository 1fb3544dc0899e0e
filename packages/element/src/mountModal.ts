import type { Modal } from '@latchkey/core'
import { mountPlugin } from './mount/mountPlugin.ts'

/**
 * Starts a modal in a page without React, and renders it when it opens. React and the modal's code load when the visitor
 * approaches a button, at the latest when the modal opens. Mounting a modal again adds nothing.
 *
 * @returns A function that unmounts the modal, once it was called for every mount, unless an element has shown the modal.
 * @example
 * ```ts
 * const unmount = mountModal(modal)
 * document.querySelector('#log-in')?.addEventListener('click', () => modal.open())
 * ```
 */
export function mountModal(modal: Modal): () => void {
  // On a server there is no page to mount it in.
  if (!modal.ports.platform.isBrowser) return () => undefined
  return modal.plugin(mountPlugin).get().mount(modal)
}
