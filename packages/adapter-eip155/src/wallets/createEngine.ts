import { createAttempts, createLoader, ModalError, SILENT_TIMEOUT, withLimits } from '@latchkey/core/adapter'
import type { Connection, FeatureName } from '@latchkey/core/adapter'
// wagmi 3 keeps this name of wagmi 2 beside its own, switchConnection.
import { switchAccount, watchConnectors, type Connector } from '@wagmi/core'
import { getAddress, zeroAddress } from 'viem'
import { createOwnConfig } from '../chain/createOwnConfig.ts'
import { toChainId } from '../chain/toChainId.ts'
import type { Eip1193Provider, Eip155Address, Eip155Types } from '../types.ts'
import { createConnections } from './createConnections.ts'
import { createRestorer } from './createRestorer.ts'
import { createWagmiStateSync, type SyncedConnection } from './createWagmiStateSync.ts'
import { describeConnectors } from './describeConnectors.ts'
import type { Engine, EngineContext } from './Engine.ts'
import { isProvider } from './isProvider.ts'
import { basicFeatures, probeFeatures } from './probeFeatures.ts'
import { switchChain } from './switchChain.ts'
import { toAddChainParameter } from './toAddChainParameter.ts'
import { toWalletError } from './toWalletError.ts'

/** Creates the engine over the app's wagmi config, or over one of its own. */
export function createEngine(shell: EngineContext): Engine {
  const { context, parameters, signal } = shell
  const { clock } = context.ports
  const config = parameters.wagmiConfig ?? createOwnConfig({ context, parameters, signal })
  const runAttempt = createAttempts<Connection<Eip155Types>>({
    toError: (cause) => toWalletError(cause, { action: 'connect', method: 'eth_requestAccounts' }),
  })
  const probed = new Map<string, readonly FeatureName[]>()

  const getAppConnectors = (): readonly Connector[] => (parameters.wagmiConfig ? config.connectors : [])

  const getProvider = async (connector: Connector): Promise<Eip1193Provider> => {
    const provider = await withLimits(connector.getProvider(), { clock, signals: [signal], timeout: SILENT_TIMEOUT })
    if (isProvider(provider)) return provider
    throw new ModalError('wallet.invalidResponse', { details: 'The connector has no provider' })
  }

  const state = createWagmiStateSync({
    config,
    write: shell.write,
    describeConnectors: (connected) => {
      const listed = getAppConnectors()
      // The app may connect a connector that is not in its config.
      const unlisted = connected
        .map(({ connector }) => connector)
        .filter((connector) => !state.isTracked(connector.uid) && !listed.some(({ id }) => id === connector.id))
      return describeConnectors({ wallets: shell.listWallets(), connectors: [...listed, ...unlisted] })
    },
    getFeatures: (connector, address) => {
      if (!probed.has(connector.uid)) void probe(connector, address)
      return probed.get(connector.uid) ?? basicFeatures
    },
  })
  /** Asks the wallet behind a connector of the app which features it supports. */
  async function probe(connector: Connector, address: Eip155Address): Promise<void> {
    probed.set(connector.uid, basicFeatures)
    const provider = await getProvider(connector).catch(() => undefined)
    if (provider === undefined) return
    probed.set(connector.uid, await probeFeatures({ guard: connections.guard(provider), address }))
    state.sync()
  }

  // The browser compiles the hash of the first checksum, which takes a slow phone 10 ms: now, not after the visitor's press.
  getAddress(zeroAddress)
  const connections = createConnections({ config, state, clock, signal })
  const unwatch = watchConnectors(config, { onChange: state.sync })
  state.sync()

  const getEntry = (connectionId: string): SyncedConnection => {
    const entry = state.find(({ id }) => id === connectionId)
    if (entry) return entry
    throw new ModalError('connection.notFound', { context: { connectionId } })
  }

  const findByUid = (uid: string): SyncedConnection => {
    const entry = state.findByUid(uid)
    if (entry) return entry
    throw new ModalError('wallet.disconnected', { details: 'The wallet disconnected while it was connecting' })
  }

  /** Connects the app's connector of that id, or the wallet of the page. */
  const establish: Engine['connect'] = async ({ connectorId, networkId, signal: attempt }) => {
    const chainId = toChainId(networkId?.split(':')[1])
    const connector = getAppConnectors().find(({ id }) => id === connectorId)
    if (connector)
      return findByUid(await connections.connectApp({ connector, signal: attempt, isSilent: false, chainId }))
        .connection
    const wallet = shell.findWallet(connectorId)
    if (wallet === undefined) throw new ModalError('connector.notFound', { context: { connectorId } })
    return findByUid(await connections.connectWallet({ wallet, signal: attempt, chainId })).connection
  }

  return {
    config,
    restore: createRestorer({ shell, config, state, connections }),
    refresh: state.sync,
    connect: async (call) => {
      const { connectorId } = call
      state.releaseActive()
      const existing = state.find((connection) => connection.connectorId === connectorId)
      if (existing) {
        await switchAccount(config, { connector: existing.connector })
        return getEntry(existing.connection.id).connection
      }
      const start = (attempt: AbortSignal) => establish({ ...call, signal: attempt })
      return runAttempt({ key: connectorId, signal: call.signal, start })
    },
    adopt: async (session) => {
      const existing = state.find(({ id }) => id === `eip155:${session.source}:${session.id}`)
      if (existing) return existing.connection
      state.releaseActive()
      if (!session.grants.eip155?.accounts.length) throw new ModalError('wallet.unauthorized')
      try {
        return findByUid(await connections.connectSession({ session, signal })).connection
      } catch (cause) {
        throw toWalletError(cause, { action: 'connect' })
      }
    },
    disconnect: async ({ connectionId }) => connections.end(getEntry(connectionId).connector),
    switchAccount: async ({ connectionId, address }) => {
      const { connection, connector } = getEntry(connectionId)
      const accounts = connection.accounts.map((account) => account.address)
      const requested = accounts.find((account) => account.toLowerCase() === address?.toLowerCase())
      if (address !== undefined && requested === undefined)
        throw new ModalError('account.notFound', { context: { address } })
      state.releaseActive()
      if (requested !== undefined && requested !== connection.activeAddress) {
        // wagmi too uses the first account.
        state.setAccountOrder(connector.uid, accounts)
        connector.emitter.emit('change', {
          accounts: [requested, ...accounts.filter((account) => account !== requested)],
        })
      }
      await switchAccount(config, { connector })
    },
    switchNetwork: async ({ connectionId, network, signal: attempt }) => {
      const { connection, connector } = getEntry(connectionId)
      const chainId = toChainId(network.id)
      const { caipNetworkId: networkId } = network
      if (chainId === undefined) throw new ModalError('network.invalidChainId', { context: { networkId } })
      if (connection.networkId === networkId) return
      const guard = connections.guard(await getProvider(connector))
      await switchChain({ guard, clock, chainId, chain: toAddChainParameter(network), signal: attempt })
      // Not every wallet emits an event when it has switched.
      connector.emitter.emit('change', { chainId })
      findByUid(connector.uid)
    },
    getProvider: ({ connectionId }) => getProvider(getEntry(connectionId).connector),
    loadFeatures: createLoader({
      load: async () => {
        const { createFeatures } = await import('../features/createFeatures.ts')
        return createFeatures({
          config,
          networks: context.networks,
          getEndpoints: context.getEndpoints,
          parameters,
          clock,
          signal,
          getConnection: (connectionId) => getEntry(connectionId).connection,
          getGuard: async (connectionId) => connections.guard(await getProvider(getEntry(connectionId).connector)),
        })
      },
    }),
    destroy: () => {
      unwatch()
      state.end()
      connections.destroy()
    },
  }
}
