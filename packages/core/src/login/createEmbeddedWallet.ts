import { frameAnswers, type FrameUser } from '@latchkey/protocol/frame'
import { isNamespace, type CaipNetworkId, type Namespace } from '@latchkey/protocol/caip'
import { selectNamespaces } from '../adapter/adaptersState.ts'
import type { Connection } from '../adapter/types.ts'
import type { StoredConnections } from '../connect/connectionController.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { whenIdle } from '../kernel/ports/whenIdle.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { isBundlerMethod } from '../smart-account/bundlerMethods.ts'
import { createBundlerReader } from '../smart-account/createBundlerReader.ts'
import { AUTH_ID, AUTH_NAME } from './constants.ts'
import { createAccountTypes } from './createAccountTypes.ts'
import { createEmbeddedSession, type EmbeddedSession, type WalletAddresses } from './createEmbeddedSession.ts'
import type { FrameOwner } from './createFrameOwner.ts'
import type { LoginMemory } from './createLoginMemory.ts'
import { createRefusalReport } from './createRefusalReport.ts'
import { createSessionCheck, isSameWallet, type SessionCheck } from './createSessionCheck.ts'
import { followNetworks } from './followNetworks.ts'
import { getAuthName } from './getAuthName.ts'
import { listLoginNetworks } from './listLoginNetworks.ts'
import { showLoginUser } from './showLoginUser.ts'
import type { LoginState } from './state.ts'
import { toLoginError } from './toLoginError.ts'

/** The wallet of the visitor who is logged in, as connections of the adapters. */
export interface EmbeddedWallet extends Pick<SessionCheck, 'confirm' | 'isLoggedIn'> {
  /** Opens the wallet, and has the adapters adopt it. The frame may show a screen. */
  open(parameters: {
    readonly networkId?: CaipNetworkId | undefined
    readonly signal: AbortSignal
  }): Promise<readonly Connection[]>
  restore(stored: StoredConnections): Promise<void>
  disconnect(parameters: { readonly namespace?: Namespace | undefined }): Promise<void>
  getSession(): EmbeddedSession | undefined
  /** Asks the frame about the user again, without a screen. */
  refresh(): Promise<void>
  /** There is a frame, which is asked about a session, or it is gone. */
  handleFrame(isOpen: boolean): void
  /** The network that the frame opens with. */
  getChainId(): CaipNetworkId
  destroy(): void
}

export type EmbeddedWalletContext = Pick<
  PluginContext<LoginState, 'smartAccount'>,
  'controllers' | 'modal' | 'plugin' | 'ports' | 'showError' | 'signal' | 'store'
> & {
  readonly frame: Pick<FrameOwner, 'ask' | 'isOpen'>
  readonly memory: LoginMemory
  /** The session is over: the visitor has left, or the frame has ended it. */
  readonly onEnded: () => void
}

