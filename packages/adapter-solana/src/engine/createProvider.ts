import { ModalError } from '@latchkey/core/adapter'
import type { SolanaFeatures, SolanaProvider, SolanaTransaction } from '../types.ts'
import type { LedgerEntry } from './createLedger.ts'
import { assertSignature } from './assertSignature.ts'
import { toWalletError } from './toWalletError.ts'
import type { WalletCall, WalletLink } from './types.ts'
import { loadTransactions } from '../utils/loadTransactions.ts'

/** Makes the provider of a connection, which asks its wallet on the account and the network in use at that time. */
export function createProvider(parameters: {
  readonly connectionId: string
  readonly getEntry: (connectionId: string) => LedgerEntry
  readonly loadFeatures: () => Promise<SolanaFeatures>
  readonly life: AbortSignal
}): SolanaProvider {
  const { connectionId, getEntry, loadFeatures, life } = parameters

  const ask = async <value>(method: string, question: (link: WalletLink, call: WalletCall) => Promise<value>) => {
    life.throwIfAborted()
    const { connection, link } = getEntry(connectionId)
    const { activeAddress: address, networkId } = connection
    try {
      return await question(link, { address, networkId, signal: life })
    } catch (cause) {
      throw toWalletError(cause, { action: 'request', method })
    }
  }

  const signAll = (given: readonly SolanaTransaction[]): Promise<readonly Uint8Array[]> =>
    ask('signTransaction', async (link, call) => {
      if (!link.signTransactions)
        throw new ModalError('request.unsupported', { context: { method: 'signTransaction' } })
      const { assertSigned, toTransactionBytes } = await loadTransactions()
      if (given.length === 0) return []
      const signed = await link.signTransactions({ ...call, transactions: given.map(toTransactionBytes) })
      await Promise.all(signed.map((transaction) => assertSigned(transaction, call.address)))
      return signed
    })

  return {
    get publicKey() {
      return getEntry(connectionId).connection.activeAddress
    },
    get wallet() {
      return getEntry(connectionId).link.wallet
    },
    signMessage: (message) =>
      ask('signMessage', async (link, call) => {
        const signature = await link.signMessage({ ...call, message })
        await assertSignature({ address: call.address, message, signature })
        return signature
      }),
    signTransaction: async (transaction) => {
      const [signed] = await signAll([transaction])
      if (signed) return signed
      throw new ModalError('wallet.invalidResponse', { details: 'A signed transaction was expected' })
    },
    signAllTransactions: signAll,
    signAndSendTransaction: async (transaction) => {
      life.throwIfAborted()
      const { transaction: feature } = await loadFeatures()
      return (await feature.send({ connectionId, transaction })).id
    },
  }
}
