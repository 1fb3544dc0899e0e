import type { Eip155Features } from '../types.ts'
import type { Read } from '../chain/createReader.ts'
import { parseHash } from '../chain/parseHash.ts'
import { parseQuantity } from '../chain/parseQuantity.ts'
import { toTransferCall } from '../chain/toTransferCall.ts'
import type { GetClient } from './types.ts'

/** Creates transfers, native (S7.089) and of tokens (S7.088), from the active account on the wallet's network. */
export function createTransfer(parameters: {
  readonly getClient: GetClient
  readonly read: Read
}): Eip155Features['transfer'] {
  const { getClient, read } = parameters
  return {
    estimate: async ({ signal, ...transfer }) => {
      const { connection } = await getClient('transfer', { ...transfer, signal })
      const call = { from: connection.activeAddress, ...toTransferCall(transfer) }
      const readHere = (method: string, params: readonly unknown[]): Promise<unknown> =>
        read({ network: connection.networkId, method, params, signal })
      const [gas, price] = await Promise.all([readHere('eth_estimateGas', [call]), readHere('eth_gasPrice', [])])
      return { fee: parseQuantity(gas) * parseQuantity(price) }
    },
    send: async ({ signal, ...transfer }) => {
      const call = toTransferCall(transfer)
      const { connection, chainId, request } = await getClient('transfer', { ...transfer, signal })
      return {
        id: parseHash(await request('eth_sendTransaction', [{ from: connection.activeAddress, chainId, ...call }])),
      }
    },
  }
}
