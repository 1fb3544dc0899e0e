import type { Namespace } from '@latchkey/protocol/caip'
import type { SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'
import type { ErrorCode } from '../kernel/errors/codes.ts'
import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'

/**
 * Where an account is on its way to a session. `idle`: there is no account, or its network is none of the app's. `checking`:
 * it is being looked for a living session. `signedOut`: there is none. `preparing` (the message), `signing` (in the wallet),
 * `verifying`, then `failed` or `signedIn`. `cancelling`: the visitor does not sign, and what follows from it is under way.
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

/** Why somebody is not signed in. */
export interface SignInFailure {
  /** What failed: making the message, signing it in the wallet, or verifying the signature. */
  readonly step: 'message' | 'signature' | 'verification'
  readonly error: ErrorSummary
  /** The code of the error behind it, such as `request.rejected` where the visitor declined. */
  readonly cause: ErrorCode
}

/** The sign-in of one namespace's account. */
export interface NamespaceSignIn {
  readonly status: SignInStatus
  /** Whose it is: the account in use, on the network where its wallet is. */
  readonly account: SiwxAccount | null
  /** Living sessions of that account, and of no other. */
  readonly sessions: readonly SiwxSession[]
  /** The text that is to be signed, once it is known. */
  readonly message: string | null
  /** Of the last attempt. */
  readonly failure: SignInFailure | null
  /** There was a session, and its time is over. */
  readonly hasExpired: boolean
}

/** The sign-ins of every namespace. */
export interface SignInState {
  /** The app has given `siwx` or `siweConfig`. */
  readonly isEnabled: boolean
  /** The app is of no use without a session. */
  readonly isRequired: boolean
  readonly byNamespace: Readonly<Partial<Record<Namespace, NamespaceSignIn>>>
}

const nobody: NamespaceSignIn = {
  status: 'idle',
  account: null,
  sessions: [],
  message: null,
  failure: null,
  hasExpired: false,
}

/** The sign-in of a namespace. */
export const selectSignIn = (state: SignInState, namespace: Namespace): NamespaceSignIn =>
  state.byNamespace[namespace] ?? nobody
