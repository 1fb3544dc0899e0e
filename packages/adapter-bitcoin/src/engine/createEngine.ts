import { createAttempts, createFeatureError, ModalError, toIcon, toName, withLimits } from '@latchkey/core/adapter'
import type { Connection } from '@latchkey/core/adapter'
import type { BitcoinProvider, BitcoinTypes } from '../types.ts'
import { LEAVE_TIMEOUT } from './constants.ts'
import { createLedger } from './createLedger.ts'
import { createLink } from './createLink.ts'
import { createRestorer } from './createRestorer.ts'
import { fromSession } from './links/fromSession.ts'
import { toWalletError } from './toWalletError.ts'
import type { Engine, EngineContext, LoadedFeatures } from './types.ts'

/** Makes the part of the adapter that speaks to wallets. */
export function createEngine(shell: EngineContext): Engine {
  const { context, parameters, life } = shell
  const { networks } = context
  const { clock } = context.ports
  const ledger = createLedger(shell)
  const runAttempt = createAttempts<Connection<BitcoinTypes>>()
  const providers = new WeakMap<object, BitcoinProvider>()
  let features: Promise<LoadedFeatures> | undefined

  const loadFeatures = (): Promise<LoadedFeatures> => {
    features ??= import('../features/createFeatures.ts').then(
      ({ createFeatures }) =>
        createFeatures({
          networks,
          parameters,
          clock,
          life,
          getActing: (connectionId) => {
            const { view, link } = ledger.get(connectionId)
            const connection = ledger.getConnection(connectionId)
            return { connection, accounts: view.accounts, actions: link.actions }
          },
        }),
      (cause: unknown) => {
        features = undefined
        throw new ModalError('chunk.failed', { cause })
      },
    )
    return features
  }

  /** Connects anew. */
  const establish: Engine['connect'] = async ({ connectorId, networkId, signal }) => {
    const wallet = shell.findWallet(connectorId)
    if (wallet === undefined) throw new ModalError('connector.notFound', { context: { connectorId } })
    const link = createLink(wallet, { networks })
    const view = await withLimits(link.connect({ networkId, signal }), { clock, signals: [life, signal] })
    signal.throwIfAborted()
    return ledger.add({ id: `bip122:${connectorId}`, connectorId, link, view })
  }

  return {
    restore: createRestorer({ shell, ledger }),
    connect: async (call) => {
      const { connectorId, signal } = call
      const existing = ledger.find((entry) => entry.connectorId === connectorId)
      if (existing) {
        ledger.activate({ id: existing.id })
        return ledger.getConnection(existing.id)
      }
      return runAttempt({
        key: connectorId,
        signal,
        start: async (either) => {
          try {
            return await establish({ ...call, signal: either })
          } catch (cause) {
            throw toWalletError(either.aborted ? either.reason : cause, { action: 'connect' })
          }
        },
      })
    },
    adopt: async (session) => {
      const id = `bip122:${session.source}:${session.id}`
      if (ledger.find((entry) => entry.id === id)) return ledger.getConnection(id)
      const link = fromSession(session)
      const view = await link.connect({ signal: life })
      const icon = toIcon(session.peer.icon)
      const peer = { name: toName(session.peer.name) || session.source, ...(icon !== undefined && { icon }) }
      return ledger.add({ id, connectorId: session.source, link, view, peer })
    },
    disconnect: async ({ connectionId }) => {
      const { link } = ledger.get(connectionId)
      ledger.drop(connectionId)
      await withLimits(link.disconnect(), { clock, signals: [life], timeout: LEAVE_TIMEOUT }).catch(() => undefined)
    },
    switchAccount: async (call) => {
      const { view } = ledger.get(call.connectionId)
      // A choice of a connection names no account at all; a choice of an account has to.
      if ('address' in call && !call.address) throw createFeatureError('account.addressRequired')
      const account = view.accounts.find(({ address }) => address === call.address)
      if (call.address !== undefined) {
        if (account === undefined) throw new ModalError('account.notFound', { context: { address: call.address } })
        if (account.type !== 'payment')
          throw createFeatureError('account.notPayment', { context: { address: call.address } })
      }
      ledger.activate({ id: call.connectionId, address: account?.address })
    },
    switchNetwork: async ({ connectionId, network, signal }) => {
      const { link, view } = ledger.get(connectionId)
      const networkId = network.caipNetworkId
      if (view.networkId === networkId) return
      // What the human says late is followed, as is all that the wallet does by itself.
      const going = link.switchNetwork(networkId).then((next) => {
        ledger.follow({ id: connectionId, link, view: next })
        return next
      })
      try {
        const next = await withLimits(going, { clock, signals: [life, signal] })
        if (next.networkId !== networkId)
          throw new ModalError('network.switchFailed', { details: 'The wallet did not switch' })
        ledger.getConnection(connectionId)
      } catch (cause) {
        going.catch(() => undefined)
        throw toWalletError(cause, { action: 'switchNetwork', networkId })
      }
    },
    getProvider: async ({ connectionId }) => {
      const { link } = ledger.get(connectionId)
      const known = providers.get(link)
      if (known) return known
      const loaded = await withLimits(loadFeatures(), { clock, signals: [life] })
      const provider = loaded.createProvider({ connectionId, wallet: link.wallet })
      providers.set(link, provider)
      return provider
    },
    loadFeatures,
    destroy: () => ledger.end(),
  }
}
