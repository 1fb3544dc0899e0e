import type { LoadedFeatures } from '../engine/types.ts'
import { createBalance } from './createBalance.ts'
import { createEsplora } from './createEsplora.ts'
import { createFeeRates } from './createFeeRates.ts'
import { createGetActor } from './createGetActor.ts'
import { createMessage } from './createMessage.ts'
import { createPsbtSigner } from './createPsbtSigner.ts'
import { createTransaction } from './createTransaction.ts'
import { createTransfer } from './createTransfer.ts'
import type { FeatureContext } from './types.ts'

/** Makes what connected wallets can do, and reading the chain. Loaded with the first use. */
export function createFeatures(context: FeatureContext): LoadedFeatures {
  const getActor = createGetActor(context)
  const ask = createEsplora(context)
  const getFeeRates = createFeeRates(ask)
  const signPsbt = createPsbtSigner({ getActor, ask })
  const message = createMessage(getActor)
  const transfer = createTransfer({ getActor, ask, getFeeRates, signPsbt, parameters: context.parameters })
  return {
    message,
    balance: createBalance(ask),
    transfer,
    transaction: createTransaction({ signPsbt, ask, clock: context.clock }),
    getFeeRates,
    createProvider: ({ connectionId, wallet }) => ({
      getAccounts: async () => context.getActing(connectionId).accounts,
      signMessage: (call) => message.sign({ ...call, connectionId }),
      signPsbt: (call) => signPsbt({ ...call, connectionId }),
      sendTransfer: (call) => transfer.send({ ...call, connectionId }),
      wallet,
    }),
  }
}
