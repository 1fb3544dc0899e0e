import { createAttempts, createLoader, LEAVE_TIMEOUT, ModalError, toPeer, withLimits } from '@latchkey/core/adapter'
import type { Connection } from '@latchkey/core/adapter'
import type { BitcoinProvider, BitcoinTypes } from '../types.ts'
import { createConnectionStore } from './createConnectionStore.ts'
import { createRestorer } from './createRestorer.ts'
import type { Engine, EngineContext } from './Engine.ts'
import { fromSession } from './kinds/fromSession.ts'
import { openWallet } from './openWallet.ts'
import { toWalletError } from './toWalletError.ts'

/** Creates the engine. */
export function createEngine(shell: EngineContext): Engine {
  const { context, parameters, signal } = shell
  const { networks, getEndpoints } = context
  const { clock } = context.ports
  const store = createConnectionStore(shell)
  const runAttempt = createAttempts<Connection<BitcoinTypes>>({
    toError: (cause) => toWalletError(cause, { action: 'connect' }),
  })
  const providers = new WeakMap<object, BitcoinProvider>()

  const loadFeatures = createLoader({
    load: async () => {
      const { createFeatures } = await import('../features/createFeatures.ts')
      return createFeatures({
        networks,
        getEndpoints,
        parameters,
        clock,
        signal,
        getAccess: (connectionId) => {
          const { view, connectedWallet } = store.get(connectionId)
          const connection = store.getConnection(connectionId)
          return { connection, accounts: view.accounts, actions: connectedWallet.actions }
        },
      })
    },
  })

  /** Connects a wallet of the page. */
  const establish: Engine['connect'] = async ({ connectorId, networkId, signal: attempt }) => {
    const wallet = shell.findWallet(connectorId)
    if (wallet === undefined) throw new ModalError('connector.notFound', { context: { connectorId } })
    const connectedWallet = openWallet(wallet, { networks })
    const connecting = connectedWallet.connect({ networkId, signal: attempt })
    const view = await withLimits(connecting, { clock, signals: [signal, attempt] })
    attempt.throwIfAborted()
    return store.add({ id: `bip122:${connectorId}`, connectorId, connectedWallet, view })
  }

  return {
    restore: createRestorer({ shell, store }),
    connect: async (call) => {
      const { connectorId } = call
      const existing = store.find((entry) => entry.connectorId === connectorId)
      if (existing) {
        store.activate({ id: existing.id })
        return store.getConnection(existing.id)
      }
      const start = (attempt: AbortSignal) => establish({ ...call, signal: attempt })
      return runAttempt({ key: connectorId, signal: call.signal, start })
    },
    adopt: async (session) => {
      const id = `bip122:${session.source}:${session.id}`
      if (store.find((entry) => entry.id === id)) return store.getConnection(id)
      const connectedWallet = fromSession(session)
      const view = await connectedWallet.connect({ signal })
      return store.add({ id, connectorId: session.source, connectedWallet, view, peer: toPeer(session) })
    },
    disconnect: async ({ connectionId }) => {
      const { connectedWallet } = store.get(connectionId)
      store.drop(connectionId)
      const leaving = connectedWallet.disconnect()
      await withLimits(leaving, { clock, signals: [signal], timeout: LEAVE_TIMEOUT }).catch(() => undefined)
    },
    switchAccount: async (call) => {
      const { view } = store.get(call.connectionId)
      // Without `address` the caller chooses a connection. With it, the address must not be empty.
      if ('address' in call && !call.address) throw new ModalError('account.addressRequired')
      const account = view.accounts.find(({ address }) => address === call.address)
      if (call.address !== undefined) {
        if (account === undefined) throw new ModalError('account.notFound', { context: { address: call.address } })
        if (account.type !== 'payment')
          throw new ModalError('account.notPayment', { context: { address: call.address } })
      }
      store.activate({ id: call.connectionId, address: account?.address })
    },
    switchNetwork: async ({ connectionId, network, signal: attempt }) => {
      const { connectedWallet, view } = store.get(connectionId)
      const networkId = network.caipNetworkId
      if (view.networkId === networkId) return
      // A late approval is followed like any other change of the wallet.
      const switching = connectedWallet.switchNetwork(networkId).then((next) => {
        store.follow({ id: connectionId, connectedWallet, view: next })
        return next
      })
      try {
        const next = await withLimits(switching, { clock, signals: [signal, attempt] })
        if (next.networkId !== networkId)
          throw new ModalError('network.switchFailed', { details: 'The wallet did not switch' })
        store.getConnection(connectionId)
      } catch (cause) {
        switching.catch(() => undefined)
        throw toWalletError(cause, { action: 'switchNetwork', networkId })
      }
    },
    getProvider: async ({ connectionId }) => {
      const { connectedWallet } = store.get(connectionId)
      const known = providers.get(connectedWallet)
      if (known) return known
      const features = await withLimits(loadFeatures(), { clock, signals: [signal] })
      const provider = features.createProvider({ connectionId, wallet: connectedWallet.wallet })
      providers.set(connectedWallet, provider)
      return provider
    },
    loadFeatures,
    destroy: store.end,
  }
}
