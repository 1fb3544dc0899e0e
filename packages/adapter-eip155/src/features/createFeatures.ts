import { createLoader } from '@latchkey/core/adapter'
import { createReader } from '../chain/createReader.ts'
import type { Eip155Features } from '../types.ts'
import { createAssets } from './createAssets.ts'
import { createBalance } from './createBalance.ts'
import { createCalls } from './createCalls.ts'
import { createGetClient } from './createGetClient.ts'
import { createMessage } from './createMessage.ts'
import { createTransaction } from './createTransaction.ts'
import { createTransfer } from './createTransfer.ts'
import type { EngineFeatureContext } from './types.ts'

/** Creates the features. Loads with the first use of one. */
export function createFeatures(context: EngineFeatureContext): Eip155Features {
  const getClient = createGetClient(context)
  const read = createReader(context)
  const loadNames = createLoader({
    load: async () => (await import('../names/createNames.ts')).createNames(context, read),
  })
  const loadTypedData = createLoader({
    load: async () => (await import('./createTypedData.ts')).createTypedData(getClient),
  })
  return {
    message: createMessage(getClient),
    typedData: { sign: async (parameters) => (await loadTypedData()).sign(parameters) },
    balance: createBalance(read),
    transfer: createTransfer({ getClient, read }),
    transaction: createTransaction({ getClient, read, clock: context.clock }),
    assets: createAssets(getClient),
    calls: createCalls(getClient),
    names: {
      resolve: async (parameters) => (await loadNames()).resolve(parameters),
      lookUp: async (parameters) => (await loadNames()).lookUp(parameters),
    },
  }
}
