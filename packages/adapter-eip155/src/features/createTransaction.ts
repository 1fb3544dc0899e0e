import { createLoader } from '@latchkey/core/adapter'
import type { ClockPort, WaitForTransactionParameters } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import type { Eip155Features, Eip155Types } from '../types.ts'
import type { Read } from '../chain/createReader.ts'
import { estimateFee, toChainCall, type ReadChain } from '../chain/estimateFee.ts'
import { parseHash } from '../chain/parseHash.ts'
import { simulateTransaction } from '../chain/simulateTransaction.ts'
import { findTransaction, traceTransaction } from '../chain/traceTransaction.ts'
import type { Eip155Client, GetClient } from './types.ts'
import { waitForTransaction } from '../chain/waitForTransaction.ts'

/** Creates the sending of the app's own transactions, what is known of them before, and the wait for any transaction. */
export function createTransaction(parameters: {
  readonly getClient: GetClient
  readonly read: Read
  readonly clock: ClockPort
}): Eip155Features['transaction'] {
  const { getClient, read, clock } = parameters

  const loadChanges = createLoader({ load: async () => (await import('../chain/readChanges.ts')).readChanges })

  const createRead =
    ({ connection }: Eip155Client, signal: AbortSignal | undefined): ReadChain =>
    (method, params) =>
      read({ network: connection.networkId, method, params, signal })

  const createNetworkRead =
    ({ network, signal }: Pick<WaitForTransactionParameters<Eip155Types>, 'network' | 'signal'>): ReadChain =>
    (method, params) =>
      read({ network, method, params, signal })

  return {
    estimate: async ({ transaction, ...call }) => {
      const client = await getClient('transaction', call)
      return estimateFee({
        call: toChainCall({ ...transaction, from: client.connection.activeAddress }),
        read: createRead(client, call.signal),
        chainId: Number(client.chainId),
        choice: transaction,
      })
    },
    simulate: async ({ transaction, before = [], ...call }) => {
      const client = await getClient('transaction', call)
      const from = client.connection.activeAddress
      const [simulated, ...earlier] = [transaction, ...before].map((each) => toChainCall({ ...each, from }))
      return simulateTransaction(createRead(client, call.signal), simulated ?? { from }, earlier)
    },
    send: async ({ transaction, ...call }) => {
      const { connection, chainId, request } = await getClient('transaction', call)
      const numbers = Object.entries({
        gas: transaction.gas,
        gasPrice: transaction.gasPrice,
        maxFeePerGas: transaction.maxFeePerGas,
        maxPriorityFeePerGas: transaction.maxPriorityFeePerGas,
        nonce: transaction.nonce,
      }).flatMap(([key, value]) => (value === undefined ? [] : [[key, numberToHex(value)]]))
      const payload = {
        ...toChainCall({ ...transaction, from: connection.activeAddress }),
        chainId,
        ...Object.fromEntries(numbers),
      }
      return { id: parseHash(await request('eth_sendTransaction', [payload])) }
    },
    trace: async (call) => traceTransaction(createNetworkRead(call), call),
    find: async (call) => findTransaction(createNetworkRead(call), call),
    wait: async ({ network, signal, account, ...call }) => {
      const readHere = createNetworkRead({ network, signal })
      const outcome = await waitForTransaction({ ...call, clock, signal, read: readHere })
      if (account === undefined || outcome.status !== 'success') return outcome
      const reading = loadChanges().then((readChanges) => readChanges(readHere, { account, id: outcome.id }))
      const changes = await reading.catch(() => undefined)
      return { ...outcome, ...(changes && { changes }) }
    },
  }
}
