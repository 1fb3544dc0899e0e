import { isModalError, loginPlugin } from '@latchkey/core'
import { legalConsentPlugin } from '@latchkey/core/internal'
import { useModalInstance } from '../useModalInstance.ts'

/** Begins logins with a passkey. */
export interface PasskeyLogin {
  /** Loads the code and the frame before the press. */
  readonly prepare: () => void
  /** The machine shows the view of what follows, which also shows failures. */
  readonly start: () => void
}

/** Returns functions that log the visitor in with a passkey. */
export function usePasskeyLogin(): PasskeyLogin {
  const modal = useModalInstance()
  const { load } = modal.plugin(loginPlugin)
  const logIn = async (): Promise<void> => {
    try {
      await (await load()).logInWithPasskey()
    } catch (error) {
      const { router } = modal.controllers
      // Without the machine, the view tries again.
      if (isModalError(error, 'auth.emailUnavailable')) router.push('ConnectingPasskey')
    }
  }
  return {
    prepare: () => {
      // The frame is a page of another site.
      const mayOpen = modal.plugin(legalConsentPlugin).get().hasConsent()
      void load().then((login) => (mayOpen ? login.prepare() : undefined), ignore)
    },
    start: () => {
      if (modal.plugin(legalConsentPlugin).get().requireConsent()) void logIn()
    },
  }
}

// The press says what has failed.
const ignore = (): void => undefined
