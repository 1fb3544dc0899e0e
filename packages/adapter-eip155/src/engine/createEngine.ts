import { createAttempts, ModalError, withLimits } from '@latchkey/core/adapter'
import type { Connection, FeatureName } from '@latchkey/core/adapter'
import { switchConnection, watchConnectors, type Connector } from '@wagmi/core'
import { SILENT_TIMEOUT } from './constants.ts'
import { isProvider } from '../discovery/isProvider.ts'
import type { Eip1193Provider, Eip155Address, Eip155Features, Eip155Types } from '../types.ts'
import { createConnections } from './createConnections.ts'
import { createLedger, type LedgerEntry } from './createLedger.ts'
import { createOwnConfig } from './createOwnConfig.ts'
import { createRestorer } from './createRestorer.ts'
import { describeConnectors } from './describeConnectors.ts'
import { basicFeatures, probeFeatures } from './probeFeatures.ts'
import { switchChain } from './switchChain.ts'
import { toAddChainParameter } from './toAddChainParameter.ts'
import { toChainId } from './toChainId.ts'
import { toWalletError } from './toWalletError.ts'
import type { Engine, EngineContext } from './types.ts'

/** Makes the part of the adapter that stands on wagmi and viem, over the app's wagmi config or one of its own. */
export function createEngine(shell: EngineContext): Engine {
  const { context, parameters, life } = shell
  const { clock } = context.ports
  const config = parameters.wagmiConfig ?? createOwnConfig({ networks: context.networks, parameters, life })
  const runAttempt = createAttempts<Connection<Eip155Types>>()
  const probed = new Map<string, readonly FeatureName[]>()
  let features: Promise<Eip155Features> | undefined

  const getAppConnectors = (): readonly Connector[] => (parameters.wagmiConfig ? config.connectors : [])

  const ledger = createLedger({
    config,
    write: shell.write,
    describeConnectors: (entries) => {
      const apps = getAppConnectors()
      // One that the app connected without having it in its config.
      const others = entries
        .map(({ connector }) => connector)
        .filter((connector) => !ledger.isOwn(connector.uid) && !apps.some(({ id }) => id === connector.id))
      return describeConnectors({ wallets: shell.listWallets(), connectors: [...apps, ...others] })
    },
    getFeatures: (connector, address) => {
      if (!probed.has(connector.uid)) void probe(connector, address)
      return probed.get(connector.uid) ?? basicFeatures
    },
  })
  const connections = createConnections({ config, ledger, clock, life })
  const restore = createRestorer({ shell, config, ledger, connections })
  const unwatch = watchConnectors(config, { onChange: ledger.sync })
  ledger.sync()

  const getProvider = async (connector: Connector): Promise<Eip1193Provider> => {
    const provider = await withLimits(connector.getProvider(), { clock, signals: [life], timeout: SILENT_TIMEOUT })
    if (isProvider(provider)) return provider
    throw new ModalError('wallet.invalidResponse', { details: 'The connector has no provider' })
  }

  /** Asks a wallet behind one of the app's connectors what it can do. */
  async function probe(connector: Connector, address: Eip155Address): Promise<void> {
    probed.set(connector.uid, basicFeatures)
    const provider = await getProvider(connector).catch(() => undefined)
    if (provider === undefined) return
    probed.set(connector.uid, await probeFeatures({ guard: connections.guard(provider), address }))
    ledger.sync()
  }

  const getEntry = (connectionId: string): LedgerEntry => {
    const entry = ledger.find(({ id }) => id === connectionId)
    if (entry) return entry
    throw new ModalError('connection.notFound', { context: { connectionId } })
  }

  const findByUid = (uid: string): LedgerEntry => {
    const entry = ledger.findByUid(uid)
    if (entry) return entry
    throw new ModalError('wallet.disconnected', { details: 'The wallet left while it was connecting' })
  }

  /** Connects anew, by the app's connector of that id or by the wallet of the page. */
  const establish: Engine['connect'] = async ({ connectorId, networkId, signal }) => {
    const chainId = toChainId(networkId?.split(':')[1])
    const connector = getAppConnectors().find(({ id }) => id === connectorId)
    if (connector)
      return findByUid(await connections.connectApp({ connector, signal, isSilent: false, chainId })).connection
    const wallet = shell.findWallet(connectorId)
    if (wallet === undefined) throw new ModalError('connector.notFound', { context: { connectorId } })
    return findByUid(await connections.connectWallet({ wallet, signal, chainId })).connection
  }

  return {
    config,
    restore,
    refresh: ledger.sync,
    connect: async (call) => {
      const { connectorId, signal } = call
      ledger.unpin()
      const existing = ledger.find((connection) => connection.connectorId === connectorId)
      if (existing) {
        await switchConnection(config, { connector: existing.connector })
        return getEntry(existing.connection.id).connection
      }
      return runAttempt({
        key: connectorId,
        signal,
        start: async (either) => {
          try {
            return await establish({ ...call, signal: either })
          } catch (cause) {
            const reason = either.aborted ? either.reason : cause
            throw toWalletError(reason, { action: 'connect', method: 'eth_requestAccounts' })
          }
        },
      })
    },
    adopt: async (session) => {
      const existing = ledger.find(({ id }) => id === `eip155:${session.source}:${session.id}`)
      if (existing) return existing.connection
      ledger.unpin()
      if (!session.grants.eip155?.accounts.length) throw new ModalError('wallet.unauthorized')
      try {
        return findByUid(await connections.connectSession({ session, signal: life })).connection
      } catch (cause) {
        throw toWalletError(cause, { action: 'connect' })
      }
    },
    disconnect: async ({ connectionId }) => connections.end(getEntry(connectionId).connector),
    switchAccount: async ({ connectionId, address }) => {
      const { connection, connector } = getEntry(connectionId)
      const accounts = connection.accounts.map((account) => account.address)
      const wanted = accounts.find((account) => account.toLowerCase() === address?.toLowerCase())
      if (address !== undefined && wanted === undefined)
        throw new ModalError('account.notFound', { context: { address } })
      ledger.unpin()
      if (wanted !== undefined && wanted !== connection.activeAddress) {
        // The first account is the one in use, for wagmi too.
        ledger.keepOrder(connector.uid, accounts)
        connector.emitter.emit('change', { accounts: [wanted, ...accounts.filter((account) => account !== wanted)] })
      }
      await switchConnection(config, { connector })
    },
    switchNetwork: async ({ connectionId, network, signal }) => {
      const { connection, connector } = getEntry(connectionId)
      const chainId = toChainId(network.id)
      const { caipNetworkId: networkId } = network
      if (chainId === undefined) throw new ModalError('network.invalidChainId', { context: { networkId } })
      if (connection.networkId === networkId) return
      const guard = connections.guard(await getProvider(connector))
      await switchChain({ guard, clock, chainId, chain: toAddChainParameter(network), signal })
      // Not every wallet says by an event that it is there.
      connector.emitter.emit('change', { chainId })
      findByUid(connector.uid)
    },
    getProvider: ({ connectionId }) => getProvider(getEntry(connectionId).connector),
    loadFeatures: () => {
      features ??= import('../features/createFeatures.ts').then(
        ({ createFeatures }) =>
          createFeatures({
            config,
            networks: context.networks,
            parameters,
            clock,
            life,
            getConnection: (connectionId) => getEntry(connectionId).connection,
            getGuard: async (connectionId) => connections.guard(await getProvider(getEntry(connectionId).connector)),
          }),
        (cause: unknown) => {
          features = undefined
          throw new ModalError('chunk.failed', { cause })
        },
      )
      return features
    },
    destroy: () => {
      unwatch()
      ledger.end()
      connections.destroy()
    },
  }
}
