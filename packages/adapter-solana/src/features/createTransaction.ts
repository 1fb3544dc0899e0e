import { ModalError } from '@latchkey/core/adapter'
import type { ClockPort } from '@latchkey/core/adapter'
import type { GetReader } from '../chain/createReader.ts'
import type { SolanaFeatures } from '../types.ts'
import type { SentTransactions } from './createSentTransactions.ts'
import { sendTransaction } from './sendTransaction.ts'
import type { GetClient } from './types.ts'
import { waitForTransaction } from '../chain/waitForTransaction.ts'
import { loadTransactions } from '../chain/loadTransactions.ts'

/** Creates the sending of the app's own transactions, and the wait for any transaction. */
export function createTransaction(parts: {
  readonly getClient: GetClient
  readonly getReader: GetReader
  readonly sent: SentTransactions
  readonly clock: ClockPort
}): SolanaFeatures['transaction'] {
  const { getClient, getReader, sent, clock } = parts
  return {
    send: async ({ transaction, ...call }) => {
      const client = getClient('transaction', call)
      const reader = getReader(client.connection.networkId)
      const { prepareTransaction } = await loadTransactions()
      const { versions } = client.connectedWallet
      const prepared = await prepareTransaction({ transaction, ...client.call, versions, reader })
      return sendTransaction({ client, reader, sent, ...prepared })
    },
    wait: ({ id, network, signal }) => {
      if (!/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(id)) {
        const context = { option: 'id', given: typeof id, allowed: 'a transaction’s signature in base58' }
        throw new ModalError('options.invalid', { context })
      }
      return waitForTransaction({ id, reader: getReader(network), sent, clock, signal })
    },
  }
}
