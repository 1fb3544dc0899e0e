import { isModalError, loginPlugin, type Login, type SocialName } from '@latchkey/core'
import { legalConsentPlugin } from '@latchkey/core/internal'
import { useRef } from 'react'
import { useModalInstance } from '../useModalInstance.ts'

/** Begins social logins. */
export interface SocialLogin {
  /** Loads the code before the press, so that the popup opens within it, as browsers require; and the frame. */
  readonly prepare: () => void
  /** Opens the popup of a provider, or the code of Farcaster. The machine shows the view of what follows, which also shows failures. */
  readonly start: (provider: SocialName) => void
}

/** Returns functions that log the visitor in with a social account. */
export function useSocialLogin(): SocialLogin {
  const modal = useModalInstance()
  const plugin = modal.plugin(loginPlugin)
  const machine = useRef<Login>(undefined)
  const load = async (): Promise<Login> => (machine.current ??= await plugin.load())
  return {
    prepare: () => {
      // The frame is a page of another site.
      const mayOpen = modal.plugin(legalConsentPlugin).get().hasConsent()
      void load().then((login) => (mayOpen ? login.prepare() : undefined), ignore)
    },
    start: (provider) => {
      if (!modal.plugin(legalConsentPlugin).get().requireConsent()) return
      const logIn = (login: Login): Promise<unknown> =>
        provider === 'farcaster' ? login.logInWithFarcaster() : login.logInWithSocial({ provider })
      const started = machine.current === undefined ? load().then(logIn) : logIn(machine.current)
      started.catch((error: unknown) => {
        const { router } = modal.controllers
        // Without the machine, the view tries again.
        if (!isModalError(error, 'auth.emailUnavailable')) return
        if (provider === 'farcaster') router.push('ConnectingFarcaster')
        else router.push('ConnectingSocial', { provider })
      })
    },
  }
}

// The press says what has failed.
const ignore = (): void => undefined
