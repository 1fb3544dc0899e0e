import type { ClockPort } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import type { Eip155Features } from '../types.ts'
import type { Read } from '../chain/createReader.ts'
import { parseHash } from '../chain/parseHash.ts'
import type { GetClient } from './types.ts'
import { waitForTransaction } from '../chain/waitForTransaction.ts'

/** Creates the sending of the app's own transactions, and the wait for any transaction. */
export function createTransaction(parameters: {
  readonly getClient: GetClient
  readonly read: Read
  readonly clock: ClockPort
}): Eip155Features['transaction'] {
  const { getClient, read, clock } = parameters
  return {
    send: async ({ transaction, ...call }) => {
      const { connection, chainId, request } = await getClient('transaction', call)
      const numbers = Object.entries({
        value: transaction.value,
        gas: transaction.gas,
        gasPrice: transaction.gasPrice,
        maxFeePerGas: transaction.maxFeePerGas,
        maxPriorityFeePerGas: transaction.maxPriorityFeePerGas,
        nonce: transaction.nonce,
      }).flatMap(([key, value]) => (value === undefined ? [] : [[key, numberToHex(value)]]))
      const { to, data } = transaction
      const payload = {
        from: connection.activeAddress,
        chainId,
        ...(to && { to }),
        ...(data && { data }),
        ...Object.fromEntries(numbers),
      }
      return { id: parseHash(await request('eth_sendTransaction', [payload])) }
    },
    wait: ({ id, network, signal }) =>
      waitForTransaction({ id, clock, signal, read: (method, params) => read({ network, method, params, signal }) }),
  }
}
