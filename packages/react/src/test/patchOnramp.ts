import { onrampPlugin, type Modal, type OnrampState } from '@latchkey/core'

/** Puts a purchase into a state, as its machine would. */
export function patchOnramp(modal: Modal, part: Partial<OnrampState>): void {
  const { store } = modal.plugin(onrampPlugin)
  if (!isWritable(store)) throw new TypeError('The state of the purchase cannot be written.')
  store.patch(part)
}

interface Writable {
  patch(part: Partial<OnrampState>): void
}

/** The store that a plugin shows to others is the one that its machine writes. */
function isWritable(store: object): store is Writable {
  return 'patch' in store && typeof store.patch === 'function'
}
