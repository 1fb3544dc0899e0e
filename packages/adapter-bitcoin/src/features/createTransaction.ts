import type { ClockPort } from '@latchkey/core/adapter'
import type { BitcoinFeatures } from '../types.ts'
import type { AskEsplora } from '../chain/createEsplora.ts'
import type { SignPsbt } from './createPsbtSigner.ts'
import { findTransaction, traceTransaction } from '../chain/traceTransaction.ts'
import { waitForTransaction } from '../chain/waitForTransaction.ts'

/** Makes transactions of an app's own, and the waiting for any. */
export function createTransaction(parameters: {
  readonly signPsbt: SignPsbt
  readonly ask: AskEsplora
  readonly clock: ClockPort
}): BitcoinFeatures['transaction'] {
  const { signPsbt, ask, clock } = parameters
  return {
    send: async ({ transaction: { psbt, signInputs }, ...call }) => {
      const { id = '' } = await signPsbt({ ...call, psbt, signInputs, broadcast: true })
      return { id }
    },
    trace: (call) => traceTransaction(ask, call),
    find: (call) => findTransaction(ask, call),
    wait: (call) => waitForTransaction({ ...call, ask, clock }),
  }
}
