import type { ClockPort } from '@latchkey/core/adapter'
import type { BitcoinFeatures } from '../types.ts'
import type { AskEsplora } from '../chain/createEsplora.ts'
import type { ReservedCoins } from '../chain/createReservedCoins.ts'
import { parseSpent } from '../chain/spentFacts.ts'
import type { SignPsbt } from './createPsbtSigner.ts'
import { findTransaction, traceTransaction } from '../chain/traceTransaction.ts'
import { waitForTransaction } from '../chain/waitForTransaction.ts'

/** Makes transactions of an app's own, and the waiting for any. */
export function createTransaction(parameters: {
  readonly signPsbt: SignPsbt
  readonly ask: AskEsplora
  readonly reserved: Pick<ReservedCoins, 'reserve'>
  readonly clock: ClockPort
}): BitcoinFeatures['transaction'] {
  const { signPsbt, ask, reserved, clock } = parameters
  return {
    send: async ({ transaction: { psbt, signInputs }, ...call }) => {
      const { id = '' } = await signPsbt({ ...call, psbt, signInputs, broadcast: true })
      return { id }
    },
    trace: (call) => traceTransaction(ask, call),
    // A page that was reloaded learns of the coins here.
    find: (call) => {
      reserved.reserve(parseSpent(call.trace)?.coins ?? [])
      return findTransaction(ask, call)
    },
    wait: (call) => {
      reserved.reserve(parseSpent(call.trace)?.coins ?? [])
      return waitForTransaction({ ...call, ask, clock })
    },
  }
}
