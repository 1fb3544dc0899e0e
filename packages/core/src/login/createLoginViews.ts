import type { SocialProvider } from '@latchkey/protocol/atoms'
import type { ModalController } from '../modal/modalController.ts'
import type { RouterController } from '../modal/routerController.ts'
import { selectRoute } from '../modal/routerState.ts'
import type { ViewName } from '../modal/routes.ts'
import type { RequestCodeContext } from './requestCode.ts'
import type { EmailUpdate } from './state.ts'

/** The views of the login in the modal. */
export interface LoginViews {
  isOpen(): boolean
  getView(): ViewName
  /** Shows the view of a step of the login by e-mail, if the modal is open. */
  readonly showEmail: RequestCodeContext['show']
  /** Shows the view of a social login, if the modal is open. */
  showSocial(provider: SocialProvider): void
  /** Shows the view of a login with Farcaster, if the modal is open. */
  showFarcaster(): void
  /** Shows the view of a login with a passkey, if the modal is open. */
  showPasskey(): void
  /** Shows the view of a stage of a change of the address, if the modal shows another one of it. */
  showUpdate(update: Pick<EmailUpdate, 'email' | 'stage'>): void
  /** Calls back when the visitor leaves the views of a change of the address. Returns a function that ends it. */
  watchLeavingUpdate(onLeft: () => void): () => void
  /** Calls back when the visitor leaves the views of the login. Returns a function that ends it. */
  watchLeaving(onLeft: () => void): () => void
}

const loginViews: readonly string[] = [
  'EmailLogin',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'ConnectingPasskey',
]

const updateViews: readonly string[] = ['UpdateEmailWallet', 'UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp']

/** Creates the views of one modal's login. */
export function createLoginViews({
  modal,
  router,
}: {
  readonly modal: Pick<ModalController, 'store'>
  readonly router: Pick<RouterController, 'push' | 'replace' | 'store'>
}): LoginViews {
  const isOpen = (): boolean => modal.store.getState().isOpen
  const getView = () => selectRoute(router.store.getState()).view
  const getMove = () => (loginViews.includes(getView()) ? router.replace : router.push)
  const watch = (views: readonly string[], onLeft: () => void): (() => void) => {
    const isLeft = (): boolean => !isOpen() || !views.includes(getView())
    let wasLeft = isLeft()
    const follow = (): void => {
      const before = wasLeft
      wasLeft = isLeft()
      if (wasLeft && !before) onLeft()
    }
    const stops = [modal.store.subscribe(follow), router.store.subscribe(follow)]
    return () => {
      for (const stop of stops) stop()
    }
  }
  return {
    isOpen,
    getView,
    showEmail: (view, address) => {
      const { parameters, view: shown } = selectRoute(router.store.getState())
      if (!isOpen() || shown === view) return
      // The view of an earlier mail to the address shows that another one is being sent.
      if (view === 'EmailLogin' && parameters !== undefined && 'email' in parameters && parameters.email === address)
        return
      const move = getMove()
      if (view === 'EmailLogin') move(view)
      else move(view, { email: address })
    },
    showSocial: (provider) => {
      const { parameters, view } = selectRoute(router.store.getState())
      const isShown = view === 'ConnectingSocial' && parameters?.provider === provider
      if (isOpen() && !isShown) getMove()('ConnectingSocial', { provider })
    },
    showFarcaster: () => {
      if (isOpen() && getView() !== 'ConnectingFarcaster') getMove()('ConnectingFarcaster')
    },
    showPasskey: () => {
      if (isOpen() && getView() !== 'ConnectingPasskey') getMove()('ConnectingPasskey')
    },
    showUpdate: ({ email, stage }) => {
      const view = getView()
      if (!isOpen() || !updateViews.includes(view)) return
      // Back leads to the field of the address.
      const move = view === 'UpdateEmailWallet' ? router.push : router.replace
      if (stage === 'primary' && view !== 'UpdateEmailPrimaryOtp') move('UpdateEmailPrimaryOtp')
      if ((stage === 'secondary' || stage === 'done') && view !== 'UpdateEmailSecondaryOtp')
        move('UpdateEmailSecondaryOtp', { email })
    },
    // The view of an approval lies above those of the login.
    watchLeaving: (onLeft) => watch([...loginViews, 'ApproveTransaction'], onLeft),
    watchLeavingUpdate: (onLeft) => watch(updateViews, onLeft),
  }
}
