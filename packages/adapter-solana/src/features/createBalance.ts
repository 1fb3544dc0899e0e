import { isModalError } from '@latchkey/core/adapter'
import { COMMITMENT } from '../chain/constants.ts'
import type { GetReader } from '../chain/createReader.ts'
import { parseQuantity } from '../chain/parseQuantity.ts'
import type { SolanaFeatures } from '../types.ts'
import { assertAddress } from '../chain/assertAddress.ts'
import { isAddress } from '../chain/isAddress.ts'
import { loadTransactions } from '../chain/loadTransactions.ts'

/** The code of JSON-RPC with which nodes answer for an address that is no mint. */
const INVALID_PARAMS = -32_602

/** Creates the reading of balances, in lamports or a token's smallest unit, and of what tokens say about themselves. */
export function createBalance(getReader: GetReader): SolanaFeatures['balance'] {
  return {
    getNative: async ({ address, network, signal }) => {
      assertAddress(address)
      const { askValue } = getReader(network)
      const value = parseQuantity(await askValue('getBalance', [address, { commitment: COMMITMENT }], signal))
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },
    getTokens: async ({ address, network, tokens, signal }) => {
      assertAddress(address)
      const reader = getReader(network)
      const { readHoldings } = await loadTransactions()
      const balances = tokens.map(async (token) => {
        if (!isAddress(token)) return []
        try {
          const holdings = await readHoldings({ owner: address, token, reader, signal })
          return [{ address: token, value: holdings.reduce((sum, { amount }) => sum + amount, 0n) }]
        } catch (error) {
          // The node knows no such token. One bad token must not hide the others.
          if (isModalError(error, 'request.failed') && error.context?.providerCode === INVALID_PARAMS) return []
          throw error
        }
      })
      return (await Promise.all(balances)).flat()
    },
    getTokenInfo: async ({ token, network, signal }) => {
      assertAddress(token)
      const { describeToken } = await loadTransactions()
      return describeToken({ token, reader: getReader(network), signal })
    },
  }
}
