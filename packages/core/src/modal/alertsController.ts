import type { AlertErrorCode } from '../kernel/errors/errorSurfaces.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import { initialAlertsState, type AlertsState } from './alertsState.ts'

/** Reports misconfigurations to the developer, in the console and on screen. */
export interface AlertsController {
  readonly store: ReadableStore<AlertsState>
  /** Shows an alert unless it was shown before. Resolves when its text has loaded; never rejects. */
  show(error: ModalError<AlertErrorCode>): Promise<void>
  dismiss(): void
}

/** Creates the alerts controller of one modal. */
export function createAlertsController(context: {
  readonly ports: Pick<Ports, 'logger'> & { readonly platform: Pick<Ports['platform'], 'origin'> }
}): AlertsController {
  const { logger, platform } = context.ports
  const store = createStore<AlertsState>(initialAlertsState)

  return {
    store,
    show: async (failure) => {
      const { code } = failure
      if (store.getState().shown.includes(code)) return
      store.set((state) => ({ ...state, shown: [...state.shown, code] }))
      await fillMessage(failure)
      const { message } = failure
      const text = await import('../kernel/errors/getAlertText.ts').then(
        ({ getAlertText }) => getAlertText({ code, message, context: failure.context, origin: platform.origin }),
        // Offline, the short message is shown in both places.
        () => ({ short: message, long: message }),
      )
      logger.error(`${text.short}: ${text.long} (${failure.docsUrl})`)
      store.patch({ alert: { code, ...text } })
    },
    dismiss: () => store.patch({ alert: null }),
  }
}
