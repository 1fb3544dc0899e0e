import { isNamespace, type CaipNetworkId, type Namespace } from '@latchkey/protocol/caip'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { selectNamespaces } from '../adapter/adaptersState.ts'
import type { PairedSession, PairingClient, Proposal, ProposalNamespaces } from '../adapter/PairingClient.ts'
import type { StoredConnection } from '../adapter/types.ts'
import { WALLET_CONNECT_ID } from '../connect/connectorsState.ts'
import type { StoredConnections } from '../connect/connectionController.ts'
import { createLoader } from '../kernel/createLoader.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { Store } from '../kernel/store/createStore.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import type { NetworkController } from '../network/networkController.ts'
import { createPairingCode } from './createPairingCode.ts'
import { createSessionHolder } from './createSessionHolder.ts'
import type { SessionSelection } from './orderGrants.ts'
import type { PairingState, PairParameters, PairResult, WalletConnect, WalletConnectState } from './types.ts'

export interface WalletConnectContext {
  readonly adapters: AdaptersController
  readonly network: Pick<NetworkController, 'store'>
  readonly ports: Pick<Ports, 'clock'>
  readonly store: Store<WalletConnectState>
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

/** Creates the pairing of one modal. */
export function createWalletConnect(context: WalletConnectContext): WalletConnect {
  const { adapters, network, store } = context
  const { clock } = context.ports
  const ends: (() => void)[] = []
  let client: PairingClient | undefined
  let isWaited = false
  let isDestroyed = false

  const setPairing = (pairing: PairingState): void =>
    store.patch({ pairing, status: holder.get() ? 'connected' : isWaited ? 'connecting' : 'disconnected' })

  const openClient = async (isRestoring: boolean): Promise<PairingClient> => {
    const opened = await context.openClient({ isRestoring })
    if (isDestroyed) {
      await opened.destroy()
      throw new ModalError('modal.destroyed')
    }
    client = opened
    ends.push(
      opened.subscribe((event) => holder.handle(event)),
      watchSelector(
        opened.store,
        ({ relay }) => relay,
        (relay) => store.patch({ relay }),
      ),
    )
    return opened
  }

  let isRestoring = false
  const open = createLoader({ load: async () => await openClient(isRestoring), isDestroyed: () => isDestroyed })

  const holder = createSessionHolder({
    ...context,
    onChanged: (session) => {
      store.patch({ session })
      setPairing(store.getState().pairing)
    },
  })

  const code = createPairingCode({
    clock,
    open,
    isWaited: () => isWaited,
    show: setPairing,
    proposeTo: async (opened) => {
      const namespaces = context.toNamespaces()
      return (await context.proposeMore?.({ client: opened, namespaces })) ?? (await opened.propose({ namespaces }))
    },
  })

  /** Where the visitor is on each namespace, unless the app asks for another network. */
  const getSelection = ({ networkId }: Pick<PairParameters, 'networkId'>) => {
    const { byNamespace } = network.store.getState()
    const selection: Partial<Record<Namespace, SessionSelection>> = {}
    for (const namespace of Object.keys(byNamespace).filter(isNamespace)) {
      const requested = networkId?.startsWith(`${namespace}:`) ? networkId : undefined
      selection[namespace] = { networkId: requested ?? byNamespace[namespace]?.activeNetwork.caipNetworkId }
    }
    return selection
  }

  /** Makes the session the present one, and its namespaces connections. */
  const settle = async (session: PairedSession, parameters: PairParameters): Promise<PairResult> => {
    const opened = client
    if (!opened) throw new ModalError('modal.destroyed')
    const previous = holder.get()
    const shared = holder.hold({ client: opened, session, selection: getSelection(parameters) })
    setPairing({ status: 'idle' })
    const connections = await holder.adopt(shared, holder.getNamespaces())
    holder.confirm(shared)
    if (connections.length === 0) {
      await shared.session.disconnect()
      throw new ModalError('wallet.unauthorized')
    }
    // One wallet at a time. The previous one need not answer.
    previous?.session.disconnect().catch(() => undefined)
    return { session: shared.session, connections }
  }

  const pair = async ({ signal = new AbortController().signal, ...parameters }: PairParameters = {}) => {
    isWaited = true
    setPairing(store.getState().pairing)
    try {
      const session = await code.obtain(signal)
      await context.onSettled?.({ session, signal })
      if (signal.aborted) {
        void client?.disconnect({ topic: session.topic })
        signal.throwIfAborted()
      }
      return await settle(session, parameters)
    } catch (cause) {
      const error = toModalError(cause, 'connection.failed')
      isWaited = false
      if (signal.aborted) setPairing(code.isAtHand() ? store.getState().pairing : { status: 'idle' })
      else {
        code.forget()
        setPairing({ status: 'failed', error: toErrorSummary(error) })
      }
      throw error
    } finally {
      isWaited = false
    }
  }

  const restore = async (stored: StoredConnections): Promise<StoredConnections> => {
    isRestoring = true
    const opened = await open().finally(() => {
      isRestoring = false
    })
    const { paired, rest } = splitStored(stored)
    const session = opened.sessions().at(-1)
    if (session === undefined || paired.length === 0) return rest
    const selection: Partial<Record<Namespace, SessionSelection>> = {}
    for (const { namespace, networkId, activeAddress } of paired)
      selection[namespace] ??= { networkId, address: activeAddress }
    const shared = holder.hold({ client: opened, session, selection })
    setPairing({ status: 'idle' })
    for (const { namespace, isActive } of paired)
      await (isActive ? holder.adopt(shared, [namespace]) : holder.adoptAside(shared, namespace))
    holder.confirm(shared)
    return rest
  }

  return {
    pair,
    restore,
    connect: async (parameters) => (await pair(parameters)).connections,
    prepare: async () => {
      if (holder.get() || isDestroyed) return
      await code.propose().catch(() => {
        if (!isWaited) setPairing({ status: 'idle' })
      })
    },
    renew: code.renew,
    getSession: () => holder.get()?.session,
    disconnect: async ({ namespace } = {}) => {
      const state = adapters.store.getState()
      const names = namespace === undefined ? selectNamespaces(state) : [namespace]
      for (const name of names)
        for (const { id, connectorId } of state.byNamespace[name]?.connections ?? [])
          if (connectorId === WALLET_CONNECT_ID) await adapters.get(name).disconnect({ connectionId: id })
    },
    destroy: () => {
      isDestroyed = true
      code.forget()
      for (const end of ends) end()
      void client?.destroy()
    },
  }
}

/** The stored connections of pairings, and all others. */
function splitStored(stored: StoredConnections): {
  readonly paired: readonly (StoredConnection & { readonly namespace: Namespace; readonly isActive: boolean })[]
  readonly rest: StoredConnections
} {
  const isPaired = ({ connectorId }: StoredConnection): boolean => connectorId === WALLET_CONNECT_ID
  const rest: Partial<Record<Namespace, readonly StoredConnection[]>> = {}
  const paired = Object.keys(stored)
    .filter(isNamespace)
    .flatMap((namespace) => {
      const connections = stored[namespace] ?? []
      rest[namespace] = connections.filter((connection) => !isPaired(connection))
      return connections.flatMap((connection, index) =>
        isPaired(connection) ? { ...connection, namespace, isActive: index === 0 } : [],
      )
    })
  return { paired, rest }
}
