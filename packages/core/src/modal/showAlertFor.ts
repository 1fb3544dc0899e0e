import { findAlertCode } from '../kernel/errors/findAlertCode.ts'
import type { AlertsController } from './alertsController.ts'

/**
 * Shows the alert for a server's message in an error, if there is one. Resolves to whether it showed one; never
 * rejects. Separate from the controller, because only code that calls servers uses it.
 *
 * @example
 * ```ts
 * await showAlertFor(modal.controllers.alerts, new Error('Unauthorized: origin not allowed')) // true
 * ```
 */
export async function showAlertFor(alerts: Pick<AlertsController, 'show'>, error: unknown): Promise<boolean> {
  const code = findAlertCode(error)
  if (code) await alerts.show({ code, message: code, context: undefined })
  return code !== undefined
}
