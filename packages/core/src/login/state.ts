import type { FrameScreen, FrameUser } from '@latchkey/protocol/frame'
import type { SocialName } from '../options/features.ts'
import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'

/** A social login under way, as plain data. */
export interface SocialAttempt {
  readonly provider: SocialName
  /**
   * `started`: the visitor has pressed the button; `popupOpened`: the popup shows the provider's page; `received`: its result has
   * arrived, or the visitor has entered the code.
   */
  readonly step: 'started' | 'popupOpened' | 'received'
  /** The address to open in a link, if the browser has blocked the popup. For `farcaster` the address of the code to scan, once it is known. */
  readonly uri: string | null
}

/** A change of the e-mail address that the visitor logs in with, as plain data. */
export interface EmailUpdate {
  /** The new address. */
  readonly email: string
  /**
   * What is asked for: the new address; the code sent to the old one (`primary`) or to the new one (`secondary`); or nothing, because the
   * address has been changed (`done`).
   */
  readonly stage: 'address' | 'primary' | 'secondary' | 'done'
  /** What is under way. */
  readonly pending: 'sending' | 'checking' | null
  /** When the code expires, in ms since the epoch. */
  readonly expiresAt: number | null
  /** From when on another code can be sent, in ms since the epoch. */
  readonly resendAt: number | null
  /** How often the code may still be entered, after a wrong one. */
  readonly triesLeft: number | null
  /** Why the last action failed; `null` since the next one began. */
  readonly error: ErrorSummary | null
}

/** The state of the login, as plain data. */
export interface LoginState {
  /** The iframe of the secure site. `ready`: it has announced itself and accepted this page; requests are sent 500 ms later. */
  readonly frame: 'notLoaded' | 'loading' | 'ready' | 'failed'
  /**
   * How far the login is; a social login is in `social` until the visitor is logged in. `sending`: a code is being sent; `code`: the visitor enters it; `verifying`: it is being checked;
   * `device`: the visitor confirms the link of the mail; `passkey`: the visitor uses a passkey in the frame; `connecting`: the visitor is logged in, and the wallet is being opened.
   */
  readonly step: 'idle' | 'sending' | 'code' | 'verifying' | 'device' | 'passkey' | 'connecting'
  /** The social login under way, or the one that failed last; `null` while none is. */
  readonly social: SocialAttempt | null
  /** The address of the login under way; `null` while none is. */
  readonly email: string | null
  /** When the code expires, in ms since the epoch. */
  readonly expiresAt: number | null
  /** From when on another code can be sent, in ms since the epoch. */
  readonly resendAt: number | null
  /** How often a code may still be entered, after a wrong one. */
  readonly triesLeft: number | null
  /** The two digits to enter at the link of the mail, in the step `device`. */
  readonly deviceNumber: string | null
  /** Why the last action failed; `null` since the next one began. */
  readonly error: ErrorSummary | null
  /** The change of the e-mail address under way, or the one that has ended last; `null` while none is. */
  readonly emailUpdate: EmailUpdate | null
  /** What the frame shows above the page, if anything. */
  readonly screen: FrameScreen | null
  /** The user of the embedded wallet; `null` while none is connected. A restored user appears once the frame has confirmed it. */
  readonly user: FrameUser | null
}

export const initialLoginState: LoginState = {
  frame: 'notLoaded',
  step: 'idle',
  social: null,
  email: null,
  expiresAt: null,
  resendAt: null,
  triesLeft: null,
  deviceNumber: null,
  error: null,
  emailUpdate: null,
  screen: null,
  user: null,
}
