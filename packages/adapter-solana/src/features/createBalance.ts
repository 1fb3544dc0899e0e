import { COMMITMENT } from '../chain/constants.ts'
import type { GetReader } from '../chain/createReader.ts'
import { parseQuantity } from '../chain/parseQuantity.ts'
import type { SolanaFeatures } from '../types.ts'
import { assertAddress } from '../chain/assertAddress.ts'

/** Creates the reading of balances, in lamports. */
export function createBalance(getReader: GetReader): SolanaFeatures['balance'] {
  return {
    getNative: async ({ address, network, signal }) => {
      assertAddress(address)
      const { askValue } = getReader(network)
      const value = parseQuantity(await askValue('getBalance', [address, { commitment: COMMITMENT }], signal))
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },
  }
}
