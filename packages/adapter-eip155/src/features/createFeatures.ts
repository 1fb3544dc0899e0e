import type { Eip155Features } from '../types.ts'
import { createAssets } from './createAssets.ts'
import { createBalance } from './createBalance.ts'
import { createCalls } from './createCalls.ts'
import { createGetActor } from './createGetActor.ts'
import { createMessage } from './createMessage.ts'
import { createReader } from './createReader.ts'
import { createTransaction } from './createTransaction.ts'
import { createTransfer } from './createTransfer.ts'
import type { FeatureContext } from './types.ts'

/** Makes what connected wallets can do, and reading the chain. Loaded with the first use. */
export function createFeatures(context: FeatureContext): Eip155Features {
  const getActor = createGetActor(context)
  const read = createReader(context)
  return {
    message: createMessage(getActor),
    balance: createBalance(read),
    transfer: createTransfer({ getActor, read }),
    transaction: createTransaction({ getActor, read, clock: context.clock }),
    assets: createAssets(getActor),
    calls: createCalls(getActor),
  }
}
