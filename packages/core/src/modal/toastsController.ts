import type { Ports } from '../kernel/ports/ports.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import { TOAST_DURATION, TOAST_SWAP_DELAY } from './toastConstants.ts'
import { initialToastsState, type Toast, type ToastsState } from './toastsState.ts'

/** Short messages to the visitor, one at a time. */
export interface ToastsController {
  readonly store: ReadableStore<ToastsState>
  /** Shows a toast. A visible toast is hidden and replaced after 150 ms. */
  show(toast: Omit<Toast, 'id'>): void
  hide(): void
  destroy(): void
}

/** Creates the toasts controller of one modal. */
export function createToastsController(context: { readonly ports: Pick<Ports, 'clock'> }): ToastsController {
  const { clock } = context.ports
  const store = createStore<ToastsState>(initialToastsState)
  let cancel: () => void = () => undefined
  let count = 0
  let isSwapping = false

  const hide = (): void => {
    cancel()
    isSwapping = false
    store.patch({ toast: null })
  }

  const display = (toast: Toast): void => {
    isSwapping = false
    store.patch({ toast })
    if (toast.variant !== 'loading' && !toast.sticky) cancel = clock.after(TOAST_DURATION, hide)
  }

  return {
    store,
    hide,
    show: (toast) => {
      const next = { ...toast, id: ++count }
      // The last of several toasts waits for the pause that the first one started.
      const mustWait = isSwapping || store.getState().toast !== null
      if (!mustWait) {
        display(next)
        return
      }
      hide()
      isSwapping = true
      cancel = clock.after(TOAST_SWAP_DELAY, () => display(next))
    },
    destroy: hide,
  }
}
