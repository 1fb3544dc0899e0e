import type { Connection } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type {
  PairedSession,
  PairingClient,
  PairingEvent,
  Proposal,
  ProposalNamespaces,
} from '../adapter/PairingClient.ts'
import type {
  PairingState,
  PairParameters,
  PairResult,
  SessionSummary,
  StoredPairedConnection,
  WalletConnect,
  WalletConnectState,
} from './types.ts'
import { createStore } from '../kernel/store/createStore.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import type { FeatureContext } from '../plugin/Modal.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { isNamespace, type CaipNetworkId, type Namespace } from '@latchkey/protocol/caip'
import { PAIRING_EXPIRED_MARGIN, PAIRING_RETRY_INTERVAL } from './constants.ts'
import { createRemoteSession, type SessionHub } from './createRemoteSession.ts'
import { createSessionAdapterFactory } from './createSessionAdapter.ts'
import { followSession } from './followSession.ts'
import type { SessionPlace } from './orderGrants.ts'

export interface WalletConnectContext extends Pick<FeatureContext, 'adapters' | 'network' | 'ports'> {
  /**
   * Loads what speaks the protocol, and finds the relay: for a session that is restored the one that it was made over.
   * Asked again after it failed.
   */
  readonly openClient: (parameters: { readonly isRestoring: boolean }) => Promise<PairingClient>
  /** What is asked of the wallet: all of it optional to it. */
  readonly toNamespaces: () => ProposalNamespaces
  /** Asks for more than a session, where that can be asked: `undefined` where it cannot. */
  readonly proposeMore?:
    | ((parameters: {
        readonly client: PairingClient
        readonly namespaces: ProposalNamespaces
      }) => Promise<Proposal | undefined>)
    | undefined
  /** The wallet has settled a session that is waited for; nobody has taken it up yet. Never rejects. */
  readonly onSettled?:
    | ((parameters: { readonly session: PairedSession; readonly signal: AbortSignal }) => Promise<void>)
    | undefined
  /** A request is on its way to the wallet of this session: on a phone this brings the wallet to the front. */
  readonly onRequest: (session: PairedSession) => void
  /** The wallet has taken back the network that the visitor was on, and the page has left it for another. */
  readonly onNetworkWithdrawn: (parameters: { readonly networkId: CaipNetworkId }) => void
}

