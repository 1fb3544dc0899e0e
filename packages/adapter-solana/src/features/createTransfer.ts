import { isModalError, ModalError } from '@latchkey/core/adapter'
import type { TransferParameters } from '@latchkey/core/adapter'
import type { GetReader } from '../rpc/createReader.ts'
import type { PreparedTransfer } from '../transactions/prepareTransfer.ts'
import type { SolanaFeatures, SolanaTypes } from '../types.ts'
import { assertAddress } from '../utils/assertAddress.ts'
import { sendTransaction } from './sendTransaction.ts'
import type { SentTransactions } from './createSentTransactions.ts'
import type { Actor, GetActor } from './types.ts'
import { loadTransactions } from '../utils/loadTransactions.ts'

/** What is paid for priority at most, in lamports, unless the app says otherwise. */
const MAX_PRIORITY_FEE = 1_000_000n

/** Makes transfers of SOL and of tokens (S4.047), from the account in use on the network in use. */
export function createTransfer(parts: {
  readonly getActor: GetActor
  readonly getReader: GetReader
  readonly sent: SentTransactions
  readonly maxPriorityFee: bigint | undefined
}): SolanaFeatures['transfer'] {
  const { getActor, getReader, sent, maxPriorityFee = MAX_PRIORITY_FEE } = parts

  const prepare = async (
    actor: Actor,
    { to, amount, token, signal }: TransferParameters<SolanaTypes>,
  ): Promise<PreparedTransfer> => {
    assertAddress(to)
    if (token !== undefined) assertAddress(token)
    if (typeof amount !== 'bigint' || amount < 0n || amount >= 1n << 64n) {
      const context = { option: 'amount', given: typeof amount, allowed: 'a bigint from 0 to 2^64 - 1' }
      throw new ModalError('options.invalid', { context })
    }
    const reader = getReader(actor.connection.networkId)
    const { prepareTransfer } = await loadTransactions()
    const { address: from } = actor.call
    const version = actor.link.versions.includes(0) ? 0 : 'legacy'
    return prepareTransfer({ from, to, amount, token, version, reader, maxPriorityFee, signal })
  }

  return {
    estimate: async (call) => {
      const actor = getActor('transfer', call)
      const { fee } = await prepare(actor, call).catch((error: unknown) => {
        // The fee does not depend on the amount: whoever wants to send all has to know it.
        if (call.token !== undefined || !isModalError(error, 'transaction.insufficientFunds')) throw error
        return prepare(actor, { ...call, amount: 0n })
      })
      return { fee }
    },
    send: async (call) => {
      const actor = getActor('transfer', call)
      const { bytes, lastValidBlockHeight } = await prepare(actor, call)
      const reader = getReader(actor.connection.networkId)
      return sendTransaction({ actor, reader, sent, bytes, lastValidBlockHeight, isReplaceable: true })
    },
  }
}
