import { createAttempts, ModalError, toIcon, toName, withLimits } from '@latchkey/core/adapter'
import type { Connection } from '@latchkey/core/adapter'
import type { SolanaFeatures, SolanaTypes } from '../types.ts'
import { createLedger } from './createLedger.ts'
import { createOpenWallet } from './createOpenWallet.ts'
import { createProvider } from './createProvider.ts'
import { createRestorer } from './createRestorer.ts'
import { fromSession } from './fromSession.ts'
import { toNetworkId } from './toNetworkId.ts'
import { toWalletError } from './toWalletError.ts'
import type { Engine, EngineContext } from './types.ts'

/** Makes the part of the adapter that speaks to wallets. */
export function createEngine(shell: EngineContext): Engine {
  const { context, parameters, life } = shell
  const { networks } = context
  const { clock } = context.ports
  const ledger = createLedger({ networks, write: shell.write })
  const openWallet = createOpenWallet(shell)
  const runAttempt = createAttempts<Connection<SolanaTypes>>()
  let features: Promise<SolanaFeatures> | undefined
  let isChosen = false

  /** Connects anew, by a wallet of the page. */
  const establish: Engine['connect'] = async ({ connectorId, networkId, signal }) => {
    const wallet = shell.findWallet(connectorId)
    if (wallet === undefined) throw new ModalError('connector.notFound', { context: { connectorId } })
    const link = await openWallet({ wallet, signal, isSilent: false })
    signal.throwIfAborted()
    const id = `solana:${connectorId}`
    return ledger.put({ id, connectorId, link, networkId, isActivated: true }).connection
  }

  const loadFeatures = (): Promise<SolanaFeatures> => {
    features ??= import('../features/createFeatures.ts').then(
      ({ createFeatures }) => createFeatures({ networks, parameters, clock, life, getEntry: ledger.get }),
      (cause: unknown) => {
        features = undefined
        throw new ModalError('chunk.failed', { cause })
      },
    )
    return features
  }

  return {
    loadFeatures,
    restore: createRestorer({ shell, ledger, openWallet, hasChosen: () => isChosen }),
    connect: async (call) => {
      const { connectorId, signal } = call
      isChosen = true
      const existing = ledger.find((connection) => connection.connectorId === connectorId)
      if (existing) {
        ledger.activate(existing.connection.id)
        return ledger.get(existing.connection.id).connection
      }
      return runAttempt({
        key: connectorId,
        signal,
        start: async (either) => {
          try {
            return await establish({ ...call, signal: either })
          } catch (cause) {
            const reason: unknown = either.aborted ? either.reason : cause
            throw toWalletError(reason, { action: 'connect', method: 'standard:connect' })
          }
        },
      })
    },
    adopt: async (session) => {
      const id = `solana:${session.source}:${session.id}`
      const existing = ledger.find((connection) => connection.id === id)
      if (existing) return existing.connection
      isChosen = true
      const { name, icon } = session.peer
      const peer = { name: toName(name) || session.source, icon: toIcon(icon) }
      const link = fromSession({ session, clock, life })
      // Core puts the network first that the visitor was on.
      const networkId = toNetworkId(session.grants.solana?.networkIds[0])
      return ledger.put({ id, connectorId: session.source, link, networkId, peer, isActivated: true }).connection
    },
    disconnect: async ({ connectionId }) => {
      const { link } = ledger.get(connectionId)
      ledger.drop(connectionId)
      // For good, whether or not the wallet goes along.
      await withLimits(link.leave(), { clock, signals: [life] }).catch(() => undefined)
    },
    switchAccount: async ({ connectionId, address }) => {
      const { connection } = ledger.get(connectionId)
      if (address !== undefined) {
        if (!connection.accounts.some((account) => account.address === address))
          throw new ModalError('account.notFound', { context: { address } })
        ledger.change(connectionId, { address })
      }
      isChosen = true
      ledger.activate(connectionId)
    },
    switchNetwork: async ({ connectionId, network }) => {
      const { approvedNetworkIds } = ledger.get(connectionId).connection
      const networkId = network.caipNetworkId
      const isKnown =
        approvedNetworkIds === 'all'
          ? networks.some(({ caipNetworkId }) => caipNetworkId === networkId)
          : approvedNetworkIds.includes(networkId)
      if (!isKnown) throw new ModalError('network.unsupported', { context: { networkId } })
      ledger.change(connectionId, { networkId })
    },
    getProvider: async ({ connectionId }) => {
      ledger.get(connectionId)
      return createProvider({ connectionId, getEntry: ledger.get, loadFeatures, life })
    },
    destroy: () => ledger.end(),
  }
}
