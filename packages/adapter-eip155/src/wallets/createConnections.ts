import { createLoader, LEAVE_TIMEOUT, SILENT_TIMEOUT, toPeer, withLimits } from '@latchkey/core/adapter'
import type { ClockPort, RemoteSession } from '@latchkey/core/adapter'
import { connect as wagmiConnect, disconnect as wagmiDisconnect, type Config, type Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../types.ts'
import { createSessionProvider } from './createSessionProvider.ts'
import type { ConnectionTraits, WagmiStateSync } from './createWagmiStateSync.ts'
import { createWalletConnector, type ConnectAttempt, type WalletConnector } from './createWalletConnector.ts'
import { guardProvider, type GuardedProvider } from './guardProvider.ts'
import type { FoundWallet } from './types.ts'
import { withAttempt } from './withAttempt.ts'

/** Adds connections to a wagmi config and removes them. The connect methods resolve to the connector's uid. */
export interface Connections {
  guard(provider: Eip1193Provider): GuardedProvider
  /** Connects a wallet of the page. */
  connectWallet(
    parameters: ConnectAttempt & { readonly wallet: FoundWallet; readonly chainId?: number | undefined },
  ): Promise<string>
  /** Connects through a connector of the app's own config. */
  connectApp(parameters: {
    readonly connector: Connector
    readonly signal: AbortSignal
    readonly isSilent: boolean
    readonly chainId?: number | undefined
  }): Promise<string>
  connectSession(parameters: { readonly session: RemoteSession; readonly signal: AbortSignal }): Promise<string>
  /** Ends a connection permanently, even if its wallet does not cooperate. */
  end(connector: Connector): Promise<void>
  destroy(): void
}

export function createConnections(parameters: {
  readonly config: Config
  readonly state: WagmiStateSync
  readonly clock: ClockPort
  readonly signal: AbortSignal
}): Connections {
  const { config, state, clock, signal: adapterSignal } = parameters
  const created = new Map<string, WalletConnector>()
  /** Cancels the undo of an aborted attempt that its wallet may still approve, by the connector's uid. */
  const abandoned = new Map<string, () => void>()

  const loadReadChain = createLoader({ load: () => import('../chain/readChain.ts') })

  const guard = (provider: Eip1193Provider): GuardedProvider =>
    guardProvider({ provider, clock, signal: adapterSignal })

  const forget = (uid: string): void => {
    created.get(uid)?.end()
    created.delete(uid)
    state.untrack(uid)
    if (config.state.connections.has(uid)) state.drop(uid)
  }

  const connectCreated = async (
    options: Omit<Parameters<typeof createWalletConnector>[0], 'clock' | 'onSetup' | 'onFeatures'> &
      Pick<ConnectionTraits, 'id' | 'approvedNetworkIds' | 'getAccountType' | 'peer'> & {
        readonly chainId?: number | undefined
      },
  ): Promise<string> => {
    let uid = ''
    const walletConnector = createWalletConnector({
      ...options,
      clock,
      onSetup: (connectorUid) => {
        uid = connectorUid
      },
      onFeatures: state.sync,
    })
    const { signal } = options.attempt
    try {
      const connecting = wagmiConnect(config, { connector: walletConnector.connectorFn, chainId: options.chainId })
      created.set(uid, walletConnector)
      const { id, approvedNetworkIds, getAccountType, peer } = options
      state.track(uid, { id, approvedNetworkIds, getAccountType, peer, features: walletConnector.getFeatures })
      await connecting
      signal.throwIfAborted()
      return uid
    } catch (error) {
      forget(uid)
      throw error
    }
  }

  /** Undoes the approval of an attempt that was aborted, should it still come. */
  const abandon = (connector: Connector, answer: Promise<unknown>): void => {
    const { uid } = connector
    const release = state.hide(uid)
    let isCurrent = true
    abandoned.set(uid, () => {
      isCurrent = false
      abandoned.delete(uid)
      release()
    })
    const undo = async (): Promise<void> => {
      if (!isCurrent) return
      const end = config.state.connections.has(uid) ? wagmiDisconnect(config, { connector }) : connector.disconnect()
      await withLimits(end, { clock, signals: [adapterSignal], timeout: SILENT_TIMEOUT })
    }
    answer
      .then(undo)
      .catch(() => undefined)
      .finally(() => abandoned.get(uid)?.())
  }

  return {
    guard,
    connectWallet: ({ wallet: { descriptor, provider }, chainId, ...attempt }) => {
      const guarded = guard(provider)
      return connectCreated({
        descriptor,
        type: 'injected',
        provider,
        guard: guarded,
        attempt,
        chainId,
        approvedNetworkIds: () => 'all',
        // Not every wallet knows this method, and some never answer unknown methods.
        leave: () =>
          guarded.request({
            method: 'wallet_revokePermissions',
            params: [{ eth_accounts: {} }],
            timeout: LEAVE_TIMEOUT,
          }),
      })
    },
    connectApp: async ({ connector, chainId, ...attempt }) => {
      const { uid } = connector
      abandoned.get(uid)?.()
      const onAbandoned = (answer: Promise<unknown>): void => abandon(connector, answer)
      await wagmiConnect(config, { connector: withAttempt(connector, { ...attempt, clock, onAbandoned }), chainId })
      // wagmi's hooks compare with the connector itself, not with the wrapper.
      config.setState((current) => {
        const connection = current.connections.get(uid)
        if (connection === undefined) return current
        return { ...current, connections: new Map(current.connections).set(uid, { ...connection, connector }) }
      })
      return uid
    },
    connectSession: ({ session, signal }) => {
      const { provider, getAccountType, getFeatures, getNetworkIds } = createSessionProvider({
        session,
        read: async (chainId, call) => {
          const { readChain } = await loadReadChain()
          return readChain(config, chainId, call)
        },
        onChange: state.sync,
      })
      const peer = toPeer(session)
      return connectCreated({
        id: `eip155:${session.source}:${session.id}`,
        descriptor: { id: session.source, ...peer },
        peer,
        type: session.source,
        provider,
        guard: guard(provider),
        attempt: { signal },
        approvedNetworkIds: getNetworkIds,
        getAccountType,
        knownFeatures: getFeatures,
        leave: () => withLimits(session.disconnect(), { clock, signals: [adapterSignal], timeout: SILENT_TIMEOUT }),
      })
    },
    end: async (connector) => {
      const end = wagmiDisconnect(config, { connector })
      await withLimits(end, { clock, signals: [adapterSignal], timeout: SILENT_TIMEOUT }).catch(() => undefined)
      const left = created.get(connector.uid)?.whenLeft()
      forget(connector.uid)
      await left
    },
    destroy: () => {
      for (const walletConnector of created.values()) walletConnector.end()
      created.clear()
    },
  }
}
