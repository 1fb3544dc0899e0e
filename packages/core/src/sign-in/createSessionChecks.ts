import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { Siwx, SiwxSession } from '@latchkey/protocol/siwx'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { signInNetworksItem } from '../kernel/store/lazyStoredItems.ts'
import { raceAbort } from '../kernel/utils/raceAbort.ts'
import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { LONGEST_TIMER, SESSION_CHECK_WAIT } from './constants.ts'
import type { OneClick } from './createOneClick.ts'
import type { SignInView } from './createSignInView.ts'
import type { Subjects } from './createSubjects.ts'
import { selectValidSessions } from './selectValidSessions.ts'
import type { SignInSubject } from './SignInSubject.ts'
import { selectSignIn, type SignInState } from './state.ts'

export interface SessionChecksContext extends Pick<
  PluginContext<SignInState>,
  'controllers' | 'persist' | 'ports' | 'showError' | 'store'
> {
  readonly siwx: Siwx
  readonly subjects: Subjects
  readonly view: Pick<SignInView, 'finish' | 'promptIfNeeded'>
  readonly oneClick: Pick<OneClick, 'takeFailure'>
  /** Resolves when accounts whose wallets disconnected are signed out. */
  readonly waitForSignOut: () => Promise<unknown>
}

/** Decides from a subject's sessions whether it is signed in, now and when they expire. */
export interface SessionChecks {
  /** Reads the sessions of a new subject. If its namespace had no subject before, a failure disconnects the wallet. */
  check(subject: SignInSubject, isFirst: boolean): Promise<void>
  /** Reads the sessions of a signed-in subject again, after an expiry or when the visitor returns to the page. */
  refresh(subject: SignInSubject): Promise<void>
  /** Signs the subject in if one of the sessions is valid, and out otherwise. */
  applySessions(subject: SignInSubject, sessions: readonly SiwxSession[], hasExpired?: boolean): void
  /** Disconnects the subject's wallet, and ends the subject even if the wallet fails to disconnect. */
  disconnect(subject: SignInSubject): Promise<void>
  /** Returns the network on which the namespace was last signed in. */
  getLastNetwork(namespace: Namespace): CaipNetworkId | undefined
}

/** Creates the session checks of one modal. */
export function createSessionChecks(context: SessionChecksContext): SessionChecks {
  const { oneClick, siwx, store, subjects, view } = context
  const { connection, modal, router, telemetry } = context.controllers
  const { clock } = context.ports
  const networks = context.persist(signInNetworksItem)

  const applySessions: SessionChecks['applySessions'] = (subject, sessions, hasExpired = false) => {
    const { namespace, account } = subject
    const { valid, endsAt } = selectValidSessions(sessions, clock.now())
    subject.stopTimer()
    if (valid.length > 0) {
      subjects.update(subject, { status: 'signedIn', sessions: valid, message: null, failure: null, hasExpired: false })
      networks.set({ ...networks.get(), [namespace]: account.chainId })
      if (endsAt < Number.POSITIVE_INFINITY)
        subject.stopTimer = clock.after(Math.min(endsAt - clock.now(), LONGEST_TIMER), () => void refresh(subject))
      view.finish(namespace)
      return
    }
    const failure = oneClick.takeFailure(account) ?? null
    subjects.update(subject, { status: failure ? 'failed' : 'signedOut', sessions: [], failure, hasExpired })
    view.promptIfNeeded()
  }

  const refresh = async (subject: SignInSubject): Promise<void> => {
    const { namespace, account } = subject
    const known = selectSignIn(store.getState(), namespace).sessions
    const sessions = await siwx.getSessions(account).catch((cause: unknown) => {
      telemetry.reportError(cause, 'request.failed')
      return known
    })
    if (!subjects.isCurrent(subject) || selectSignIn(store.getState(), namespace).status !== 'signedIn') return
    const hasExpired = selectValidSessions(known, clock.now()).valid.length === 0
    if (selectValidSessions(sessions, clock.now()).valid.length === 0) {
      telemetry.record({ event: 'SIWX_EXPIRED', namespace })
      // If sign-in is optional, the state reports the expiry without a prompt.
      subject.isDismissed = true
    }
    applySessions(subject, sessions, hasExpired)
  }

  const disconnect = async (subject: SignInSubject): Promise<void> => {
    await connection.disconnect({ connectionId: subject.connectionId }).catch(() => undefined)
    if (subjects.isCurrent(subject)) subjects.end(subject)
  }

  /** S8.057, S8.058 */
  const handleFirstFailure = async (subject: SignInSubject, cause: unknown): Promise<void> => {
    context.showError(new ModalError('siwx.initFailed', { cause }))
    await disconnect(subject)
    if (modal.store.getState().isOpen) router.reset('Connect')
  }

  return {
    applySessions,
    refresh,
    disconnect,
    check: async (subject, isFirst) => {
      subjects.update(subject, { status: 'checking' })
      let sessions: readonly SiwxSession[] = []
      try {
        const request = context.waitForSignOut().then(() => siwx.getSessions(subject.account))
        const limit = { clock, milliseconds: SESSION_CHECK_WAIT }
        sessions = await raceTimeout(raceAbort(request, subject.lifetime.signal), limit)
      } catch (cause) {
        if (!subjects.isCurrent(subject)) return
        if (isFirst) return await handleFirstFailure(subject, cause)
        telemetry.reportError(cause, 'request.failed')
      }
      if (subjects.isCurrent(subject)) applySessions(subject, sessions)
    },
    getLastNetwork: (namespace) => networks.get()?.[namespace],
  }
}
