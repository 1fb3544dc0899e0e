import { findAlertCode } from '../kernel/errors/findAlertCode.ts'
import type { AlertsController } from './alertsController.ts'

/**
 * Shows the alert that a server's text in an error stands for, if there is one. Tells whether there is; never rejects.
 * Apart from the controller, because only what talks to servers needs it.
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
