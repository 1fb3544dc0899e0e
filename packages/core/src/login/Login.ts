import type { SocialProvider } from '@latchkey/protocol/atoms'
import type { FrameUser } from '@latchkey/protocol/frame'
import type { Connection } from '../adapter/types.ts'
import type { SessionConnections } from '../connect/SessionSource.ts'

/**
 * The login, and the embedded wallet of the visitor who is logged in. Its state is `LoginState`. A login that fails is also in the
 * state; errors of the connection are in the connection's attempt, too.
 */
export interface Login extends SessionConnections {
  /**
   * Opens the frame of the wallet, so that the first step of a login does not wait for it. Call it when the visitor begins to log in, such
   * as with the first letter of an address: the frame is a page of the secure site. Never rejects.
   */
  prepare(): Promise<void>
  /**
   * Sends a code by e-mail, or connects at once if the visitor is logged in as this address already. A call for another address aborts
   * an earlier one; a call for the same address shares its result.
   *
   * @throws `auth.emailInvalid`, `auth.emailCooldown` within 30 s of the last code, `auth.limited`, `auth.unavailable`,
   * `auth.connectorNotFound`, `embeddedWallet.unreachable`, `embeddedWallet.timedOut`, or the signal's reason.
   */
  sendCode(parameters: { readonly email: string; readonly signal?: AbortSignal | undefined }): Promise<void>
  /** Sends another code to the same address. @throws as `sendCode`, and `auth.codeRequired` if none was sent before. */
  resendCode(): Promise<void>
  /**
   * Checks the code, opens the wallet and connects. A second call during the check shares its result, so that no code is entered twice.
   *
   * @throws `auth.codeRequired`, `auth.codeWrong` (`triesLeft` is in the state), `auth.codeExpired`, `auth.codeExhausted`,
   * `connection.rejected` if the visitor declines to create or open the wallet, and what connecting throws.
   */
  enterCode(parameters: { readonly code: string }): Promise<Connection>
  /**
   * Logs the visitor in with a social account, and connects. Opens a popup, so call it in the visitor's press, before anything is
   * awaited. If the browser blocks the popup, `social.uri` of the state is the address for a link with `target="_blank"` and
   * `rel="opener"`, and the call waits for the window that it opens.
   *
   * @throws `auth.popupClosed` (the code that the popup shows in the end can still be entered), `auth.socialFailed`,
   * `auth.connectorNotFound`, `auth.offline`, `connection.rejected`, and what connecting throws, or the signal's reason.
   */
  logInWithSocial(parameters: {
    readonly provider: SocialProvider
    readonly signal?: AbortSignal | undefined
  }): Promise<Connection>
  /**
   * Completes the social login under way with the code of six digits that its window shows if it cannot reach this page.
   *
   * @throws `auth.codeRequired` without a login, `auth.codeWrong`, `auth.codeExpired`, and what connecting throws.
   */
  enterSocialCode(parameters: { readonly code: string }): Promise<Connection>
  /**
   * Logs the visitor in with Farcaster, and connects. Once `social.uri` of the state is known, show it as a QR code, or as a link on a phone:
   * the visitor opens it with a Farcaster client and approves there, within 5 minutes.
   *
   * @throws `auth.farcasterFailed`, `auth.codeExpired` after 5 minutes, `auth.unavailable`, `auth.connectorNotFound`, `auth.offline`,
   * `auth.limited`, `connection.rejected` if the visitor declines to create or open the wallet, and what connecting throws, or the
   * signal's reason.
   */
  logInWithFarcaster(parameters?: { readonly signal?: AbortSignal | undefined }): Promise<Connection>
  /**
   * Logs the visitor in with a passkey of an earlier wallet, and connects. The frame shows a screen that names the app; its button
   * prompts for the passkey.
   *
   * @throws `connection.rejected` if the visitor leaves the screen, `auth.connectorNotFound`, `auth.offline`, and what connecting throws,
   * or the signal's reason.
   */
  logInWithPasskey(parameters?: { readonly signal?: AbortSignal | undefined }): Promise<Connection>
  /** Ends the login under way. What the frame answers later is dropped. */
  cancel(): void
  /** Returns the user of the embedded wallet. @throws `auth.notConnected` */
  getUser(): Promise<FrameUser>
  /**
   * Returns a token (JWT) that proves to the app's server who the user is, and when it expires, in ms since the epoch.
   *
   * @throws `auth.notConnected`
   */
  getToken(): Promise<{ readonly token: string; readonly expiresAt: number }>
  /**
   * Begins to change the e-mail address that the visitor logs in with: a code is sent to the old address, or to the new one if the old one
   * is proved already. The stage is in `emailUpdate` of the state. A call for the same address sends another code.
   *
   * @throws `auth.notConnected`, `auth.emailInvalid`, `auth.emailCooldown`, `auth.limited`, `auth.unavailable`, `auth.offline`
   */
  updateEmail(parameters: { readonly email: string }): Promise<void>
  /**
   * Checks the code that was sent for the change. After that of the old address, another one is sent to the new address; after that one,
   * the address is changed. The old address gets a mail whose link undoes the change for 72 hours.
   *
   * @throws `auth.codeRequired` before `updateEmail`, `auth.codeWrong`, `auth.codeExpired`, `auth.codeExhausted`, `auth.emailInUse`,
   * `auth.notConnected`, `auth.offline`; and what `updateEmail` throws, if the code of the new address could not be sent
   */
  enterUpdateCode(parameters: { readonly code: string }): Promise<void>
  /** Ends the change under way. A code that was sent changes nothing. */
  cancelEmailUpdate(): void
  /**
   * Asks each second whether the address has changed elsewhere, such as in another tab. Returns a function that ends it.
   */
  watchEmail(): () => void
  /**
   * Opens the settings of the wallet in a window: recovery methods, devices, export. Resolves when the visitor has proved a recovery method
   * there; the window stays. A wallet without one gets it first, and the promise resolves when it has.
   *
   * @throws `auth.notConnected`, `request.rejected`
   */
  openSettings(): Promise<void>
  destroy(): void
}
