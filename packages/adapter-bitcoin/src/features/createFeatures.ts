import { createEsplora } from '../chain/createEsplora.ts'
import { createFeeRates } from '../chain/createFeeRates.ts'
import { createReservedCoins } from '../chain/createReservedCoins.ts'
import type { LoadedFeatures } from '../wallets/Engine.ts'
import { createBalance } from './createBalance.ts'
import { createGetClient } from './createGetClient.ts'
import { createMessage } from './createMessage.ts'
import { createPsbtSigner } from './createPsbtSigner.ts'
import { createTransaction } from './createTransaction.ts'
import { createTransfer } from './createTransfer.ts'
import type { EngineFeatureContext } from './types.ts'

/** Creates the features. Loads with the first use of one. */
export function createFeatures(context: EngineFeatureContext): LoadedFeatures {
  const getClient = createGetClient(context)
  const ask = createEsplora(context)
  const getFeeRates = createFeeRates(ask)
  const reserved = createReservedCoins(context.clock)
  const signPsbt = createPsbtSigner({ getClient, ask, reserved })
  const message = createMessage(getClient)
  const transfer = createTransfer({ getClient, ask, getFeeRates, signPsbt, reserved, parameters: context.parameters })
  return {
    message,
    balance: createBalance(ask),
    transfer,
    transaction: createTransaction({ signPsbt, ask, reserved, clock: context.clock }),
    getFeeRates,
    createProvider: ({ connectionId, wallet }) => ({
      getAccounts: async () => context.getAccess(connectionId).accounts,
      signMessage: (call) => message.sign({ ...call, connectionId }),
      signPsbt: (call) => signPsbt({ ...call, connectionId }),
      sendTransfer: (call) => transfer.send({ ...call, connectionId }),
      wallet,
    }),
  }
}
