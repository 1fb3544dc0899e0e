import type { AlertErrorCode } from '../../errors/codes.ts'
import type { ModalError } from '../../errors/ModalError.ts'
import type { Ports } from '../../ports/ports.ts'
import { createStore, type ReadableStore } from '../../store/createStore.ts'
import { fillIn } from '../../utils/fillIn.ts'
import { initialAlertsState, type AlertsState } from './state.ts'

/** Faults of the app's set-up: in the console, and on screen where the developer looks. */
export interface AlertsController {
  readonly store: ReadableStore<AlertsState>
  /** Shows an alert, unless it has been shown. Resolves when its words have loaded. */
  show(error: ModalError<AlertErrorCode>): Promise<void>
  dismiss(): void
}

/** Makes the alerts of one modal. */
export function createAlertsController(context: { readonly ports: Pick<Ports, 'logger'> }): AlertsController {
  const store = createStore<AlertsState>(initialAlertsState)
  return {
    store,
    show: async (error) => {
      const { code } = error
      if (store.getState().shown.includes(code)) return
      store.set((state) => ({ ...state, shown: [...state.shown, code] }))
      const { getAlertText } = await import('../../errors/getAlertText.ts')
      const { shortMessage, longMessage } = getAlertText(code)
      const long = fillIn(longMessage, error.context)
      context.ports.logger.error(`${shortMessage}: ${long} (${error.docsUrl})`)
      store.patch({ alert: { code, short: shortMessage, long } })
    },
    dismiss: () => store.patch({ alert: null }),
  }
}
