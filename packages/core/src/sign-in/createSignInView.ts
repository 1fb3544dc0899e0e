import type { Namespace } from '@latchkey/protocol/caip'
import type { Siwx } from '@latchkey/protocol/siwx'
import { selectRoute } from '../modal/routerState.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import { selectSignIn, type SignInState, type SignInStatus } from './state.ts'
import type { Visit } from './Visit.ts'

export interface SignInViewContext extends Pick<
  ModalControllers,
  'connection' | 'modal' | 'network' | 'router' | 'telemetry'
> {
  readonly siwx: Siwx
  readonly store: ReadableStore<SignInState>
  readonly visits: ReadonlyMap<Namespace, Visit>
  readonly prepare: (visit: Visit) => Promise<void>
}

/** When the visitor is asked, and when the modal may be left. */
export interface SignInView {
  /** Asks for the account in use, if it is to be asked (S4.030). Tells whether it is. */
  ask(): boolean
  /** Shows again what failed, if that was asked for in the modal (S4.034). */
  reopen(visit: Visit): void
  /** What the namespace was asked for is over. */
  finish(namespace: Namespace): void
  /** The visitor left the question (S4.038). */
  close(namespace: Namespace): void
  /** Accounts have come or gone. */
  follow(): void
  destroy(): void
}

/** Makes it, for one modal. */
export function createSignInView(context: SignInViewContext): SignInView {
  const { connection, modal, network, router, siwx, store, visits } = context
  /** Whose question is on screen. */
  let asked: Namespace | undefined

  const getActive = (): Namespace => network.store.getState().activeNamespace
  const getStatus = (namespace: Namespace): SignInStatus => selectSignIn(store.getState(), namespace).status
  const getView = () => selectRoute(router.store.getState()).view
  const isOnScreen = (): boolean => modal.store.getState().isOpen && getView() === 'SIWXSignMessage'
  /** S4.039 */
  const isBlocked = (): boolean => siwx.getRequired() && isAwaited(getStatus(getActive()))

  const prepare = (namespace: Namespace): void => {
    const visit = visits.get(namespace)
    const { status, failure } = selectSignIn(store.getState(), namespace)
    // Another try is to open the wallet in the same gesture, too.
    const isDue = status === 'signedOut' || (status === 'failed' && failure?.step !== 'message')
    if (visit && isDue) void context.prepare(visit)
  }

  const show = (): void => {
    const namespace = getActive()
    if (!isOnScreen()) modal.open({ view: 'SIWXSignMessage', reason: 'signIn' })
    // The app may have refused.
    if (!isOnScreen()) return
    asked = namespace
    prepare(namespace)
  }

  const ask = (): boolean => {
    const namespace = getActive()
    const visit = visits.get(namespace)
    if (!visit || !isAwaited(getStatus(namespace))) return false
    // What is under way goes first: it comes back here.
    if (connection.store.getState().attempt.status === 'connecting') return false
    if (!siwx.getRequired() && (!visit.isFresh || visit.isDismissed)) return false
    show()
    return true
  }

  const finish = (namespace: Namespace): void => {
    if (asked !== namespace) return
    asked = undefined
    modal.close('done')
  }

  /** Whatever way a view is reached. */
  const arrive = (): void => {
    if (!modal.store.getState().isOpen) return
    const namespace = getActive()
    const status = getStatus(namespace)
    if (getView() === 'SIWXSignMessage') {
      if (status === 'idle' || status === 'signedIn') return router.reset('Account')
      asked = namespace
      prepare(namespace)
    }
    // A wallet may have views of its own for what it is asked.
    else if (status !== 'signing') {
      asked = undefined
      if (isBlocked() && getView() !== 'UnsupportedChain') ask()
    }
  }

  /** The visitor closed the modal (or the app did), which is an answer where they may do without. */
  const dismiss = (): void => {
    const visit = asked && visits.get(asked)
    asked = undefined
    if (!visit || siwx.getRequired()) return
    visit.isDismissed = true
    visit.run?.abort(new ModalError('request.aborted'))
    context.telemetry.record({ event: 'SIWX_CANCEL', namespace: visit.namespace })
  }

  const ends = [
    modal.addCloseGuard(isBlocked),
    watchSelector(router.store, selectRoute, arrive),
    watchSelector(
      modal.store,
      ({ isOpen }) => isOpen,
      (isOpen) => (isOpen ? arrive() : dismiss()),
    ),
    watchSelector(network.store, ({ activeNamespace }) => activeNamespace, ask),
  ]

  return {
    ask,
    finish,
    reopen: ({ namespace }) => {
      if (asked === namespace) show()
    },
    close: (namespace) => {
      if (asked !== namespace) return
      asked = undefined
      modal.close('button')
    },
    follow: () => {
      const visit = asked && visits.get(asked)
      if (!asked || visit?.isSupported) return
      asked = undefined
      if (isOnScreen()) modal.close('done')
    },
    destroy: () => {
      for (const end of ends) end()
    },
  }
}

/** Somebody is to sign. */
function isAwaited(status: SignInStatus): boolean {
  return status !== 'idle' && status !== 'checking' && status !== 'signedIn'
}
