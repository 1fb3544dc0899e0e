import type { RouterController } from '@latchkey/core'
import { selectRoute } from '@latchkey/core/internal'

/**
 * Shows the next step of the form. What the app passed to the form is dropped from the history: it has been entered, and would
 * replace the visitor's changes when they return.
 */
export function leaveForm(
  router: RouterController,
  view: 'WalletSendSelectToken' | 'WalletSendLookAlike' | 'WalletSendPreview',
): void {
  if (selectRoute(router.store.getState()).parameters !== undefined) router.replace('WalletSend')
  router.push(view)
}
