import { createReader } from '../rpc/createReader.ts'
import type { SolanaFeatures } from '../types.ts'
import { createBalance } from './createBalance.ts'
import { createGetActor } from './createGetActor.ts'
import { createMessage } from './createMessage.ts'
import { createSentTransactions } from './createSentTransactions.ts'
import { createTransaction } from './createTransaction.ts'
import { createTransfer } from './createTransfer.ts'
import type { FeatureContext } from './types.ts'

/** Makes what connected wallets can do, and reading the chain. Loaded with the first use. */
export function createFeatures(context: FeatureContext): SolanaFeatures {
  const getActor = createGetActor(context)
  const getReader = createReader(context)
  const sent = createSentTransactions()
  const { clock, parameters } = context
  return {
    message: createMessage(getActor),
    balance: createBalance(getReader),
    transfer: createTransfer({ getActor, getReader, sent, maxPriorityFee: parameters.maxPriorityFee }),
    transaction: createTransaction({ getActor, getReader, sent, clock }),
  }
}
