import { ModalError } from '@latchkey/core/adapter'
import type { ClockPort } from '@latchkey/core/adapter'
import type { GetReader } from '../rpc/createReader.ts'
import type { SolanaFeatures } from '../types.ts'
import type { SentTransactions } from './createSentTransactions.ts'
import { sendTransaction } from './sendTransaction.ts'
import type { GetActor } from './types.ts'
import { waitForTransaction } from './waitForTransaction.ts'
import { loadTransactions } from '../utils/loadTransactions.ts'

/** Makes transactions of an app's own, and the waiting for any. */
export function createTransaction(parts: {
  readonly getActor: GetActor
  readonly getReader: GetReader
  readonly sent: SentTransactions
  readonly clock: ClockPort
}): SolanaFeatures['transaction'] {
  const { getActor, getReader, sent, clock } = parts
  return {
    send: async ({ transaction, ...call }) => {
      const actor = getActor('transaction', call)
      const reader = getReader(actor.connection.networkId)
      const { prepareTransaction } = await loadTransactions()
      const { versions } = actor.link
      const prepared = await prepareTransaction({ transaction, ...actor.call, versions, reader })
      return sendTransaction({ actor, reader, sent, ...prepared })
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
