import type { Modal } from '@latchkey/core'
import { readProperty, reopeningPlugin } from '@latchkey/core/internal'
import { watchIntent } from './watchIntent.ts'

/** Parameters of `startModal`. */
export interface StartModalParameters {
  readonly modal: Modal
  /** Loads the modal's code. */
  readonly load: () => void
  /** The buttons that open the modal. */
  readonly getButtons: () => Iterable<Element>
  /** Aborts when the modal is destroyed; not yet aborted. */
  readonly signal: AbortSignal
}

/**
 * Starts a modal in the page, opens it if the visitor has reloaded the page for it, and loads its code at the first sign that the
 * visitor will open it, as the option `preload` says. Returns a function that ends the watching.
 */
export function startModal({ modal, load, getButtons, signal }: StartModalParameters): (() => void) | undefined {
  void modal.start().then(modal.plugin(reopeningPlugin).get().resume)
  const preload = readPreload(modal)
  if (preload === 'none') return undefined
  return watchIntent({
    onIntent: () => {
      load()
      void modal.preload({ adapters: false })
    },
    onIdle: load,
    isEager: preload === 'idle',
    getButtons,
    signal,
  })
}

/** Returns the option `preload`; `none` where the browser saves data. */
function readPreload({ controllers }: Modal): 'intent' | 'idle' | 'none' {
  const connection = readProperty(navigator, 'connection')
  return readProperty(connection, 'saveData') === true ? 'none' : controllers.options.store.getState().preload
}
