import type { Namespace } from '@latchkey/protocol/caip'
import type { Siwx } from '@latchkey/protocol/siwx'
import { selectRoute } from '../modal/routerState.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import type { SignInSubject } from './SignInSubject.ts'
import { selectSignIn, type SignInState, type SignInStatus } from './state.ts'

export interface SignInViewContext extends Pick<
  ModalControllers,
  'connection' | 'modal' | 'network' | 'router' | 'telemetry'
> {
  readonly siwx: Siwx
  readonly store: ReadableStore<SignInState>
  readonly subjects: ReadonlyMap<Namespace, SignInSubject>
  readonly prepare: (subject: SignInSubject) => Promise<void>
}

/** Opens and closes the prompt for a signature, and keeps the modal open while a required session is missing. */
export interface SignInView {
  /** Prompts the visitor to sign with the active account if a signature is due (S4.030). Returns whether it is. */
  promptIfNeeded(): boolean
  /** Shows the prompt again after a failure, if it was on screen before (S4.034). */
  reopen(subject: SignInSubject): void
  /** Closes the namespace's prompt because it has been answered. */
  finish(namespace: Namespace): void
  /** Closes the namespace's prompt because the visitor declined to sign (S4.038). */
  dismiss(namespace: Namespace): void
  /** Closes the prompt if its account has gone or is no longer supported. */
  follow(): void
  destroy(): void
}

/** Creates the sign-in view of one modal. */
export function createSignInView(context: SignInViewContext): SignInView {
  const { connection, modal, network, router, siwx, store, subjects } = context
  /** The namespace whose prompt is on screen. */
  let promptedNamespace: Namespace | undefined

  const getActiveNamespace = (): Namespace => network.store.getState().activeNamespace
  const getStatus = (namespace: Namespace): SignInStatus => selectSignIn(store.getState(), namespace).status
  const getView = () => selectRoute(router.store.getState()).view
  const isOnScreen = (): boolean => modal.store.getState().isOpen && getView() === 'SIWXSignMessage'
  /** S4.039 */
  const isBlocked = (): boolean => siwx.getRequired() && isSignatureDue(getStatus(getActiveNamespace()))

  const prepare = (namespace: Namespace): void => {
    const subject = subjects.get(namespace)
    const { status, failure } = selectSignIn(store.getState(), namespace)
    // After a failure too, the wallet must open within the visitor's next gesture.
    const isDue = status === 'signedOut' || (status === 'failed' && failure?.step !== 'message')
    if (subject && isDue) void context.prepare(subject)
  }

  const show = (): void => {
    const namespace = getActiveNamespace()
    if (!isOnScreen()) modal.open({ view: 'SIWXSignMessage', reason: 'signIn' })
    // The app may have prevented the modal from opening.
    if (!isOnScreen()) return
    promptedNamespace = namespace
    prepare(namespace)
  }

  const promptIfNeeded = (): boolean => {
    const namespace = getActiveNamespace()
    const subject = subjects.get(namespace)
    if (!subject || !isSignatureDue(getStatus(namespace))) return false
    // A pending connection attempt calls this again when it completes.
    if (connection.store.getState().attempt.status === 'connecting') return false
    if (!siwx.getRequired() && (!subject.isFresh || subject.isDismissed)) return false
    show()
    return true
  }

  const finish = (namespace: Namespace): void => {
    if (promptedNamespace !== namespace) return
    promptedNamespace = undefined
    modal.close('done')
  }

  /** Runs when a view is reached, by any route. */
  const handleArrival = (): void => {
    if (!modal.store.getState().isOpen) return
    const namespace = getActiveNamespace()
    const status = getStatus(namespace)
    if (getView() === 'SIWXSignMessage') {
      if (status === 'idle' || status === 'signedIn') return router.reset('Account')
      promptedNamespace = namespace
      prepare(namespace)
    }
    // While signing, a wallet may show views of its own.
    else if (status !== 'signing') {
      promptedNamespace = undefined
      if (isBlocked() && getView() !== 'UnsupportedChain') promptIfNeeded()
    }
  }

  /** Closing the modal counts as declining if sign-in is optional. */
  const handleClose = (): void => {
    const subject = promptedNamespace && subjects.get(promptedNamespace)
    promptedNamespace = undefined
    if (!subject || siwx.getRequired()) return
    subject.isDismissed = true
    subject.attempt?.abort(new ModalError('request.aborted'))
    context.telemetry.record({ event: 'SIWX_CANCEL', namespace: subject.namespace })
  }

  const stops = [
    modal.addCloseGuard(isBlocked),
    watchSelector(router.store, selectRoute, handleArrival),
    watchSelector(
      modal.store,
      ({ isOpen }) => isOpen,
      (isOpen) => (isOpen ? handleArrival() : handleClose()),
    ),
    watchSelector(network.store, ({ activeNamespace }) => activeNamespace, promptIfNeeded),
  ]

  return {
    promptIfNeeded,
    finish,
    reopen: ({ namespace }) => {
      if (promptedNamespace === namespace) show()
    },
    dismiss: (namespace) => {
      if (promptedNamespace !== namespace) return
      promptedNamespace = undefined
      modal.close('button')
    },
    follow: () => {
      const subject = promptedNamespace && subjects.get(promptedNamespace)
      if (!promptedNamespace || subject?.isSupported) return
      promptedNamespace = undefined
      if (isOnScreen()) modal.close('done')
    },
    destroy: () => {
      for (const stop of stops) stop()
    },
  }
}

/** Whether the account still has to sign in. */
function isSignatureDue(status: SignInStatus): boolean {
  return status !== 'idle' && status !== 'checking' && status !== 'signedIn'
}
