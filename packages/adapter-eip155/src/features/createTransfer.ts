import type { Eip155Features } from '../types.ts'
import type { Read } from '../chain/createReader.ts'
import { estimateFee, type ReadChain } from '../chain/estimateFee.ts'
import { isContract } from '../chain/isContract.ts'
import { parseHash } from '../chain/parseHash.ts'
import { parseQuantity } from '../chain/parseQuantity.ts'
import { readTokenBalance } from '../chain/readTokenBalance.ts'
import { simulateTransfer } from '../chain/simulateTransfer.ts'
import { toRecipient } from '../chain/toRecipient.ts'
import { toTransferCall } from '../chain/toTransferCall.ts'
import type { Eip155Client, GetClient } from './types.ts'

/** Creates transfers, native (S7.089) and of tokens (S7.088), from the active account on the wallet's network. */
export function createTransfer(parameters: {
  readonly getClient: GetClient
  readonly read: Read
}): Eip155Features['transfer'] {
  const { getClient, read } = parameters

  const createRead =
    ({ connection }: Eip155Client, signal: AbortSignal | undefined): ReadChain =>
    (method, params) =>
      read({ network: connection.networkId, method, params, signal })

  return {
    estimate: async ({ signal, ...transfer }) => {
      const client = await getClient('transfer', { ...transfer, signal })
      const call = { from: client.connection.activeAddress, ...toTransferCall(transfer) }
      return estimateFee({ call, read: createRead(client, signal), chainId: Number(client.chainId) })
    },
    getMax: async ({ to, token, signal, ...call }) => {
      const client = await getClient('transfer', { ...call, signal })
      const from = client.connection.activeAddress
      const readHere = createRead(client, signal)
      const balance =
        token === undefined
          ? parseQuantity(await readHere('eth_getBalance', [from, 'latest']))
          : await readTokenBalance(readHere, { token: toRecipient(token), address: from })
      // Some tokens revert a transfer of nothing, so it has no estimate.
      if (token !== undefined && balance === 0n) return { amount: 0n, fee: 0n }
      // Nodes refuse to estimate an amount that leaves nothing for the fee, and any amount takes as much gas.
      const amount = token === undefined ? balance / 2n : balance
      const estimated = { from, ...toTransferCall({ to, token, amount }) }
      const { feeAtMost } = await estimateFee({ call: estimated, read: readHere, chainId: Number(client.chainId) })
      if (token !== undefined) return { amount: balance, fee: feeAtMost }
      return { amount: balance > feeAtMost ? balance - feeAtMost : 0n, fee: feeAtMost }
    },
    simulate: async ({ signal, ...transfer }) => {
      const client = await getClient('transfer', { ...transfer, signal })
      const { to, amount, token } = transfer
      const { activeAddress: from } = client.connection
      return simulateTransfer(createRead(client, signal), { from, to, amount, token })
    },
    inspect: async ({ to, signal, ...call }) => {
      const receiver = toRecipient(to)
      const client = await getClient('transfer', { ...call, signal })
      const code = await createRead(client, signal)('eth_getCode', [receiver, 'latest'])
      return { kind: isContract(code) ? 'contract' : 'account' }
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
