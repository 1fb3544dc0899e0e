import type { Connection } from '../adapter/types.ts'
import type { ConnectParameters } from '../connect/connectionController.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { raceAbort } from '../kernel/utils/raceAbort.ts'
import type { ModalController } from '../modal/modalController.ts'
import type { SocialName } from '../options/features.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { AUTH_ID } from './constants.ts'
import { createApprovalView } from './createApprovalView.ts'
import { createEmailUpdate } from './createEmailUpdate.ts'
import { createEmailLogin } from './createEmailLogin.ts'
import type { EmbeddedSession } from './createEmbeddedSession.ts'
import { createEmbeddedWallet } from './createEmbeddedWallet.ts'
import { createFarcasterLogin } from './createFarcasterLogin.ts'
import { createFrameOwner } from './createFrameOwner.ts'
import { createLoginMemory } from './createLoginMemory.ts'
import { createLoginViews } from './createLoginViews.ts'
import { createPasskeyLogin } from './createPasskeyLogin.ts'
import { createSocialLogin } from './createSocialLogin.ts'
import { foldAddress } from './createSessionCheck.ts'
import type { FrameEvent } from './frame/createChannel.ts'
import { defer } from './frame/defer.ts'
import { createUserActions } from './createUserActions.ts'
import type { Login } from './Login.ts'
import type { LoginMethod } from './LoginMethod.ts'
import type { LoginState } from './state.ts'
import { toLoginError } from './toLoginError.ts'

export type LoginContext = PluginContext<LoginState, 'project' | 'smartAccount'>

/** A connection that waits for the visitor to log in. */
interface Waiting {
  readonly goOn: () => void
  readonly connected: Promise<readonly Connection[]>
}

