import type { Eip155Features } from '../types.ts'
import type { Read } from './createReader.ts'
import { parseHash } from './parseHash.ts'
import { parseQuantity } from './parseQuantity.ts'
import { toTransferCall } from './toTransferCall.ts'
import type { GetActor } from './types.ts'

/** Makes transfers, native (S7.089) and of tokens (S7.088), from the account in use on the wallet's network. */
export function createTransfer(parts: {
  readonly getActor: GetActor
  readonly read: Read
}): Eip155Features['transfer'] {
  const { getActor, read } = parts
  return {
    estimate: async ({ signal, ...parameters }) => {
      const { connection } = await getActor('transfer', { ...parameters, signal })
      const call = { from: connection.activeAddress, ...toTransferCall(parameters) }
      const ask = (method: string, params: readonly unknown[]): Promise<unknown> =>
        read({ network: connection.networkId, method, params, signal })
      const [gas, price] = await Promise.all([ask('eth_estimateGas', [call]), ask('eth_gasPrice', [])])
      return { fee: parseQuantity(gas) * parseQuantity(price) }
    },
    send: async ({ signal, ...parameters }) => {
      const call = toTransferCall(parameters)
      const { connection, chainId, ask } = await getActor('transfer', { ...parameters, signal })
      return { id: parseHash(await ask('eth_sendTransaction', [{ from: connection.activeAddress, chainId, ...call }])) }
    },
  }
}
