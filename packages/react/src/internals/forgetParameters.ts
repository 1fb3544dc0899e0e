import type { RouterController } from '@latchkey/core'
import { selectRoute } from '@latchkey/core/internal'

/**
 * Drops what the app passed to a form from the history, before its next step is shown: it has been entered, and would replace the
 * visitor's changes when they return.
 */
export function forgetParameters(router: RouterController, form: 'WalletSend' | 'Swap'): void {
  if (selectRoute(router.store.getState()).parameters !== undefined) router.replace(form)
}
