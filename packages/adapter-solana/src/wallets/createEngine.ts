import { createAttempts, createLoader, ModalError, toPeer, withLimits } from '@latchkey/core/adapter'
import type { Connection } from '@latchkey/core/adapter'
import type { SolanaTypes } from '../types.ts'
import { createConnectionStore } from './createConnectionStore.ts'
import { createOpenWallet } from './createOpenWallet.ts'
import { createProvider } from './createProvider.ts'
import { createRestorer } from './createRestorer.ts'
import type { Engine, EngineContext } from './Engine.ts'
import { fromSession } from './fromSession.ts'
import { toNetworkId } from './toNetworkId.ts'
import { toWalletError } from './toWalletError.ts'

/** Creates the engine. */
export function createEngine(shell: EngineContext): Engine {
  const { context, parameters, signal } = shell
  const { networks, getEndpoints } = context
  const { clock } = context.ports
  const store = createConnectionStore({ networks, write: shell.write })
  const openWallet = createOpenWallet(shell)
  const runAttempt = createAttempts<Connection<SolanaTypes>>({
    toError: (cause) => toWalletError(cause, { action: 'connect', method: 'standard:connect' }),
  })
  /** Whether the visitor has connected or chosen a wallet since the page was loaded. */
  let hasChosen = false

  /** Connects a wallet of the page. */
  const establish: Engine['connect'] = async ({ connectorId, networkId, signal: attempt }) => {
    const wallet = shell.findWallet(connectorId)
    if (wallet === undefined) throw new ModalError('connector.notFound', { context: { connectorId } })
    const connectedWallet = await openWallet({ wallet, signal: attempt, isSilent: false })
    attempt.throwIfAborted()
    const id = `solana:${connectorId}`
    return store.add({ id, connectorId, connectedWallet, networkId, isActivated: true }).connection
  }

  const loadFeatures = createLoader({
    load: async () => {
      const { createFeatures } = await import('../features/createFeatures.ts')
      return createFeatures({ networks, getEndpoints, parameters, clock, signal, getEntry: store.get })
    },
  })

  return {
    loadFeatures,
    restore: createRestorer({ shell, store, openWallet, hasChosen: () => hasChosen }),
    connect: async (call) => {
      const { connectorId } = call
      hasChosen = true
      const existing = store.find((connection) => connection.connectorId === connectorId)
      if (existing) {
        store.activate(existing.connection.id)
        return store.get(existing.connection.id).connection
      }
      const start = (attempt: AbortSignal) => establish({ ...call, signal: attempt })
      return runAttempt({ key: connectorId, signal: call.signal, start })
    },
    adopt: async (session) => {
      const id = `solana:${session.source}:${session.id}`
      const existing = store.find((connection) => connection.id === id)
      if (existing) return existing.connection
      hasChosen = true
      return store.add({
        id,
        connectorId: session.source,
        connectedWallet: fromSession({ session, clock, signal }),
        // Core puts the visitor's network first.
        networkId: toNetworkId(session.grants.solana?.networkIds[0]),
        peer: toPeer(session),
        isActivated: true,
      }).connection
    },
    disconnect: async ({ connectionId }) => {
      const { connectedWallet } = store.get(connectionId)
      store.drop(connectionId)
      // The connection stays ended even if the wallet does not cooperate.
      await withLimits(connectedWallet.leave(), { clock, signals: [signal] }).catch(() => undefined)
    },
    switchAccount: async ({ connectionId, address }) => {
      const { connection } = store.get(connectionId)
      if (address !== undefined) {
        if (!connection.accounts.some((account) => account.address === address))
          throw new ModalError('account.notFound', { context: { address } })
        store.change(connectionId, { address })
      }
      hasChosen = true
      store.activate(connectionId)
    },
    switchNetwork: async ({ connectionId, network }) => {
      const { approvedNetworkIds } = store.get(connectionId).connection
      const networkId = network.caipNetworkId
      const isKnown =
        approvedNetworkIds === 'all'
          ? networks.some(({ caipNetworkId }) => caipNetworkId === networkId)
          : approvedNetworkIds.includes(networkId)
      if (!isKnown) throw new ModalError('network.unsupported', { context: { networkId } })
      store.change(connectionId, { networkId })
    },
    getProvider: async ({ connectionId }) => {
      store.get(connectionId)
      return createProvider({ connectionId, getEntry: store.get, loadFeatures, signal })
    },
    destroy: store.end,
  }
}
