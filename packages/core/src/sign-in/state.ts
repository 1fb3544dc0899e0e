import type { Namespace } from '@latchkey/protocol/caip'
import type { SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'
import type { ErrorCode } from '../kernel/errors/codes.ts'
import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'

/**
 * The progress of an account's sign-in. `idle`: no account, or the app does not run on its network. `checking`: looking for a
 * valid session. `signedOut`: no valid session. `preparing`: creating the message. `signing`: waiting for the wallet.
 * `verifying`: checking the signature, followed by `failed` or `signedIn`. `cancelling`: switching back or disconnecting
 * because the visitor declined to sign.
 */
export type SignInStatus =
  | 'idle'
  | 'checking'
  | 'signedOut'
  | 'preparing'
  | 'signing'
  | 'verifying'
  | 'failed'
  | 'signedIn'
  | 'cancelling'

/** Why an attempt to sign in failed. */
export interface SignInFailure {
  /** The step that failed: creating the message, signing it in the wallet, or verifying the signature. */
  readonly step: 'message' | 'signature' | 'verification'
  readonly error: ErrorSummary
  /** The code of the underlying error, such as `request.rejected` if the visitor declined. */
  readonly cause: ErrorCode
}

/** The sign-in of one namespace's account. */
export interface NamespaceSignIn {
  readonly status: SignInStatus
  /** The active account, on the wallet's current network. */
  readonly account: SiwxAccount | null
  /** Valid sessions of that account. */
  readonly sessions: readonly SiwxSession[]
  /** The text to sign, once it has been created. */
  readonly message: string | null
  /** The failure of the last attempt. */
  readonly failure: SignInFailure | null
  /** Whether the last session has expired. */
  readonly hasExpired: boolean
}

/** The sign-in state of all namespaces. */
export interface SignInState {
  /** Whether the app enables sign-in with `siwx` or `siweConfig`. */
  readonly isEnabled: boolean
  /** Whether the app requires a session. */
  readonly isRequired: boolean
  readonly byNamespace: Readonly<Partial<Record<Namespace, NamespaceSignIn>>>
}

const noSignIn: NamespaceSignIn = {
  status: 'idle',
  account: null,
  sessions: [],
  message: null,
  failure: null,
  hasExpired: false,
}

/** Returns the sign-in state of a namespace. */
export const selectSignIn = (state: SignInState, namespace: Namespace): NamespaceSignIn =>
  state.byNamespace[namespace] ?? noSignIn
