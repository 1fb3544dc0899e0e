import type { Namespace } from '@latchkey/protocol/caip'
import type { Siwx, SiwxSession } from '@latchkey/protocol/siwx'
import type { Connection } from '../adapter/types.ts'
import { selectActiveConnection, selectNamespaces, type AdaptersState } from '../adapter/adaptersState.ts'
import { selectNetwork, selectNetworks } from '../network/networkState.ts'
import { createFeatureError } from '../kernel/errors/createFeatureError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { watchPresence } from '../kernel/ports/watchPresence.ts'
import { signInNetworksItem } from '../kernel/store/storedItems.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { raceAbort } from '../kernel/utils/raceAbort.ts'
import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import { LONGEST_TIMER, SESSION_CHECK_WAIT } from './constants.ts'
import { createOneClick, type OneClick } from './createOneClick.ts'
import { createSigner } from './createSigner.ts'
import { createSignInView } from './createSignInView.ts'
import { endSessions } from './endSessions.ts'
import { fromSiweConfig } from './fromSiweConfig.ts'
import { selectLiving } from './selectLiving.ts'
import { selectSignIn, type NamespaceSignIn, type SignInState } from './state.ts'
import type { Visit } from './Visit.ts'

export type SignInContext = Pick<
  PluginContext<SignInState>,
  'controllers' | 'options' | 'persist' | 'ports' | 'showError' | 'store'
>

/** Whose sign-in is meant. */
export interface SignInTarget {
  /** The active namespace if none is named. */
  readonly namespace?: Namespace | undefined
}

/** What signing in does, once it is loaded. */
export interface SignInMachine {
  /**
   * A wallet was connected (`isNew`) or those of the last visit are back: asks for a signature if one is needed. Resolves
   * to whether the modal may close.
   */
  requireSignIn(parameters: { readonly isNew: boolean }): Promise<boolean>
  /**
   * Has the account in use sign, and gives its session; one that lives already is given at once. A newer call aborts the
   * older.
   *
   * @throws `siwx.notEnabled`, `connection.required`, `network.unsupported`, `siwx.declined`, `siwx.smartAccountUnsupported`,
   * `request.failed` (there is no message to sign), `request.aborted` (the account has changed), or the signal's reason.
   */
  signIn(parameters?: SignInTarget & { readonly signal?: AbortSignal | undefined }): Promise<SiwxSession>
  /** Ends the account's sessions on all networks of its namespace. @throws `siwx.notEnabled`, `connection.required`, `request.failed` */
  signOut(parameters?: SignInTarget): Promise<void>
  /**
   * The visitor does not sign. Where a session is required they are brought back to the network where they have one (S4.036),
   * or else disconnected (S4.037); otherwise the modal closes (S4.038).
   *
   * @throws `siwx.notEnabled`
   */
  cancel(parameters?: SignInTarget): Promise<void>
  /** `undefined` while sign-in is off. */
  readonly oneClick: OneClick | undefined
  destroy(): void
}

/** Makes the sign-in of one modal. */
export function createSignIn(context: SignInContext): SignInMachine {
  const siwx = toSiwx(context)
  if (!siwx || !context.store.getState().isEnabled) return createDisabled()
  return create({ ...context, siwx })
}

