import type { AlertErrorCode } from '../kernel/errors/codes.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import { initialAlertsState, type AlertsState } from './alertsState.ts'

/** What an alert is made from: an error, or as much of one. */
type ShownError = Pick<ModalError<AlertErrorCode>, 'code' | 'message' | 'context'>

/** Faults of the app's set-up: in the console, and on screen where the developer looks. */
export interface AlertsController {
  readonly store: ReadableStore<AlertsState>
  /** Shows an alert, unless it has been shown. Resolves when its words have loaded; never rejects. */
  show(error: ShownError): Promise<void>
  dismiss(): void
}

/** Makes the alerts of one modal. */
export function createAlertsController(context: {
  readonly ports: Pick<Ports, 'logger'> & { readonly platform: Pick<Ports['platform'], 'origin'> }
}): AlertsController {
  const { logger, platform } = context.ports
  const store = createStore<AlertsState>(initialAlertsState)

  return {
    store,
    show: async (error) => {
      const { code, message } = error
      if (store.getState().shown.includes(code)) return
      store.set((state) => ({ ...state, shown: [...state.shown, code] }))
      // Without its words, as on a page that went offline, an alert says the short of it twice.
      let text = { short: message, long: message }
      try {
        const { getAlertText } = await import('../kernel/errors/getAlertText.ts')
        text = getAlertText({ ...error, code, message, origin: platform.origin })
      } catch {
        // It is told all the same.
      }
      logger.error(`${text.short}: ${text.long} (docs/errors.md#${code})`)
      store.patch({ alert: { code, ...text } })
    },
    dismiss: () => store.patch({ alert: null }),
  }
}