/** Makes the pairing of one modal. */
export function createWalletConnect(context: WalletConnectContext): {
  readonly walletConnect: WalletConnect
  destroy(): void
} {
  const { adapters, network, ports } = context
  const { clock } = ports
  const store = createStore<WalletConnectState>({
    status: 'disconnected',
    pairing: { status: 'idle' },
    session: null,
    relay: 'idle',
  })
  const ends: (() => void)[] = []
  let opening: Promise<PairingClient> | undefined
  let client: PairingClient | undefined
  let hub: SessionHub | undefined
  /** The session whose first chains have been taken up. */
  let settled: SessionHub | undefined
  /** The code that can be taken up, whoever shows it. */
  let proposal: { readonly open: Proposal; readonly ends: () => void } | undefined
  let proposing: Promise<Proposal> | undefined
  let isWaitedFor = false
  let isDestroyed = false
  /** Ends what waits for the code at hand, so that a new one is made. */
  let renewWait: (() => void) | undefined

  const setPairing = (pairing: PairingState): void =>
    store.patch({ pairing, status: hub ? 'connected' : isWaitedFor ? 'connecting' : 'disconnected' })

  const open = (isRestoring = false): Promise<PairingClient> => {
    opening ??= context.openClient({ isRestoring }).then(
      async (opened) => {
        if (isDestroyed) {
          await opened.destroy()
          throw new ModalError('modal.destroyed')
        }
        client = opened
        ends.push(
          opened.subscribe((event) => {
            if (event.type === 'sessionExtended' && hub?.topic === event.session.topic)
              store.patch({ session: toSummary(event.session) })
            if (hub) follow(hub, event)
          }),
          watchSelector(
            opened.store,
            ({ relay }) => relay,
            (relay) => store.patch({ relay }),
          ),
        )
        return opened
      },
      (cause: unknown) => {
        opening = undefined
        throw toModalError(cause, 'chunk.failed')
      },
    )
    return opening
  }

  const forget = (): void => {
    proposal?.ends()
    proposal = undefined
  }

  const follow = (made: SessionHub, event: PairingEvent): void => {
    const granted = followSession(context, { hub: made, event })
    if (settled !== made) return
    // Where the visitor uses another wallet, that one is left alone.
    const isFree = (namespace: Namespace): boolean => !adapters.find(namespace)?.store.getState().activeConnectionId
    for (const namespace of getNamespaces().filter((known) => granted.includes(known) && isFree(known)))
      // A chain that cannot be taken up leaves the others alone.
      adopt(made, [namespace]).catch(() => undefined)
    made.endUnused().catch(() => undefined)
  }

  const isFresh = ({ expiresAt }: Proposal): boolean => expiresAt - clock.now() > PAIRING_EXPIRED_MARGIN

  const watchProposal = (made: Proposal): void => {
    const show = (): void => {
      const { progress } = made.store.getState()
      if (progress === 'failed' || progress === 'settled') return
      if (progress === 'responded') setPairing({ status: 'settling' })
      else {
        const { uri, expiresAt } = made
        setPairing({ status: 'ready', uri, expiresAt, isPublished: progress === 'published' })
      }
    }
    proposal = { open: made, ends: made.store.subscribe(show) }
    show()
    const drop = (): void => {
      if (proposal?.open !== made) return
      forget()
      if (!isWaitedFor) setPairing({ status: 'idle' })
    }
    // A code that nobody waits for any more is nobody's session.
    made.approval.then((session) => {
      if (isWaitedFor || proposal?.open !== made) return
      drop()
      void client?.disconnect({ topic: session.topic })
    }, drop)
  }

  /** The code at hand if it is still good, or a new one. */
  const propose = (): Promise<Proposal> => {
    const { open: known } = proposal ?? {}
    const progress = known?.store.getState().progress
    if (known && (progress === 'responded' || isFresh(known))) return Promise.resolve(known)
    forget()
    proposing ??= (async () => {
      try {
        setPairing({ status: 'preparing' })
        const opened = await open()
        const namespaces = context.toNamespaces()
        const more = await context.proposeMore?.({ client: opened, namespaces })
        const made = more ?? (await opened.propose({ namespaces }))
        watchProposal(made)
        return made
      } finally {
        proposing = undefined
      }
    })()
    return proposing
  }

  /** Waits for the wallet; gives nothing when a new code is due. */
  const wait = async (made: Proposal, signal: AbortSignal): Promise<PairedSession | undefined> => {
    let cancel: () => void = () => undefined
    const isOver = new Promise<undefined>((resolve, reject) => {
      const due = made.expiresAt - PAIRING_EXPIRED_MARGIN - clock.now()
      const renew = (): void => resolve(undefined)
      const stop = clock.after(Math.max(due, 0), () => {
        // A wallet that has answered is settling: its session is on its way.
        if (made.store.getState().progress !== 'responded') renew()
      })
      const abort = (): void => reject(toModalError(signal.reason, 'connection.aborted'))
      renewWait = renew
      signal.addEventListener('abort', abort)
      cancel = () => {
        stop()
        signal.removeEventListener('abort', abort)
      }
      if (signal.aborted) abort()
    })
    const approval = made.approval.catch((error: unknown) => {
      // It expired under our hands, as when a laptop has slept: the next code takes its place.
      if (toModalError(error, 'connection.failed').code === 'pairing.expired') return undefined
      throw error
    })
    try {
      return await Promise.race([approval, isOver])
    } finally {
      cancel()
      renewWait = undefined
    }
  }

  const obtain = async (signal: AbortSignal): Promise<PairedSession> => {
    signal.throwIfAborted()
    const session = await wait(await propose(), signal)
    forget()
    if (session) return session
    await pause(signal)
    return await obtain(signal)
  }

  /** Codes follow each other at an interval, however fast they expire. */
  const pause = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        cancel()
        signal.removeEventListener('abort', end)
        resolve()
      }
      const cancel = clock.after(PAIRING_RETRY_INTERVAL, end)
      signal.addEventListener('abort', end)
      // It may have been called off between the last code and this pause.
      if (signal.aborted) end()
    })

  /** Where the visitor is on each namespace, unless the app wants them elsewhere. */
  const getPlaces = ({ networkId }: Pick<PairParameters, 'networkId'>): Partial<Record<Namespace, SessionPlace>> => {
    const { byNamespace } = network.store.getState()
    const places: Partial<Record<Namespace, SessionPlace>> = {}
    for (const namespace of Object.keys(byNamespace).filter(isNamespace)) {
      const wanted = networkId?.startsWith(`${namespace}:`) ? networkId : undefined
      places[namespace] = { networkId: wanted ?? byNamespace[namespace]?.activeNetwork.caipNetworkId }
    }
    return places
  }

  const takeUp = (parameters: {
    readonly session: PairedSession
    readonly places: Readonly<Partial<Record<Namespace, SessionPlace>>>
  }): SessionHub => {
    const { session } = parameters
    const opened = client
    if (!opened) throw new ModalError('modal.destroyed')
    const made = createRemoteSession({ ...parameters, client: opened, onRequest: () => context.onRequest(session) })
    hub = made
    store.patch({ session: toSummary(session) })
    setPairing({ status: 'idle' })
    made.whole.subscribe((event) => {
      if (event.type === 'updated') {
        const current = opened.sessions().find(({ topic }) => topic === session.topic)
        if (current && hub === made) store.patch({ session: toSummary(current) })
      }
      if (event.type !== 'ended' || hub !== made) return
      hub = undefined
      store.patch({ session: null })
      setPairing(store.getState().pairing)
    })
    return made
  }

  /** Has each namespace's adapter take its part; one that fails leaves the others alone. */
  const adopt = async (made: SessionHub, namespaces: readonly Namespace[]): Promise<readonly Connection[]> => {
    const connections: Connection[] = []
    for (const namespace of namespaces) {
      if (!made.whole.grants[namespace]?.accounts.length) continue
      if (!adapters.find(namespace)) adapters.add(createSessionAdapterFactory(namespace))
      connections.push(await adapters.get(namespace).adopt(made.toView(namespace)))
    }
    return connections
  }

  /** As `adopt`; a wallet that is in use stays in use. */
  const adoptAside = async (made: SessionHub, namespace: Namespace): Promise<void> => {
    const active = adapters.find(namespace)?.store.getState().activeConnectionId
    await adopt(made, [namespace])
    if (active) await adapters.get(namespace).switchAccount({ connectionId: active })
  }

  const getNamespaces = (): readonly Namespace[] => [
    ...new Set(network.store.getState().networks.map(({ chainNamespace }) => chainNamespace)),
  ]

  const pair = async ({ signal, ...parameters }: PairParameters = {}): Promise<PairResult> => {
    const own = signal ?? new AbortController().signal
    isWaitedFor = true
    setPairing(store.getState().pairing)
    try {
      const session = await obtain(own)
      await context.onSettled?.({ session, signal: own })
      if (own.aborted) {
        void client?.disconnect({ topic: session.topic })
        own.throwIfAborted()
      }
      const former = hub
      const made = takeUp({ session, places: getPlaces(parameters) })
      const connections = await adopt(made, getNamespaces())
      settled = made
      if (connections.length === 0) {
        await made.whole.disconnect()
        throw new ModalError('wallet.unauthorized')
      }
      // One wallet at a time: the former one is told goodbye, and nobody waits for its answer.
      former?.whole.disconnect().catch(() => undefined)
      return { session: made.whole, connections }
    } catch (cause) {
      const error = toModalError(cause, 'connection.failed')
      isWaitedFor = false
      if (own.aborted) setPairing(proposal ? store.getState().pairing : { status: 'idle' })
      else {
        forget()
        setPairing({ status: 'failed', error: toErrorSummary(error) })
      }
      throw error
    } finally {
      isWaitedFor = false
    }
  }

  const restore = async (stored: readonly StoredPairedConnection[]): Promise<void> => {
    const opened = await open(true)
    const session = opened.sessions().at(-1)
    if (session === undefined) return
    const places: Partial<Record<Namespace, SessionPlace>> = {}
    for (const { namespace, networkId, activeAddress } of stored)
      places[namespace] ??= { networkId, address: activeAddress }
    const made = takeUp({ session, places })
    for (const { namespace, isActive } of stored)
      await (isActive ? adopt(made, [namespace]) : adoptAside(made, namespace))
    settled = made
  }

  return {
    walletConnect: {
      store,
      prepare: async () => {
        if (hub || isDestroyed) return
        await propose().catch(() => {
          if (!isWaitedFor) setPairing({ status: 'idle' })
        })
      },
      pair,
      restore,
      renew: () => {
        forget()
        renewWait?.()
      },
      disconnect: async () => await hub?.whole.disconnect(),
      getSession: () => hub?.whole,
    },
    destroy: () => {
      isDestroyed = true
      forget()
      for (const end of ends) end()
      void client?.destroy()
    },
  }
}

function toSummary({ topic, peer, grants, expiresAt }: PairedSession): SessionSummary {
  const [icon] = peer.icons
  const namespaces = Object.keys(grants).filter(isNamespace)
  return { topic, peer: { name: peer.name, url: peer.url, ...(icon && { icon }) }, namespaces, expiresAt }
}