/** Creates the login of one modal: it owns the frame, the steps of the logins, and the session of the wallet. */
export function createLogin(context: LoginContext): Login {
  const { controllers, store } = context
  const { connection, modal, router } = controllers
  const memory = createLoginMemory(context)
  const views = createLoginViews({ modal, router })
  let waiting: Waiting | undefined

  /** The session of the frame has ended: the next connection asks the visitor to log in. */
  const forget = (): void => methods.forEach((method) => method.forget())

  const follow = (event: FrameEvent): void => {
    const session = wallet.getSession()
    if (event.type === 'FRAME_SESSION_CHANGED' && !event.payload.isConnected) {
      forget()
      session?.end('expired')
    }
    // The visitor has moved to another wallet: the app gets it by connecting again.
    if (event.type === 'FRAME_ACCOUNTS_CHANGED' && session && !isKept(session, event.payload.accounts))
      session.end('peer')
  }

  const frame = createFrameOwner({
    ...context,
    getChainId: () => wallet.getChainId(),
    onScreen: createApprovalView({ modal, router }),
    onEvent: follow,
    onFrame: (isOpen) => {
      if (!isOpen) forget()
      wallet.handleFrame(isOpen)
    },
    onDismiss: () => {
      wallet.getSession()?.rejectOpen()
      if (connection.store.getState().attempt.status === 'connecting')
        connection.abort(new ModalError('connection.rejected'))
    },
  })

  const wallet = createEmbeddedWallet({ ...context, frame, memory, onEnded: forget })

  /** Connects the visitor who has just logged in: a connection that waits for the login continues; otherwise one begins. */
  const connectUser = async ({ signal }: { readonly signal: AbortSignal }): Promise<Connection> => {
    const pending = waiting
    if (pending === undefined) return await connection.connect({ connectorId: AUTH_ID, signal })
    pending.goOn()
    const [first] = await raceAbort(pending.connected, signal)
    if (first === undefined) throw new ModalError('wallet.unauthorized')
    return first
  }

  const email = createEmailLogin({
    ...context,
    frame,
    memory,
    connect: connectUser,
    onLoggedIn: (address) => {
      if (store.getState().user?.email?.toLowerCase() !== address.toLowerCase()) wallet.getSession()?.end('peer')
    },
    show: views.showEmail,
  })

  /** Ends the session of another visitor than the one with this name. */
  const endOther = (userName: string | null): void => {
    if (isOther(store.getState().user, userName)) wallet.getSession()?.end('peer')
  }

  const social = createSocialLogin({
    ...context,
    frame,
    memory,
    connect: connectUser,
    getSecureSite: () => controllers.options.store.getState().secureSite,
    onLoggedIn: endOther,
    show: views.showSocial,
  })

  const farcaster = createFarcasterLogin({
    frame,
    memory,
    store,
    connect: connectUser,
    isConnected: () => wallet.getSession() !== undefined,
    onLoggedIn: endOther,
    show: views.showFarcaster,
  })

  const passkey = createPasskeyLogin({
    frame,
    memory,
    store,
    connect: connectUser,
    // Whose passkey it was is known once the wallet opens.
    onLoggedIn: () => wallet.getSession()?.end('peer'),
    show: views.showPasskey,
  })
  // The e-mail last: it puts the state back.
  const methods: readonly LoginMethod[] = [social, farcaster, passkey, email]

  /** Asks the visitor to log in, and resolves when that has happened. */
  const waitForLogin = async (signal: AbortSignal, connected: Promise<readonly Connection[]>): Promise<void> => {
    const { promise, resolve } = defer<void>()
    waiting = { goOn: () => resolve(), connected }
    const known = memory.email.get()
    const account = memory.social.get()
    if (known !== undefined) {
      if (!views.isOpen()) modal.open({ view: 'EmailLogin' })
      // The view shows why no code could be sent.
      email.sendCode({ email: known, signal }).catch(() => undefined)
    } else if (account !== undefined) {
      // The visitor switches to a login that has ended (S4.012).
      const { provider } = account
      if (!views.isOpen()) modal.open(toView(provider))
      const isPopup = provider !== 'farcaster'
      const login = isPopup ? social.logInWithSocial({ provider, signal }) : farcaster.logInWithFarcaster({ signal })
      login.catch(() => undefined)
    } else if (!views.isOpen() || views.getView() !== 'Connect') modal.open({ view: 'Connect' })
    await raceAbort(promise, signal)
  }

  const connect = async ({ networkId, signal }: ConnectParameters & { readonly signal: AbortSignal }) => {
    const { promise: connected, reject, resolve } = defer<readonly Connection[]>()
    connected.catch(() => undefined)
    try {
      if (!methods.some((method) => method.isLoggedIn()) && !(await wallet.isLoggedIn(signal)))
        await waitForLogin(signal, connected)
      if (!methods.some((method) => method.isActive())) store.patch({ step: 'connecting', error: null })
      const connections = await wallet.open({ networkId, signal })
      // Before the modal closes, because leaving its view ends a login that is not complete.
      for (const method of methods) method.complete()
      resolve(connections)
      return connections
    } catch (cause) {
      const error = toLoginError(signal.aborted ? signal.reason : cause, { isConnecting: true })
      if (error.code === 'auth.notConnected') forget()
      reject(error)
      await fillMessage(error)
      // A code that was sent can still be entered.
      const { step } = store.getState()
      if (!methods.some((method) => method.isActive()))
        store.patch({
          step: step === 'connecting' ? 'idle' : step,
          error: signal.aborted ? null : toErrorSummary(error),
        })
      throw error
    } finally {
      if (waiting?.connected === connected) waiting = undefined
    }
  }

  const cancel = (): void => methods.forEach((method) => method.cancel())
  const update = createEmailUpdate({ ...context, frame, memory, wallet, show: views.showUpdate })
  const stops = [views.watchLeaving(cancel), views.watchLeavingUpdate(update.cancelEmailUpdate)]

  return {
    prepare: frame.prepare,
    sendCode: email.sendCode,
    resendCode: email.resendCode,
    enterCode: email.enterCode,
    logInWithSocial: social.logInWithSocial,
    enterSocialCode: social.enterSocialCode,
    logInWithFarcaster: farcaster.logInWithFarcaster,
    logInWithPasskey: passkey.logInWithPasskey,
    cancel,
    connect,
    restore: wallet.restore,
    disconnect: wallet.disconnect,
    ...update,
    ...createUserActions({ frame, signal: context.signal, store, wallet }),
    destroy: () => {
      for (const stop of stops) stop()
      cancel()
      wallet.destroy()
      frame.close()
    },
  }
}

/** The view of a login with an account. */
function toView(provider: SocialName): Parameters<ModalController['open']>[0] {
  return provider === 'farcaster'
    ? { view: 'ConnectingFarcaster' }
    : { view: 'ConnectingSocial', parameters: { provider } }
}

/** Whether a user is not the one that a login with an account names so. */
function isOther(user: LoginState['user'], userName: string | null): boolean {
  return user !== null && (user.email !== null || user.userName !== userName)
}

/** Whether the addresses of a session are among the accounts (CAIP-10) of the wallet. */
function isKept({ addresses, namespaces }: EmbeddedSession, accounts: readonly string[]): boolean {
  return namespaces.every((namespace) => {
    const address = foldAddress(namespace, addresses[namespace]) ?? ''
    return accounts.some(
      (account) =>
        account.startsWith(`${namespace}:`) && foldAddress(namespace, account)?.endsWith(`:${address}`) === true,
    )
  })
}
