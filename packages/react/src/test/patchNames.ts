import { namesPlugin, type Modal, type NamesState } from '@latchkey/core'

/** Puts the registration of a name into a state, as its machine would. */
export function patchNames(modal: Modal, part: Partial<NamesState>): void {
  const { store } = modal.plugin(namesPlugin)
  if (!isWritable(store)) throw new TypeError('The state of the registration cannot be written.')
  store.patch(part)
}

interface Writable {
  patch(part: Partial<NamesState>): void
}

/** The store that a plugin shows to others is the one that its machine writes. */
function isWritable(store: object): store is Writable {
  return 'patch' in store && typeof store.patch === 'function'
}
