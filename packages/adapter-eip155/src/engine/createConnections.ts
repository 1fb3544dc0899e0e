import { ModalError, toIcon, toName, withLimits } from '@latchkey/core/adapter'
import type { ClockPort, RemoteSession } from '@latchkey/core/adapter'
import { connect as wagmiConnect, disconnect as wagmiDisconnect, type Config, type Connector } from '@wagmi/core'
import { REVOKE_TIMEOUT, SILENT_TIMEOUT } from './constants.ts'
import type { FoundWallet } from '../discovery/types.ts'
import type { Eip1193Provider } from '../types.ts'
import type { Ledger } from './createLedger.ts'
import { createSessionProvider } from './createSessionProvider.ts'
import { createWalletConnector, type ConnectAttempt, type WalletConnector } from './createWalletConnector.ts'
import { guardProvider, type GuardedProvider } from './guardProvider.ts'
import { withAttempt } from './withAttempt.ts'

/** Puts connections into the wagmi config and takes them out again. */
export interface Connections {
  guard(provider: Eip1193Provider): GuardedProvider
  /** Connects a wallet of the page. */
  connectWallet(
    parameters: ConnectAttempt & { readonly wallet: FoundWallet; readonly chainId?: number | undefined },
  ): Promise<string>
  /** Connects by a connector of the app's own config. */
  connectApp(parameters: {
    readonly connector: Connector
    readonly signal: AbortSignal
    readonly isSilent: boolean
    readonly chainId?: number | undefined
  }): Promise<string>
  connectSession(parameters: { readonly session: RemoteSession; readonly signal: AbortSignal }): Promise<string>
  /** Ends a connection for good, whether or not its wallet goes along. */
  end(connector: Connector): Promise<void>
  destroy(): void
}

/** Makes what connects, over one wagmi config. Every way resolves to the uid of the connector. */
export function createConnections(parameters: {
  readonly config: Config
  readonly ledger: Ledger
  readonly clock: ClockPort
  readonly life: AbortSignal
}): Connections {
  const { config, ledger, clock, life } = parameters
  const ours = new Map<string, WalletConnector>()
  /** What still waits for a human who was given up, by the connector's uid. */
  const abandoned = new Map<string, () => void>()

  const guard = (provider: Eip1193Provider): GuardedProvider => guardProvider({ provider, clock, life })

  const forget = (uid: string): void => {
    ours.get(uid)?.end()
    ours.delete(uid)
    ledger.disown(uid)
    if (config.state.connections.has(uid)) ledger.drop(uid)
  }

  const connectOurs = async (
    own: Omit<Parameters<typeof createWalletConnector>[0], 'clock' | 'onSetup' | 'onFeatures'> &
      Pick<Parameters<Ledger['own']>[1], 'id' | 'approvedNetworkIds' | 'peer'> & {
        readonly chainId?: number | undefined
      },
  ): Promise<string> => {
    let uid = ''
    const walletConnector = createWalletConnector({
      ...own,
      clock,
      onSetup: (given) => {
        uid = given
      },
      onFeatures: ledger.sync,
    })
    const { signal } = own.attempt
    try {
      const connecting = wagmiConnect(config, { connector: walletConnector.connectorFn, chainId: own.chainId })
      ours.set(uid, walletConnector)
      const { id, approvedNetworkIds, peer } = own
      ledger.own(uid, { id, approvedNetworkIds, peer, features: walletConnector.getFeatures })
      await connecting
      signal.throwIfAborted()
      return uid
    } catch (error) {
      forget(uid)
      throw error
    }
  }

  /** When a human says yes whom nobody waits for any more, nothing comes of it. */
  const abandon = (connector: Connector, answer: Promise<unknown>): void => {
    const { uid } = connector
    const release = ledger.hide(uid)
    let isCurrent = true
    abandoned.set(uid, () => {
      isCurrent = false
      abandoned.delete(uid)
      release()
    })
    const undo = async (): Promise<void> => {
      if (!isCurrent) return
      const end = config.state.connections.has(uid) ? wagmiDisconnect(config, { connector }) : connector.disconnect()
      await withLimits(end, { clock, signals: [life], timeout: SILENT_TIMEOUT })
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
      return connectOurs({
        descriptor,
        type: 'injected',
        provider,
        guard: guarded,
        attempt,
        chainId,
        approvedNetworkIds: () => 'all',
        // Not every wallet knows this method, and some never answer to what they do not know.
        leave: () =>
          guarded.request({
            method: 'wallet_revokePermissions',
            params: [{ eth_accounts: {} }],
            timeout: REVOKE_TIMEOUT,
          }),
      })
    },
    connectApp: async ({ connector, chainId, ...attempt }) => {
      const { uid } = connector
      abandoned.get(uid)?.()
      const onAbandoned = (answer: Promise<unknown>): void => abandon(connector, answer)
      await wagmiConnect(config, { connector: withAttempt(connector, { ...attempt, clock, onAbandoned }), chainId })
      // wagmi's hooks know their connector by itself, not by our wrapper.
      config.setState((state) => {
        const connection = state.connections.get(uid)
        if (connection === undefined) return state
        return { ...state, connections: new Map(state.connections).set(uid, { ...connection, connector }) }
      })
      return uid
    },
    connectSession: ({ session, signal }) => {
      const { provider, getFeatures, getNetworkIds } = createSessionProvider({
        session,
        read: async (chainId, call) => {
          // Few sessions read by their provider, and the words for what can go wrong come along.
          const { readChain } = await import('./readChain.ts').catch((cause: unknown) => {
            throw new ModalError('chunk.failed', { cause })
          })
          return readChain(config, chainId, call)
        },
        onChange: ledger.sync,
      })
      const { name, icon } = session.peer
      const peer = { name: toName(name) || session.source, icon: toIcon(icon) }
      return connectOurs({
        id: `eip155:${session.source}:${session.id}`,
        descriptor: { id: session.source, ...peer },
        peer,
        type: session.source,
        provider,
        guard: guard(provider),
        attempt: { signal },
        approvedNetworkIds: getNetworkIds,
        knownFeatures: getFeatures,
        leave: () => withLimits(session.disconnect(), { clock, signals: [life], timeout: SILENT_TIMEOUT }),
      })
    },
    end: async (connector) => {
      const end = wagmiDisconnect(config, { connector })
      await withLimits(end, { clock, signals: [life], timeout: SILENT_TIMEOUT }).catch(() => undefined)
      const left = ours.get(connector.uid)?.whenLeft()
      forget(connector.uid)
      await left
    },
    destroy: () => {
      for (const walletConnector of ours.values()) walletConnector.end()
      ours.clear()
    },
  }
}
