import { selectSignIn, signInPlugin, type NamespaceSignIn } from '@latchkey/core'
import { useState } from 'react'
import { useDelayed } from '../../internals/useDelayed.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useProgress } from '../../internals/useProgress.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { getSignInStatus, type SignInViewStatus } from './getSignInStatus.ts'

/** How long to wait for a wallet before offering a retry, in ms. */
const retryAfter = 5_000

export interface SignInViewState extends Pick<NamespaceSignIn, 'message' | 'failure' | 'hasExpired'> {
  /** The status to show, which may lag behind the actual one, so that nothing flashes. */
  readonly status: SignInViewStatus
  /** The wallet has not responded for a long time. */
  readonly isLate: boolean
  readonly onSign: () => void
  readonly onCancel: () => void
}

const busy: readonly SignInViewStatus[] = ['waiting', 'verifying', 'leaving']

/** Follows the sign-in of the account in use, and returns the handlers of the view's buttons. */
export function useSignInView(): SignInViewState {
  const modal = useModalInstance()
  const { load, store } = modal.plugin(signInPlugin)
  const namespace = useSelector(modal.controllers.network.store, ({ activeNamespace }) => activeNamespace)
  const { isEnabled } = useSelector(store, (state) => state)
  const signIn = useSelector(store, (state) => selectSignIn(state, namespace))
  const { message, failure, hasExpired } = signIn
  const actual = isEnabled ? getSignInStatus(signIn) : 'off'

  const isBusy = busy.includes(actual)
  const isShown = useProgress(isBusy)
  const [settled, setSettled] = useState<SignInViewStatus>('asking')
  const [running, setRunning] = useState<SignInViewStatus>('waiting')
  if (!isBusy && actual !== settled) setSettled(actual)
  if (isBusy && actual !== running) setRunning(actual)
  const isLate = useDelayed({ active: signIn.status === 'signing', delay: retryAfter })
  // The outcome is in the state.
  const ignore = (): undefined => undefined
  return {
    status: isShown ? running : settled,
    isLate,
    message,
    failure,
    hasExpired,
    onSign: () =>
      void load()
        .then((machine) => machine.signIn({ namespace }))
        .catch(ignore),
    onCancel: () =>
      void load()
        .then((machine) => machine.cancel({ namespace }))
        .catch(ignore),
  }
}
