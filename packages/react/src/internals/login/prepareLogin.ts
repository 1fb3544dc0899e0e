import type { Login, Modal } from '@latchkey/core'
import { legalConsentPlugin } from '@latchkey/core/internal'

/**
 * Loads the machine of the login and opens the frame of the wallet, so that the first step does not wait for them. For the visitor's
 * first sign of intent. The frame is a page of another site, so it waits for the consent that the app asks for.
 */
export function prepareLogin(modal: Pick<Modal, 'plugin'>, load: () => Promise<Login>): void {
  const prepare = async (): Promise<void> => {
    const login = await load()
    if (modal.plugin(legalConsentPlugin).get().hasConsent()) await login.prepare()
  }
  // The press says what has failed.
  prepare().catch(() => undefined)
}
