import type { Namespace } from '@latchkey/protocol/caip'
import type { Siwx, SiwxSession } from '@latchkey/protocol/siwx'
import { selectActiveConnection, selectNamespaces, type AdaptersState } from '../adapter/adaptersState.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { watchPresence } from '../kernel/ports/watchPresence.ts'
import type { ConfirmConnectionEvent, PluginContext } from '../plugin/definePlugin.ts'
import { createAutoSignOut } from './createAutoSignOut.ts'
import { createOneClick, type OneClick } from './createOneClick.ts'
import { createSessionChecks } from './createSessionChecks.ts'
import { createSigner } from './createSigner.ts'
import { createSignInActions } from './createSignInActions.ts'
import { createSignInView } from './createSignInView.ts'
import { createSubjects } from './createSubjects.ts'
import { fromSiweConfig } from './fromSiweConfig.ts'
import { selectSignIn, type SignInState } from './state.ts'

export type SignInContext = Pick<
  PluginContext<SignInState>,
  'controllers' | 'options' | 'persist' | 'ports' | 'showError' | 'store'
>

/** The namespace to sign in or out. */
export interface SignInTarget {
  /** Defaults to the active namespace. */
  readonly namespace?: Namespace | undefined
}

/** The sign-in of one modal, loaded on demand. */
export interface SignInMachine {
  /**
   * Asks for a signature after a connection if one is needed. If not, calls `finish`, so that the modal of a new
   * connection closes. An embedded wallet that was just connected shows the message at once.
   */
  requireSignIn(parameters: ConfirmConnectionEvent): Promise<void>
  /**
   * Has the active account sign in, and returns its session. Returns a valid session at once if there is one. A newer call
   * aborts the older.
   *
   * @throws `siwx.notEnabled`, `connection.required`, `network.unsupported`, `siwx.declined`, `siwx.smartAccountUnsupported`,
   * `request.failed` (the message could not be created), `request.aborted` (the account has changed), or the signal's
   * reason.
   */
  signIn(parameters?: SignInTarget & { readonly signal?: AbortSignal | undefined }): Promise<SiwxSession>
  /**
   * Ends the account's sessions on all networks of its namespace.
   *
   * @throws `siwx.notEnabled`, `connection.required`, `network.unsupported`, or the verifier's error
   */
  signOut(parameters?: SignInTarget): Promise<void>
  /**
   * Handles a visitor who declines to sign. If a session is required, switches back to the last network with a session,
   * or else disconnects. Otherwise closes the modal.
   *
   * @throws `siwx.notEnabled`
   */
  cancel(parameters?: SignInTarget): Promise<void>
  /** `undefined` if sign-in is off. */
  readonly oneClick: OneClick | undefined
  destroy(): void
}

/** Creates the sign-in of one modal. */
export function createSignIn(context: SignInContext): SignInMachine {
  const siwx = toSiwx(context)
  if (!siwx || !context.store.getState().isEnabled) return createDisabledSignIn()
  return createEnabledSignIn({ ...context, siwx })
}

function createEnabledSignIn(context: SignInContext & { readonly siwx: Siwx }): SignInMachine {
  const { siwx, store } = context
  const { adapters, network, telemetry } = context.controllers

  const subjects = createSubjects(context)
  const view = createSignInView({
    ...context.controllers,
    siwx,
    store,
    subjects: subjects.byNamespace,
    prepare: (subject) => signer.prepareAhead(subject),
  })
  const oneClick = createOneClick({ network, siwx, telemetry })
  const autoSignOut = createAutoSignOut({ network, siwx, telemetry })
  const checks = createSessionChecks({ ...context, subjects, view, oneClick, waitForSignOut: autoSignOut.wait })
  const signer = createSigner({
    ...context.controllers,
    ports: context.ports,
    siwx,
    store,
    update: subjects.update,
    onSigned: (subject, sessions) => checks.applySessions(subject, sessions),
    onFailed: view.reopen,
  })
  const actions = createSignInActions({ ...context.controllers, siwx, store, subjects, checks, signer, view })

  const follow = (state: AdaptersState, previousState?: AdaptersState): void => {
    for (const namespace of new Set([...selectNamespaces(state), ...subjects.byNamespace.keys()])) {
      const active = selectActiveConnection(state, namespace)
      const previous = subjects.byNamespace.get(namespace)
      const isSame =
        active?.id === previous?.connectionId &&
        active?.networkId === previous?.account.chainId &&
        active?.activeAddress === previous?.account.accountAddress
      if (isSame) continue
      if (previous) subjects.end(previous)
      if (!active) continue
      const subject = subjects.begin(active, previous)
      if (subject.isSupported) subject.firstCheck = checks.check(subject, previous === undefined)
    }
    view.follow()
    if (previousState && siwx.signOutOnDisconnect) autoSignOut.signOutRemoved(state, previousState)
  }

  follow(adapters.store.getState())
  const stops = [
    adapters.store.subscribe(follow),
    watchPresence(() => {
      for (const subject of subjects.byNamespace.values())
        if (selectSignIn(store.getState(), subject.namespace).status === 'signedIn') void checks.refresh(subject)
    }),
  ]

  return {
    ...actions,
    oneClick,
    destroy: () => {
      for (const stop of stops) stop()
      for (const subject of subjects.byNamespace.values()) subjects.end(subject)
      view.destroy()
    },
  }
}

function toSiwx({ options: { siwx, siweConfig }, ports }: SignInContext): Siwx | undefined {
  if (siwx || !siweConfig) return siwx
  return fromSiweConfig({ config: siweConfig, clock: ports.clock, origin: ports.platform.origin })
}

/** S8.065 */
function createDisabledSignIn(): SignInMachine {
  const refuse = async (): Promise<never> => {
    throw new ModalError('siwx.notEnabled')
  }
  return {
    requireSignIn: async ({ finish }) => finish(),
    signIn: refuse,
    signOut: refuse,
    cancel: refuse,
    oneClick: undefined,
    destroy: () => undefined,
  }
}
