import {
  selectSignIn,
  signInPlugin,
  type Namespace,
  type SignInFailure,
  type SignInStatus,
  type SiwxSession,
} from '@latchkey/core'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useSiwx`. */
export interface UseSiwxReturnType {
  /** Whether the app uses sign-in: `createModal` has `siwx` or `siweConfig`. */
  readonly isEnabled: boolean
  /** Whether the app requires a session. If so, the modal asks until there is one. */
  readonly isRequired: boolean
  /** The status of the account in use: `signedIn`, `signedOut`, a step in between, or `idle` without an account. */
  readonly status: SignInStatus
  readonly isSignedIn: boolean
  /** The newest valid session of the account in use, on the wallet's network. */
  readonly session: SiwxSession | undefined
  /** All valid sessions. */
  readonly sessions: readonly SiwxSession[]
  /** The last session has expired. */
  readonly hasExpired: boolean
  /** Why the last attempt failed. */
  readonly error: SignInFailure['error'] | undefined
  /**
   * Signs in with the account's wallet without opening the modal; `useModal().open({ view: 'SIWXSignMessage' })` uses the
   * modal. Returns a valid session immediately if there is one.
   *
   * @throws `siwx.notEnabled`, `connection.required`, `network.unsupported`, `siwx.declined`, `siwx.smartAccountUnsupported`,
   * `request.failed`, `request.aborted`, `chunk.failed`
   */
  readonly signIn: (parameters?: { readonly signal?: AbortSignal | undefined }) => Promise<SiwxSession>
  /**
   * Ends the account's sessions on all networks of its namespace. Sessions of other namespaces remain.
   *
   * @throws `siwx.notEnabled`, `connection.required`, `network.unsupported`, `chunk.failed`, or the verifier's own error
   */
  readonly signOut: () => Promise<void>
}

/**
 * Returns the sign-in state of the account in use, on the active namespace or on the given one.
 *
 * @example
 * ```tsx
 * function Orders() {
 *   const { isSignedIn, session, signIn } = useSiwx()
 *   if (!isSignedIn) return <button onClick={() => signIn().catch(() => undefined)}>Sign in</button>
 *   return <p>Orders of {session?.data.accountAddress}</p>
 * }
 * ```
 */
export function useSiwx(parameters: { readonly namespace?: Namespace | undefined } = {}): UseSiwxReturnType {
  const modal = useModalInstance('useSiwx')
  const { network } = modal.controllers
  const { load, store } = modal.plugin(signInPlugin)
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const { isEnabled, isRequired } = useSelector(store, (state) => state)
  const { status, sessions, failure, hasExpired } = useSelector(store, (state) => selectSignIn(state, namespace))
  return {
    isEnabled,
    isRequired,
    status,
    isSignedIn: status === 'signedIn',
    session: sessions.at(-1),
    sessions,
    hasExpired,
    error: failure?.error,
    signIn: async ({ signal } = {}) => await (await load()).signIn({ namespace, signal }),
    signOut: async () => await (await load()).signOut({ namespace }),
  }
}
