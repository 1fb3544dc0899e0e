import { ModalError } from '@latchkey/core/adapter'
import type { SolanaFeatures, SolanaProvider, SolanaTransaction } from '../types.ts'
import type { ConnectionEntry } from './createConnectionStore.ts'
import { assertSignature } from './assertSignature.ts'
import { toWalletError } from './toWalletError.ts'
import type { WalletCall, ConnectedWallet } from './ConnectedWallet.ts'
import { loadTransactions } from '../chain/loadTransactions.ts'

/** Creates the provider of a connection. Each call uses the account and the network that are active at that time. */
export function createProvider(parameters: {
  readonly connectionId: string
  readonly getEntry: (connectionId: string) => ConnectionEntry
  readonly loadFeatures: () => Promise<SolanaFeatures>
  readonly signal: AbortSignal
}): SolanaProvider {
  const { connectionId, getEntry, loadFeatures, signal } = parameters

  const request = async <value>(
    method: string,
    call: (connectedWallet: ConnectedWallet, options: WalletCall) => Promise<value>,
  ) => {
    signal.throwIfAborted()
    const { connection, connectedWallet } = getEntry(connectionId)
    const { activeAddress: address, networkId } = connection
    try {
      return await call(connectedWallet, { address, networkId, signal })
    } catch (cause) {
      throw toWalletError(cause, { action: 'request', method })
    }
  }

  const signAll = (transactions: readonly SolanaTransaction[]): Promise<readonly Uint8Array[]> =>
    request('signTransaction', async (connectedWallet, call) => {
      if (!connectedWallet.signTransactions)
        throw new ModalError('request.unsupported', { context: { method: 'signTransaction' } })
      const { assertSigned, toTransactionBytes } = await loadTransactions()
      if (transactions.length === 0) return []
      const signed = await connectedWallet.signTransactions({
        ...call,
        transactions: transactions.map(toTransactionBytes),
      })
      await Promise.all(signed.map((transaction) => assertSigned(transaction, call.address)))
      return signed
    })

  return {
    get publicKey() {
      return getEntry(connectionId).connection.activeAddress
    },
    get wallet() {
      return getEntry(connectionId).connectedWallet.wallet
    },
    signMessage: (message) =>
      request('signMessage', async (connectedWallet, call) => {
        const signature = await connectedWallet.signMessage({ ...call, message })
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
      signal.throwIfAborted()
      const { transaction: feature } = await loadFeatures()
      return (await feature.send({ connectionId, transaction })).id
    },
  }
}
