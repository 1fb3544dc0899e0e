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

/** What `useSiwx` gives. */
export interface UseSiwxReturnType {
  /** The app asks for a sign-in: `createModal` was given `siwx` or `siweConfig`. */
  readonly isEnabled: boolean
  /** The app is of no use without a session: the modal asks until there is one. */
  readonly isRequired: boolean
  /** Where the account in use is: `signedIn`, `signedOut`, on the way in between, or `idle` where there is none. */
  readonly status: SignInStatus
  readonly isSignedIn: boolean
  /** The newest living session of the account in use, on the network where its wallet is. */
  readonly session: SiwxSession | undefined
  /** All of them. */
  readonly sessions: readonly SiwxSession[]
  /** There was a session, and its time is over. */
  readonly hasExpired: boolean
  /** Why the last attempt failed, as long as it is the last. */
  readonly error: SignInFailure['error'] | undefined
  /**
   * Has the account sign in its wallet, without a view of the modal's: `useModal().open({ view: 'SIWXSignMessage' })` has one. A
   * living session is given at once.
   *
   * @throws `siwx.notEnabled`, `connection.required`, `network.unsupported`, `siwx.declined`, `siwx.smartAccountUnsupported`,
   * `request.failed`, `request.aborted`, `chunk.failed`
   */
  readonly signIn: (parameters?: { readonly signal?: AbortSignal | undefined }) => Promise<SiwxSession>
  /**
   * Ends the account's sessions on all networks of its namespace. Those of other namespaces stay.
   *
   * @throws `siwx.notEnabled`, `connection.required`, `network.unsupported`, `chunk.failed`, or what the verifier rejects with
   */
  readonly signOut: () => Promise<void>
}

/**
 * The sign-in of the account in use, on the active namespace or on a named one.
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
  const modal = useModalInstance()
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
