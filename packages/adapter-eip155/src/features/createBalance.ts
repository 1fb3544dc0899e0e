import type { Network } from '@latchkey/core/adapter'
import type { Eip155Features } from '../types.ts'
import type { Read } from '../chain/createReader.ts'
import type { ReadChain } from '../chain/estimateFee.ts'
import { hasAnswered } from '../chain/hasAnswered.ts'
import { isAddress } from '../chain/isAddress.ts'
import { parseQuantity } from '../chain/parseQuantity.ts'
import { readTokenBalance } from '../chain/readTokenBalance.ts'
import { describeToken } from '../chain/describeToken.ts'
import { toRecipient } from '../chain/toRecipient.ts'

/** Creates the reading of balances, and of what tokens say about themselves. */
export function createBalance(read: Read): Eip155Features['balance'] {
  const createRead =
    (network: Network<'eip155'>, signal: AbortSignal | undefined): ReadChain =>
    (method, params) =>
      read({ network, method, params, signal })
  return {
    getNative: async ({ address, network, signal }) => {
      const params = [toRecipient(address), 'latest']
      const value = parseQuantity(await read({ network, method: 'eth_getBalance', params, signal }))
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },
    getTokens: async ({ address, network, tokens, signal }) => {
      const owner = toRecipient(address)
      const readHere = createRead(network, signal)
      // The transport sends them as one batch.
      const balances = tokens.map(async (token) => {
        if (!isAddress(token)) return []
        try {
          return [{ address: token, value: await readTokenBalance(readHere, { token, address: owner }) }]
        } catch (error) {
          // One bad token must not hide the others. Without a connection, there is no balance at all.
          if (hasAnswered(error)) return []
          throw error
        }
      })
      return (await Promise.all(balances)).flat()
    },
    getTokenInfo: ({ token, network, signal }) => describeToken(createRead(network, signal), toRecipient(token)),
  }
}
