import type { Namespace } from '@latchkey/protocol/caip'
import type { Siwx } from '@latchkey/protocol/siwx'
import type { Connection } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Store } from '../kernel/store/createStore.ts'
import { selectNetwork } from '../network/networkState.ts'
import type { BaseModalOptions } from '../options/BaseModalOptions.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import type { SignInSubject } from './SignInSubject.ts'
import { selectSignIn, type NamespaceSignIn, type SignInState } from './state.ts'

export interface SubjectsContext {
  readonly controllers: Pick<ModalControllers, 'connection' | 'network'>
  readonly options: Pick<BaseModalOptions, 'siwx'>
  readonly siwx: Siwx
  readonly store: Store<SignInState>
}

/** The subject of each namespace, and the part of the state that describes it. */
export interface Subjects {
  readonly byNamespace: ReadonlyMap<Namespace, SignInSubject>
  /** Returns whether no other subject has replaced this one. */
  isCurrent(subject: SignInSubject): boolean
  /** Writes to the state of the subject's namespace. Does nothing if another subject has replaced it. */
  update(subject: SignInSubject, patch: Partial<NamespaceSignIn>): void
  /** Makes an active connection the subject of its namespace. */
  begin(connection: Connection, previous: SignInSubject | undefined): SignInSubject
  end(subject: SignInSubject): void
}

/** Creates the subjects of one modal. */
export function createSubjects(context: SubjectsContext): Subjects {
  const { options, siwx, store } = context
  const { connection, network } = context.controllers
  const byNamespace = new Map<Namespace, SignInSubject>()

  const isOffered = (namespace: Namespace): boolean => options.siwx !== undefined || namespace === 'eip155'

  const isCurrent = (subject: SignInSubject): boolean => byNamespace.get(subject.namespace) === subject

  const update: Subjects['update'] = (subject, patch) => {
    if (!isCurrent(subject)) return
    const { namespace } = subject
    store.set((state) => ({
      ...state,
      isRequired: siwx.getRequired(),
      byNamespace: { ...state.byNamespace, [namespace]: { ...selectSignIn(state, namespace), ...patch } },
    }))
  }

  return {
    byNamespace,
    isCurrent,
    update,
    begin: (active, previous) => {
      const { id: connectionId, namespace, networkId: chainId, activeAddress: accountAddress } = active
      const { attempt, isRestoring } = connection.store.getState()
      const isConnecting = attempt.status === 'connecting'
      const subject: SignInSubject = {
        namespace,
        connectionId,
        account: { chainId, accountAddress },
        isSupported: isOffered(namespace) && selectNetwork(network.store.getState(), chainId) !== undefined,
        lifetime: new AbortController(),
        isFresh: !isRestoring && (previous !== undefined || isConnecting),
        isDismissed: previous?.account.accountAddress === accountAddress && previous.isDismissed,
        firstCheck: Promise.resolve(),
        preparedMessage: undefined,
        attempt: undefined,
        stopTimer: () => undefined,
      }
      byNamespace.set(namespace, subject)
      update(subject, { account: subject.account })
      return subject
    },
    end: (subject) => {
      const { namespace } = subject
      byNamespace.delete(namespace)
      subject.stopTimer()
      subject.lifetime.abort(new ModalError('request.aborted', { details: 'The active account has changed' }))
      store.set((state) => {
        const { [namespace]: _ended, ...others } = state.byNamespace
        return { ...state, byNamespace: others }
      })
    },
  }
}
