import { loginPlugin, type LoginState, type Modal } from '@latchkey/core'

/** Puts the login into a state, as its machine would. */
export function patchLogin(modal: Modal, part: Partial<LoginState>): void {
  const { store } = modal.plugin(loginPlugin)
  if (!isWritable(store)) throw new TypeError('The state of the login cannot be written.')
  store.patch(part)
}

interface Writable {
  patch(part: Partial<LoginState>): void
}

/** The store that a plugin shows to others is the one that its machine writes. */
function isWritable(store: object): store is Writable {
  return 'patch' in store && typeof store.patch === 'function'
}