/** Creates the wallet of one modal. */
export function createEmbeddedWallet(context: EmbeddedWalletContext): EmbeddedWallet {
  const { controllers, frame, memory, ports, showError, store } = context
  const { account, adapters, modal, network } = controllers
  const stops = new Set<() => void>()
  let session: EmbeddedSession | undefined

  const listNetworks = (...preferred: readonly (CaipNetworkId | undefined)[]): readonly CaipNetworkId[] =>
    listLoginNetworks(network.store.getState(), preferred)
  /** The name of the login (S5.037). */
  const getName = (email: string | null | undefined, socialUsername: string | null | undefined): string =>
    getAuthName({ email, socialUsername, socialProvider: memory.social.get()?.provider }) ?? AUTH_NAME
  const getChainId = (): CaipNetworkId => listNetworks(memory.lastUsedChain.get())[0] ?? 'eip155:1'

  const showUser = (): void =>
    showLoginUser({ account, adapters, user: store.getState().user, socialProvider: memory.social.get()?.provider })
  const onUser = (user: FrameUser): void => {
    store.patch({ user })
    showUser()
    if (session !== undefined) types.get()?.handleUser(session, user)
  }
  const types = createAccountTypes({
    ...context,
    getSession: () => session,
    confirm: async () => await check.confirm({}),
  })
  const check = createSessionCheck({ frame, getChainId, showError, getSession: () => session, onUser })

  const requestBundler = createBundlerReader(context.modal)
  const request: Parameters<typeof createEmbeddedSession>[0]['request'] = async (call) => {
    const { isApproval, method, networkId: chainId, params, signal } = call
    if (isBundlerMethod(method)) return await requestBundler({ chainId, method, params, signal })
    try {
      await check.confirm({ signal })
      // What is asked for may depend on the type of the account.
      if (isApproval) await types.get()?.whenTold()
      const payload = { chainId, method, params }
      const schema = frameAnswers.RPC_REQUEST
      return (await frame.ask({ name: 'RPC_REQUEST', payload, schema, signal, isApproval })).result
    } catch (cause) {
      const error = cause === signal.reason ? toModalError(cause, 'request.aborted') : toLoginError(cause, { method })
      if (isModalError(error, 'auth.notConnected')) session?.end('expired')
      throw error
    }
  }

  const refusals = createRefusalReport({ modal, ports, showError })

  const hold = (parameters: {
    readonly name: string
    readonly addresses: WalletAddresses
    readonly networks: readonly CaipNetworkId[]
  }): EmbeddedSession => {
    const created = createEmbeddedSession({
      ...parameters,
      getType: types.getType,
      request,
      onRefused: refusals.report,
      signOut: async () => {
        try {
          await frame.ask({ name: 'SIGN_OUT', payload: undefined, schema: frameAnswers.SIGN_OUT })
        } catch (error) {
          // The frame has got the request; a modal that is destroyed meanwhile has no place to report a failure.
          if (!context.signal.aborted) throw error
        }
      },
      onEnded: () => {
        if (session !== created) return
        session = undefined
        memory.clear()
        types.get()?.end()
        store.patch({ user: null, emailUpdate: null })
        context.onEnded()
      },
    })
    const previous = session
    session = created
    previous?.end('peer')
    return created
  }

  /** Asks the frame about the session, without showing anything for it. */
  const confirmQuietly = (): void =>
    void check.confirm({ isQuiet: true, signal: context.signal }).catch(() => undefined)

  const adopt = async (held: EmbeddedSession, namespace: Namespace): Promise<Connection> =>
    await adapters.get(namespace).adopt(held.forNamespace(namespace))

  stops.add(refusals.end)
  stops.add(adapters.store.subscribe(showUser))
  stops.add(followNetworks({ adapters, frame, memory, isConfirmed: check.isConfirmed }))

  return {
    confirm: check.confirm,
    refresh: async () => {
      await check.renew()
    },
    isLoggedIn: check.isLoggedIn,
    getChainId,
    getSession: () => session,
    handleFrame: (isOpen) => {
      if (!isOpen) check.forget()
      else if (session !== undefined) confirmQuietly()
    },
    open: async ({ networkId, signal }) => {
      const networks = listNetworks(networkId)
      const [chainId = 'eip155:1'] = networks
      await types.load()
      const user = await check.askUser({ chainId, signal })
      signal.throwIfAborted()
      const { addresses, email, userName } = user
      const isKnown = session !== undefined && isSameWallet(session, addresses)
      const held = session && isKnown ? session : hold({ name: getName(email, userName), addresses, networks })
      const connections: Connection[] = []
      try {
        for (const namespace of held.namespaces) {
          if (adapters.find(namespace)) connections.push(await adopt(held, namespace))
          signal.throwIfAborted()
        }
        if (connections.length === 0) throw new ModalError('wallet.unauthorized')
      } catch (error) {
        // A wallet that only some adapters have adopted is not connected.
        if (!isKnown) held.end('peer')
        throw error
      }
      memory.lastUsedChain.set(chainId)
      // A login with a passkey names no address.
      if (email && memory.social.get() === undefined) memory.email.set(email)
      check.accept(held, user)
      return connections
    },
    restore: async (stored) => {
      const own = listStored(stored)
      if (own.length === 0) return
      const addresses: Partial<Record<Namespace, string>> = {}
      for (const { activeAddress, namespace } of own) addresses[namespace] ??= activeAddress
      const name = getName(memory.email.get(), memory.social.get()?.userName)
      ;(await types.load()).begin()
      const held = hold({ name, addresses, networks: listNetworks(...own.map(({ networkId }) => networkId)) })
      // The app no longer has a network of the wallet.
      if (held.namespaces.length === 0) return held.end('peer')
      for (const { isActive, namespace } of own) {
        if (!held.namespaces.includes(namespace)) continue
        const active = adapters.find(namespace)?.store.getState().activeConnectionId
        await adopt(held, namespace)
        if (!isActive && active) await adapters.get(namespace).switchAccount({ connectionId: active })
      }
      // The stored connection is shown at once. The frame confirms it when the page is idle, without showing a screen.
      stops.add(whenIdle(ports, confirmQuietly))
    },
    disconnect: async ({ namespace }) => {
      const state = adapters.store.getState()
      const names = namespace === undefined ? selectNamespaces(state) : [namespace]
      for (const name of names)
        for (const { connectorId, id } of state.byNamespace[name]?.connections ?? [])
          if (connectorId === AUTH_ID) await adapters.get(name).disconnect({ connectionId: id })
    },
    destroy: () => {
      for (const stop of stops) stop()
    },
  }
}

/** The stored connections of the login, and whether each is the active one of its namespace. */
function listStored(stored: StoredConnections) {
  return Object.keys(stored)
    .filter(isNamespace)
    .flatMap((namespace) =>
      (stored[namespace] ?? []).flatMap((connection, index) =>
        connection.connectorId === AUTH_ID ? { ...connection, namespace, isActive: index === 0 } : [],
      ),
    )
}
