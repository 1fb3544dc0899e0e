import type { Eip155Features } from '../types.ts'
import type { Read } from '../chain/createReader.ts'
import { parseQuantity } from '../chain/parseQuantity.ts'
import { toRecipient } from '../chain/toRecipient.ts'

/** Creates the reading of balances. */
export function createBalance(read: Read): Eip155Features['balance'] {
  return {
    getNative: async ({ address, network, signal }) => {
      const params = [toRecipient(address), 'latest']
      const value = parseQuantity(await read({ network, method: 'eth_getBalance', params, signal }))
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },
  }
}
