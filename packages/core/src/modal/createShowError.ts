import type { AlertErrorCode } from '../kernel/errors/errorSurfaces.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import type { TelemetryController } from '../telemetry/telemetryController.ts'
import type { AlertsController } from './alertsController.ts'
import type { ToastsController } from './toastsController.ts'

/** Creates the function that reports an error and shows it where its surface says. All shown errors go through it. */
export function createShowError(context: {
  readonly alerts: Pick<AlertsController, 'show'>
  readonly telemetry: Pick<TelemetryController, 'reportError'>
  readonly toasts: Pick<ToastsController, 'show'>
}): (error: ModalError) => void {
  const { alerts, telemetry, toasts } = context
  const show = async (error: ModalError): Promise<void> => {
    // The surfaces load with the texts.
    const filling = fillMessage(error)
    if (filling) await filling
    if (isAlert(error)) void alerts.show(error)
    else if (error.surface === 'toast') toasts.show({ variant: 'error', code: error.code })
  }
  return (error) => {
    telemetry.reportError(error)
    void show(error)
  }
}

function isAlert(error: ModalError): error is ModalError<AlertErrorCode> {
  return error.surface === 'alert'
}
