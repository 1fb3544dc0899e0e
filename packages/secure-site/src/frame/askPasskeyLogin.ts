import type { PasskeyLogin } from '../passkey/logInWithPasskey.ts'
import { askVisitor } from '../screens/askVisitor.ts'
import type { Screens } from '../screens/createScreens.ts'
import type { AppIdentity } from '../screens/Screen.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import type { Recovery } from '../vault/flows/ports.ts'
import { toScreenFailure } from '../screens/toScreenFailure.ts'

/** Asks for a passkey. The screen names the app, and its press precedes the prompt, which no page can cause by itself. */
export function askPasskeyLogin(parameters: {
  readonly screens: Pick<Screens, 'set'>
  readonly signal: AbortSignal
  readonly getApp: () => AppIdentity
  readonly logIn: () => Promise<PasskeyLogin>
  /** Begins the session. */
  readonly begin: (login: Omit<PasskeyLogin, 'recovery'>) => Promise<void>
  /** Takes what the passkey has derived, so that it also unlocks. */
  readonly takeRecovery: (recovery: Recovery | undefined) => Promise<void>
}): Promise<void> {
  const { begin, getApp, logIn, screens, signal, takeRecovery } = parameters
  return askVisitor<void>({
    screens,
    signal,
    toFailure: (error) =>
      error instanceof SiteRefusal && error.code === 'passkey_refused' ? 'passkeyUnknown' : toScreenFailure(error),
    draw: ({ attempt, failure, isWorking, reject }) => ({
      kind: 'login',
      app: getApp(),
      account: '',
      failure,
      isWorking,
      reject,
      logIn: () =>
        attempt(async () => {
          const { recovery, ...login } = await logIn()
          await begin(login)
          await takeRecovery(recovery)
        }),
    }),
  })
}