function create(context: SignInContext & { readonly siwx: Siwx }): SignInMachine {
  const { options, siwx, store } = context
  const { adapters, connection, modal, network, router, telemetry } = context.controllers
  const { clock } = context.ports
  const memory = context.persist(signInNetworksItem)
  const visits = new Map<Namespace, Visit>()
  /** Accounts that leave are signed out before anybody is asked whether they are signed in. */
  let leaving: Promise<unknown> = Promise.resolve()

  const getActive = (): Namespace => network.store.getState().activeNamespace
  const read = (namespace: Namespace): NamespaceSignIn => selectSignIn(store.getState(), namespace)
  const isCurrent = (visit: Visit): boolean => visits.get(visit.namespace) === visit

  /** Writes what is known of an account, unless another one has taken its place. */
  const put = (visit: Visit, part: Partial<NamespaceSignIn>): void => {
    if (!isCurrent(visit)) return
    const { namespace } = visit
    store.set((state) => ({
      ...state,
      isRequired: siwx.getRequired(),
      byNamespace: { ...state.byNamespace, [namespace]: { ...selectSignIn(state, namespace), ...part } },
    }))
  }

  const view = createSignInView({
    ...context.controllers,
    siwx,
    store,
    visits,
    prepare: (visit) => signer.prepareAhead(visit),
  })
  const signer = createSigner({
    ...context.controllers,
    ports: context.ports,
    siwx,
    store,
    put,
    onSigned: (visit, sessions) => take(visit, sessions),
    onFailed: view.reopen,
  })
  const oneClick = createOneClick({ network, siwx, telemetry })

  /** What the sessions of an account come to. */
  const take = (visit: Visit, sessions: readonly SiwxSession[], hasExpired = false): void => {
    const { namespace, account } = visit
    const { living, endsAt } = selectLiving(sessions, clock.now())
    visit.stopTimer()
    if (living.length > 0) {
      put(visit, { status: 'signedIn', sessions: living, message: null, failure: null, hasExpired: false })
      memory.set({ ...memory.get(), [namespace]: account.chainId })
      if (endsAt < Number.POSITIVE_INFINITY)
        visit.stopTimer = clock.after(Math.min(endsAt - clock.now(), LONGEST_TIMER), () => void refresh(visit))
      view.finish(namespace)
      return
    }
    const failure = oneClick.takeFailure(account) ?? null
    put(visit, { status: failure ? 'failed' : 'signedOut', sessions: [], failure, hasExpired })
    view.ask()
  }

  /** Looks again: time is over, or the visitor is back. */
  const refresh = async (visit: Visit): Promise<void> => {
    const { namespace, account } = visit
    const known = read(namespace).sessions
    const sessions = await siwx.getSessions(account).catch((cause: unknown) => {
      telemetry.reportError(cause, 'request.failed')
      return known
    })
    if (!isCurrent(visit) || read(namespace).status !== 'signedIn') return
    const isOver = selectLiving(known, clock.now()).living.length === 0
    if (selectLiving(sessions, clock.now()).living.length === 0) {
      telemetry.record({ event: 'SIWX_EXPIRED', namespace })
      // Who can do without is told, and not asked.
      visit.isDismissed = true
    }
    take(visit, sessions, isOver)
  }

  const check = async (visit: Visit, isFirst: boolean): Promise<void> => {
    put(visit, { status: 'checking' })
    let sessions: readonly SiwxSession[] = []
    try {
      const found = leaving.then(() => siwx.getSessions(visit.account))
      const limit = { clock, milliseconds: SESSION_CHECK_WAIT }
      sessions = await raceTimeout(raceAbort(found, visit.over.signal), limit)
    } catch (cause) {
      if (!isCurrent(visit)) return
      if (isFirst) return await failFirst(visit, cause)
      telemetry.reportError(cause, 'request.failed')
    }
    if (isCurrent(visit)) take(visit, sessions)
  }

  /** S8.057, S8.058 */
  const failFirst = async (visit: Visit, cause: unknown): Promise<void> => {
    context.showError(createFeatureError('siwx.initFailed', { cause }))
    await leave(visit)
    if (modal.store.getState().isOpen) router.reset('Connect')
  }

  /** Ends the connection of an account that is not to be used. */
  const leave = async (visit: Visit): Promise<void> => {
    await connection.disconnect({ connectionId: visit.connectionId }).catch(() => undefined)
    // A wallet that does not let go is left all the same.
    if (isCurrent(visit)) end(visit)
  }

  const end = (visit: Visit): void => {
    const { namespace } = visit
    visits.delete(namespace)
    visit.stopTimer()
    visit.over.abort(new ModalError('request.aborted', { details: 'Another account, or none, is in use now' }))
    store.set((state) => {
      const { [namespace]: _ended, ...byNamespace } = state.byNamespace
      return { ...state, byNamespace }
    })
  }

  const begin = (active: Connection, former: Visit | undefined): void => {
    const { id: connectionId, namespace, networkId: chainId, activeAddress: accountAddress } = active
    const { attempt, isRestoring } = connection.store.getState()
    const isConnecting = attempt.status === 'connecting'
    const visit: Visit = {
      namespace,
      connectionId,
      account: { chainId, accountAddress },
      isSupported: isFor(namespace) && selectNetwork(network.store.getState(), chainId) !== undefined,
      over: new AbortController(),
      isFresh: !isRestoring && (former !== undefined || isConnecting),
      isDismissed: former?.account.accountAddress === accountAddress && former.isDismissed,
      checked: Promise.resolve(),
      prepared: undefined,
      run: undefined,
      stopTimer: () => undefined,
    }
    visits.set(namespace, visit)
    put(visit, { account: visit.account })
    if (visit.isSupported) visit.checked = check(visit, former === undefined)
  }

  const isFor = (namespace: Namespace): boolean => options.siwx !== undefined || namespace === 'eip155'

  const follow = (state: AdaptersState, previous?: AdaptersState): void => {
    for (const namespace of new Set([...selectNamespaces(state), ...visits.keys()])) {
      const active = selectActiveConnection(state, namespace)
      const former = visits.get(namespace)
      const isSame =
        active?.id === former?.connectionId &&
        active?.networkId === former?.account.chainId &&
        active?.activeAddress === former?.account.accountAddress
      if (isSame) continue
      if (former) end(former)
      if (active) begin(active, former)
    }
    view.follow()
    if (previous && siwx.signOutOnDisconnect) signOutLeft(state, previous)
  }

  /** Who disconnects is signed out, unless another wallet is there with the same account. */
  const signOutLeft = (state: AdaptersState, previous: AdaptersState): void => {
    const present = listConnections(state)
    const left = listConnections(previous).filter(({ id }) => !present.some((other) => other.id === id))
    if (left.length === 0) return
    const isPresent = (address: string): boolean =>
      present.some(({ accounts }) => accounts.some((account) => account.address === address))
    const signOut = async (): Promise<void> => {
      if (present.length === 0) return await siwx.setSessions([])
      for (const { namespace, accounts } of left) {
        const addresses = accounts.map(({ address }) => address).filter((address) => !isPresent(address))
        await endSessions({ siwx, networks: selectNetworks(network.store.getState(), namespace), addresses })
      }
    }
    leaving = leaving.then(signOut).catch((cause: unknown) => telemetry.reportError(cause, 'request.failed'))
  }

  const getVisit = ({ namespace = getActive() }: SignInTarget): Visit => {
    const visit = visits.get(namespace)
    if (!visit) throw new ModalError('connection.required')
    const { chainId: networkId } = visit.account
    if (!visit.isSupported) throw new ModalError('network.unsupported', { context: { networkId } })
    return visit
  }

  follow(adapters.store.getState())
  const ends = [
    adapters.store.subscribe(follow),
    watchPresence(() => {
      for (const visit of visits.values()) if (read(visit.namespace).status === 'signedIn') void refresh(visit)
    }),
  ]

  const requireSignIn: SignInMachine['requireSignIn'] = async ({ isNew }) => {
    const visit = visits.get(getActive())
    if (isNew && visit) visit.isFresh = true
    await visit?.checked
    const current = visits.get(getActive())
    if (current !== visit && current) return await requireSignIn({ isNew })
    return !view.ask() && isNew && current === visit
  }

  return {
    requireSignIn,
    oneClick,
    signIn: async ({ signal, ...target } = {}) => {
      const visit = getVisit(target)
      await raceAbort(visit.checked, visit.over.signal)
      const [living] = read(visit.namespace).sessions
      return living ?? (await signer.sign(visit, signal))
    },
    signOut: async (target = {}) => {
      const visit = getVisit(target)
      const { namespace, account } = visit
      visit.run?.abort(new ModalError('request.aborted'))
      visit.isDismissed = true
      const networks = selectNetworks(network.store.getState(), namespace)
      await endSessions({ siwx, networks, addresses: [account.accountAddress] })
      if (isCurrent(visit)) take(visit, await siwx.getSessions(account))
    },
    cancel: async ({ namespace = getActive() } = {}) => {
      const visit = visits.get(namespace)
      const { status } = read(namespace)
      if (!visit || status === 'signedIn' || status === 'idle') return
      const { run: former } = visit
      visit.run = undefined
      former?.abort(new ModalError('request.aborted'))
      visit.isDismissed = true
      telemetry.record({ event: 'SIWX_CANCEL', namespace })
      if (!siwx.getRequired()) {
        put(visit, { status: 'signedOut' })
        view.close(namespace)
        return
      }
      put(visit, { status: 'cancelling', failure: null })
      // Pressed again while the wallet is asked to switch back: then without it.
      const back = status === 'cancelling' ? undefined : memory.get()?.[namespace]
      if (back && back !== visit.account.chainId && selectNetwork(network.store.getState(), back)) {
        const run = (visit.run = new AbortController())
        const isBack = await network.switchNetwork({ network: back, signal: run.signal }).then(
          () => true,
          () => false,
        )
        if (isBack || run.signal.aborted || !isCurrent(visit)) return
      }
      await leave(visit)
      if (!visits.has(namespace)) view.finish(namespace)
    },
    destroy: () => {
      for (const stop of ends) stop()
      for (const visit of visits.values()) end(visit)
      view.destroy()
    },
  }
}

function toSiwx({ options: { siwx, siweConfig }, ports }: SignInContext): Siwx | undefined {
  if (siwx || !siweConfig) return siwx
  return fromSiweConfig({ config: siweConfig, clock: ports.clock, origin: ports.platform.origin })
}

/** S8.065 */
function createDisabled(): SignInMachine {
  const refuse = async (): Promise<never> => {
    throw createFeatureError('siwx.notEnabled')
  }
  return {
    requireSignIn: async () => true,
    signIn: refuse,
    signOut: refuse,
    cancel: refuse,
    oneClick: undefined,
    destroy: () => undefined,
  }
}

function listConnections(state: AdaptersState): readonly Connection[] {
  return selectNamespaces(state).flatMap((namespace) => state.byNamespace[namespace]?.connections ?? [])
}
