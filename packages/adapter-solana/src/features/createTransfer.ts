import { isModalError, ModalError } from '@latchkey/core/adapter'
import type { TransferParameters } from '@latchkey/core/adapter'
import type { GetReader } from '../chain/createReader.ts'
import type { PreparedTransfer } from '../chain/transactions/prepareTransfer.ts'
import type { SolanaFeatures, SolanaTypes } from '../types.ts'
import { assertAddress } from '../chain/assertAddress.ts'
import { COMMITMENT, SIGNATURE_FEE } from '../chain/constants.ts'
import { parseQuantity } from '../chain/parseQuantity.ts'
import { sendTransaction } from './sendTransaction.ts'
import type { SentTransactions } from '../chain/createSentTransactions.ts'
import type { SolanaClient, GetClient } from './types.ts'
import { loadTransactions } from '../chain/loadTransactions.ts'

/** The default limit of the priority fee, in lamports. */
const MAX_PRIORITY_FEE = 1_000_000n

/** Creates transfers of SOL and of tokens, from the active account on the active network. */
export function createTransfer(parts: {
  readonly getClient: GetClient
  readonly getReader: GetReader
  readonly sent: SentTransactions
  readonly maxPriorityFee: bigint | undefined
}): SolanaFeatures['transfer'] {
  const { getClient, getReader, sent, maxPriorityFee = MAX_PRIORITY_FEE } = parts

  const prepare = async (
    client: SolanaClient,
    { to, amount, token, speed = 'normal', signal }: TransferParameters<SolanaTypes>,
  ): Promise<PreparedTransfer> => {
    assertAddress(to)
    if (token !== undefined) assertAddress(token)
    if (typeof amount !== 'bigint' || amount < 0n || amount >= 1n << 64n) {
      const context = { option: 'amount', given: typeof amount, allowed: 'a bigint from 0 to 2^64 - 1' }
      throw new ModalError('options.invalid', { context })
    }
    const reader = getReader(client.connection.networkId)
    const { prepareTransfer } = await loadTransactions()
    const { address: from } = client.call
    const version = client.connectedWallet.versions.includes(0) ? 0 : 'legacy'
    return prepareTransfer({ from, to, amount, token, version, reader, maxPriorityFee, speed, signal })
  }

  return {
    getSpeeds: async () => ['slow', 'normal', 'fast'],
    estimate: async (call) => {
      const client = getClient('transfer', call)
      const { fee, feeAtMost } = await prepare(client, call).catch((error: unknown) => {
        // The fee does not depend on the amount, and sending the whole balance requires it.
        if (call.token !== undefined || !isModalError(error, 'transaction.insufficientFunds')) throw error
        return prepare(client, { ...call, amount: 0n })
      })
      return { fee, feeAtMost }
    },
    getMax: async (call) => {
      const client = getClient('transfer', call)
      const { token, signal } = call
      const { address } = client.call
      const reader = getReader(client.connection.networkId)
      if (token !== undefined) {
        assertAddress(token)
        const { readHoldings } = await loadTransactions()
        // A transfer takes from one account.
        const [richest] = await readHoldings({ owner: address, token, reader, signal })
        if (!richest) return { amount: 0n, fee: SIGNATURE_FEE }
        const { feeAtMost } = await prepare(client, { ...call, amount: richest.amount })
        return { amount: richest.amount, fee: feeAtMost }
      }
      const options = { commitment: COMMITMENT }
      const balance = parseQuantity(await reader.askValue('getBalance', [address, options], signal))
      if (balance <= SIGNATURE_FEE) return { amount: 0n, fee: SIGNATURE_FEE }
      // Sending this amount leaves nothing: `prepareTransfer` takes the rest as the fee.
      const { fee } = await prepare(client, { ...call, amount: 0n })
      return { amount: balance > fee ? balance - fee : 0n, fee }
    },
    simulate: async (call) => {
      const client = getClient('transfer', call)
      const reader = getReader(client.connection.networkId)
      const { simulateChanges, toFailure } = await loadTransactions()
      try {
        const { bytes, destination } = await prepare(client, call)
        const { address } = client.call
        const receiver = { account: destination, holds: call.token === undefined ? 'sol' : 'tokens' } as const
        return await simulateChanges({ bytes, address, receiver, reader, signal: call.signal })
      } catch (error) {
        if (isModalError(error) && isRefusal(error)) return toFailure(error)
        throw error
      }
    },
    inspect: async ({ to, token, signal, ...call }) => {
      assertAddress(to)
      const client = getClient('transfer', { ...call, signal })
      const { inspectReceiver } = await loadTransactions()
      return inspectReceiver({ to, token, reader: getReader(client.connection.networkId), signal })
    },
    send: async (call) => {
      const client = getClient('transfer', call)
      const { bytes, lastValidBlockHeight } = await prepare(client, call)
      const reader = getReader(client.connection.networkId)
      const { onFacts } = call
      return sendTransaction({ client, reader, sent, bytes, lastValidBlockHeight, isReplaceable: true, onFacts })
    },
  }
}

/** Whether the chain or the token would refuse the transfer, and not the way to the chain. */
function isRefusal({ code }: ModalError): boolean {
  return (
    code.startsWith('token.') || code === 'transaction.insufficientFunds' || code === 'transaction.simulationFailed'
  )
}
