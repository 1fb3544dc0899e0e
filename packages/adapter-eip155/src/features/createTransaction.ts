import type { ClockPort } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import type { Eip155Features } from '../types.ts'
import type { Read } from './createReader.ts'
import { parseHash } from './parseHash.ts'
import type { GetActor } from './types.ts'
import { waitForTransaction } from './waitForTransaction.ts'

/** Makes transactions of an app's own, and the waiting for any. */
export function createTransaction(parts: {
  readonly getActor: GetActor
  readonly read: Read
  readonly clock: ClockPort
}): Eip155Features['transaction'] {
  const { getActor, read, clock } = parts
  return {
    send: async ({ transaction, ...call }) => {
      const { connection, chainId, ask } = await getActor('transaction', call)
      const numbers = Object.entries({
        value: transaction.value,
        gas: transaction.gas,
        gasPrice: transaction.gasPrice,
        maxFeePerGas: transaction.maxFeePerGas,
        maxPriorityFeePerGas: transaction.maxPriorityFeePerGas,
        nonce: transaction.nonce,
      }).flatMap(([key, value]) => (value === undefined ? [] : [[key, numberToHex(value)]]))
      const { to, data } = transaction
      const request = {
        from: connection.activeAddress,
        chainId,
        ...(to && { to }),
        ...(data && { data }),
        ...Object.fromEntries(numbers),
      }
      return { id: parseHash(await ask('eth_sendTransaction', [request])) }
    },
    wait: ({ id, network, signal }) =>
      waitForTransaction({ id, clock, signal, read: (method, params) => read({ network, method, params, signal }) }),
  }
}
