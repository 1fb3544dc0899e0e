import { createReader } from '../chain/createReader.ts'
import type { SolanaFeatures } from '../types.ts'
import { createBalance } from './createBalance.ts'
import { createGetClient } from './createGetClient.ts'
import { createMessage } from './createMessage.ts'
import { createSentTransactions } from '../chain/createSentTransactions.ts'
import { createTransaction } from './createTransaction.ts'
import { createTransfer } from './createTransfer.ts'
import type { EngineFeatureContext } from './types.ts'

/** Creates the features. Loads with the first use of one. */
export function createFeatures(context: EngineFeatureContext): SolanaFeatures {
  const getClient = createGetClient(context)
  const getReader = createReader(context)
  const sent = createSentTransactions()
  const { clock, parameters } = context
  return {
    message: createMessage(getClient),
    balance: createBalance(getReader),
    transfer: createTransfer({ getClient, getReader, sent, maxPriorityFee: parameters.maxPriorityFee }),
    transaction: createTransaction({ getClient, getReader, sent, clock }),
  }
}
