import type { Namespace } from '@latchkey/protocol/caip'
import type { Siwx } from '@latchkey/protocol/siwx'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import { findConnector } from '../connect/connectorsState.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'
import { raceAbort } from '../kernel/utils/raceAbort.ts'
import { selectNetwork, selectNetworks } from '../network/networkState.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import type { SessionChecks } from './createSessionChecks.ts'
import type { SignInMachine, SignInTarget } from './createSignIn.ts'
import type { Signer } from './createSigner.ts'
import type { SignInView } from './createSignInView.ts'
import type { Subjects } from './createSubjects.ts'
import { endSessions } from './endSessions.ts'
import type { SignInSubject } from './SignInSubject.ts'
import { selectSignIn, type NamespaceSignIn, type SignInState } from './state.ts'

export interface SignInActionsContext extends Pick<
  ModalControllers,
  'adapters' | 'connectors' | 'network' | 'telemetry'
> {
  readonly siwx: Siwx
  readonly store: ReadableStore<SignInState>
  readonly subjects: Subjects
  readonly checks: SessionChecks
  readonly signer: Pick<Signer, 'sign'>
  readonly view: Pick<SignInView, 'promptIfNeeded' | 'finish' | 'dismiss'>
}

export type SignInActions = Pick<SignInMachine, 'requireSignIn' | 'signIn' | 'signOut' | 'cancel'>

/** Creates the actions of one modal's sign-in. */
export function createSignInActions(context: SignInActionsContext): SignInActions {
  const { adapters, checks, connectors, network, signer, siwx, store, subjects, telemetry, view } = context

  const getActiveNamespace = (): Namespace => network.store.getState().activeNamespace
  const getSignIn = (namespace: Namespace): NamespaceSignIn => selectSignIn(store.getState(), namespace)

  const getSubject = ({ namespace = getActiveNamespace() }: SignInTarget): SignInSubject => {
    const subject = subjects.byNamespace.get(namespace)
    if (!subject) throw new ModalError('connection.required')
    const { chainId: networkId } = subject.account
    if (!subject.isSupported) throw new ModalError('network.unsupported', { context: { networkId } })
    return subject
  }

  const requireSignIn: SignInActions['requireSignIn'] = async (event) => {
    const { isNew, finish } = event
    const subject = subjects.byNamespace.get(getActiveNamespace())
    // The first check has ended the connection before this could ask: the modal stays open for another attempt.
    if (!subject) return
    if (isNew) subject.isFresh = true
    await subject.firstCheck
    const current = subjects.byNamespace.get(getActiveNamespace())
    if (current !== subject && current) return await requireSignIn(event)
    if (!view.promptIfNeeded()) {
      if (current === subject) finish()
      return
    }
    // The wallet shows the message itself and nothing has to be opened in a gesture, so one approval is enough. The prompt shows a failure.
    if (isNew && current !== undefined && isEmbedded(current))
      void signer.sign(current, undefined).catch(() => undefined)
  }

  const isEmbedded = ({ connectionId, namespace }: SignInSubject): boolean => {
    const active = selectActiveConnection(adapters.store.getState(), namespace)
    if (active?.id !== connectionId) return false
    return findConnector(connectors.store.getState().connectors, { id: active.connectorId, namespace })?.type === 'AUTH'
  }

  return {
    requireSignIn,
    signIn: async ({ signal, ...target } = {}) => {
      const subject = getSubject(target)
      await raceAbort(subject.firstCheck, subject.lifetime.signal)
      const [session] = getSignIn(subject.namespace).sessions
      return session ?? (await signer.sign(subject, signal))
    },
    signOut: async (target = {}) => {
      const subject = getSubject(target)
      const { namespace, account } = subject
      subject.attempt?.abort(new ModalError('request.aborted'))
      subject.isDismissed = true
      const networks = selectNetworks(network.store.getState(), namespace)
      await endSessions({ siwx, networks, addresses: [account.accountAddress] })
      if (subjects.isCurrent(subject)) checks.applySessions(subject, await siwx.getSessions(account))
    },
    cancel: async ({ namespace = getActiveNamespace() } = {}) => {
      const subject = subjects.byNamespace.get(namespace)
      const { status } = getSignIn(namespace)
      if (!subject || status === 'signedIn' || status === 'idle') return
      const { attempt: previous } = subject
      subject.attempt = undefined
      previous?.abort(new ModalError('request.aborted'))
      subject.isDismissed = true
      telemetry.record({ event: 'SIWX_CANCEL', namespace })
      if (!siwx.getRequired()) {
        subjects.update(subject, { status: 'signedOut' })
        view.dismiss(namespace)
        return
      }
      subjects.update(subject, { status: 'cancelling', failure: null })
      // A second call while the wallet is asked to switch back skips the switch.
      const lastNetwork = status === 'cancelling' ? undefined : checks.getLastNetwork(namespace)
      const { chainId } = subject.account
      if (lastNetwork && lastNetwork !== chainId && selectNetwork(network.store.getState(), lastNetwork)) {
        const attempt = (subject.attempt = new AbortController())
        const hasSwitched = await network.switchNetwork({ network: lastNetwork, signal: attempt.signal }).then(
          () => true,
          () => false,
        )
        if (hasSwitched || attempt.signal.aborted || !subjects.isCurrent(subject)) return
      }
      await checks.disconnect(subject)
      if (!subjects.byNamespace.has(namespace)) view.finish(namespace)
    },
  }
}
