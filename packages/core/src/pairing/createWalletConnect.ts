import { isNamespace, type CaipNetworkId, type Namespace } from '@latchkey/protocol/caip'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { selectNamespaces } from '../adapter/adaptersState.ts'
import type { PairedSession, PairingClient, Proposal, ProposalNamespaces } from '../adapter/PairingClient.ts'
import type { StoredConnection } from '../adapter/types.ts'
import type { StoredConnections } from '../connect/connectionController.ts'
import { createLoader } from '../kernel/createLoader.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { Store } from '../kernel/store/createStore.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import type { NetworkController } from '../network/networkController.ts'
import { WALLET_CONNECT_ID } from './constants.ts'
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
   * Loads the protocol client and finds the relay; for a restored session, the relay of its pairing. Called again after a
   * failure.
   */
  readonly openClient: (parameters: { readonly isRestoring: boolean }) => Promise<PairingClient>
  /** Returns the namespaces to propose, all of them optional to the wallet. */
  readonly toNamespaces: () => ProposalNamespaces
  /** Proposes a session together with a sign-in; `undefined` if that is not possible. */
  readonly proposeMore?:
    | ((parameters: {
        readonly client: PairingClient
        readonly namespaces: ProposalNamespaces
      }) => Promise<Proposal | undefined>)
    | undefined
  /** Called when the wallet has settled the session of a pending pairing, before adapters adopt it. Never rejects. */
  readonly onSettled?:
    | ((parameters: { readonly session: PairedSession; readonly signal: AbortSignal }) => Promise<void>)
    | undefined
  /** Called with each request to the session's wallet; on a phone this opens the wallet. */
  readonly onRequest: (session: PairedSession) => void
  /** Called when the wallet has withdrawn the active network and the page has switched to another one. */
  readonly onNetworkWithdrawn: (parameters: { readonly networkId: CaipNetworkId }) => void
}

/** Creates the pairing of one modal. */
export function createWalletConnect(context: WalletConnectContext): WalletConnect {
  const { adapters, network, store } = context
  const { clock } = context.ports
  const stops: (() => void)[] = []
  let client: PairingClient | undefined
  let isPairing = false
  let isRestoring = false
  let isDestroyed = false

  const holder = createSessionHolder({
    ...context,
    onChanged: (session) => {
      store.patch({ session })
      setPairing(store.getState().pairing)
    },
  })

  function setPairing(pairing: PairingState): void {
    store.patch({ pairing, status: holder.get() ? 'connected' : isPairing ? 'connecting' : 'disconnected' })
  }

  const openClient = async (): Promise<PairingClient> => {
    const opened = await context.openClient({ isRestoring })
    if (isDestroyed) {
      await opened.destroy()
      throw new ModalError('modal.destroyed')
    }
    client = opened
    stops.push(
      opened.subscribe((event) => holder.handle(event)),
      watchSelector(
        opened.store,
        ({ relay }) => relay,
        (relay) => store.patch({ relay }),
      ),
    )
    return opened
  }

  const open = createLoader({ load: openClient, isDestroyed: () => isDestroyed })

  const code = createPairingCode({
    clock,
    open,
    isPairing: () => isPairing,
    show: setPairing,
    proposeTo: async (opened) => {
      const namespaces = context.toNamespaces()
      return (await context.proposeMore?.({ client: opened, namespaces })) ?? (await opened.propose({ namespaces }))
    },
  })

  /** Returns the active network of each namespace, or the one that the app requests. */
  const getSelection = ({ networkId }: Pick<PairParameters, 'networkId'>) => {
    const { byNamespace } = network.store.getState()
    const selection: Partial<Record<Namespace, SessionSelection>> = {}
    for (const namespace of Object.keys(byNamespace).filter(isNamespace)) {
      const requested = networkId?.startsWith(`${namespace}:`) ? networkId : undefined
      selection[namespace] = { networkId: requested ?? byNamespace[namespace]?.activeNetwork.caipNetworkId }
    }
    return selection
  }

  /** Makes the session the current one, and connects its namespaces. */
  const adoptSession = async (session: PairedSession, parameters: PairParameters): Promise<PairResult> => {
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
    // One wallet at a time. Do not wait for the previous one.
    previous?.session.disconnect().catch(() => undefined)
    return { session: shared.session, connections }
  }

  const pair = async ({ signal = new AbortController().signal, ...parameters }: PairParameters = {}) => {
    isPairing = true
    setPairing(store.getState().pairing)
    try {
      const session = await code.obtain(signal)
      await context.onSettled?.({ session, signal })
      if (signal.aborted) {
        void client?.disconnect({ topic: session.topic })
        signal.throwIfAborted()
      }
      return await adoptSession(session, parameters)
    } catch (cause) {
      const error = toModalError(cause, 'connection.failed')
      isPairing = false
      if (signal.aborted) setPairing(code.hasCode() ? store.getState().pairing : { status: 'idle' })
      else {
        code.forget()
        setPairing({ status: 'failed', error: toErrorSummary(error) })
      }
      throw error
    } finally {
      isPairing = false
    }
  }

  const restore = async (stored: StoredConnections): Promise<void> => {
    isRestoring = true
    const opened = await open().finally(() => {
      isRestoring = false
    })
    const paired = listPaired(stored)
    const session = opened.sessions().at(-1)
    if (session === undefined || paired.length === 0) return
    const selection: Partial<Record<Namespace, SessionSelection>> = {}
    for (const { namespace, networkId, activeAddress } of paired)
      selection[namespace] ??= { networkId, address: activeAddress }
    const shared = holder.hold({ client: opened, session, selection })
    setPairing({ status: 'idle' })
    for (const { namespace, isActive } of paired)
      await (isActive ? holder.adopt(shared, [namespace]) : holder.adoptAside(shared, namespace))
    holder.confirm(shared)
  }

  return {
    pair,
    restore,
    connect: async (parameters) => (await pair(parameters)).connections,
    prepare: async () => {
      if (holder.get() || isDestroyed) return
      await code.propose().catch(() => {
        if (!isPairing) setPairing({ status: 'idle' })
      })
    },
    renew: code.renew,
    getSession: () => holder.get()?.session,
    disconnect: async ({ namespace }) => {
      const state = adapters.store.getState()
      const names = namespace === undefined ? selectNamespaces(state) : [namespace]
      for (const name of names)
        for (const { id, connectorId } of state.byNamespace[name]?.connections ?? [])
          if (connectorId === WALLET_CONNECT_ID) await adapters.get(name).disconnect({ connectionId: id })
    },
    destroy: () => {
      isDestroyed = true
      code.forget()
      for (const stop of stops) stop()
      void client?.destroy()
    },
  }
}

/** Lists the stored connections of pairings, and whether each is the active one of its namespace. */
function listPaired(
  stored: StoredConnections,
): readonly (StoredConnection & { readonly namespace: Namespace; readonly isActive: boolean })[] {
  return Object.keys(stored)
    .filter(isNamespace)
    .flatMap((namespace) =>
      (stored[namespace] ?? []).flatMap((connection, index) =>
        connection.connectorId === WALLET_CONNECT_ID ? { ...connection, namespace, isActive: index === 0 } : [],
      ),
    )
}
