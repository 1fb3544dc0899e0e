import { ModalError } from '@latchkey/core/adapter'
import type { ClockPort, SendTransactionParameters } from '@latchkey/core/adapter'
import type { GetReader } from '../chain/createReader.ts'
import type { SolanaFeatures, SolanaTypes } from '../types.ts'
import type { SentTransactions } from '../chain/createSentTransactions.ts'
import { sendTransaction } from './sendTransaction.ts'
import type { GetClient } from './types.ts'
import { parseLifetime } from '../chain/lifetimeFacts.ts'
import { findTransaction, traceTransaction } from '../chain/traceTransaction.ts'
import { waitForTransaction } from '../chain/waitForTransaction.ts'
import { loadTransactions } from '../chain/loadTransactions.ts'

/** Creates the sending of the app's own transactions, what is known of them before, and the wait for any transaction. */
export function createTransaction(parts: {
  readonly getClient: GetClient
  readonly getReader: GetReader
  readonly sent: SentTransactions
  readonly clock: ClockPort
}): SolanaFeatures['transaction'] {
  const { getClient, getReader, sent, clock } = parts
  const prepare = async ({ transaction, ...call }: SendTransactionParameters<SolanaTypes>) => {
    const client = getClient('transaction', call)
    const reader = getReader(client.connection.networkId)
    const { prepareTransaction } = await loadTransactions()
    const { versions } = client.connectedWallet
    const prepared = await prepareTransaction({ transaction, ...client.call, versions, reader })
    return { client, reader, prepared }
  }

  return {
    estimate: async (call) => {
      const { reader, prepared } = await prepare(call)
      const { readFee } = await loadTransactions()
      // The transaction names its own price, which the chain's answer contains.
      const fee = await readFee({ bytes: prepared.bytes, price: 0n, limit: 0, reader, signal: call.signal })
      return { fee, feeAtMost: fee }
    },
    simulate: async (call) => {
      const { client, reader, prepared } = await prepare(call)
      const { simulateChanges } = await loadTransactions()
      return simulateChanges({ bytes: prepared.bytes, address: client.call.address, reader, signal: call.signal })
    },
    send: async (call) => {
      const { client, reader, prepared } = await prepare(call)
      return sendTransaction({ client, reader, sent, ...prepared, onFacts: call.onFacts })
    },
    trace: (call) => traceTransaction({ ...call, reader: getReader(call.network) }),
    find: (call) => findTransaction({ ...call, reader: getReader(call.network) }),
    wait: ({ id, network, trace, onStatus, isFinal, signal }) => {
      if (!/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(id)) {
        const context = { option: 'id', given: typeof id, allowed: 'a transaction’s signature in base58' }
        throw new ModalError('options.invalid', { context })
      }
      const known = sent.find(id) ?? parseLifetime(trace?.facts)
      return waitForTransaction({ id, reader: getReader(network), known, clock, onStatus, isFinal, signal })
    },
  }
}
