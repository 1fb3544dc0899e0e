import { ModalError, readProperty } from '@latchkey/core/adapter'
import type { BitcoinFeatures } from '../types.ts'
import { isAddress } from '../chain/isAddress.ts'
import type { AskEsplora } from '../chain/createEsplora.ts'
import { parseAmount } from '../chain/parseAmount.ts'
import { readJson } from '../chain/readJson.ts'

/** Creates the reading of balances, unconfirmed amounts included. */
export function createBalance(ask: AskEsplora): BitcoinFeatures['balance'] {
  return {
    getNative: async ({ address, network, signal }) => {
      if (!isAddress(address)) throw new ModalError('address.invalid', { context: { address: address.slice(0, 100) } })
      const answer = await readJson(ask, { network, path: `/address/${address}`, signal })
      const sums = ['chain_stats', 'mempool_stats'].map((key) => {
        const stats = readProperty(answer, key)
        return parseAmount(readProperty(stats, 'funded_txo_sum')) - parseAmount(readProperty(stats, 'spent_txo_sum'))
      })
      const { decimals, symbol } = network.nativeCurrency
      return { value: sums.reduce((sum, part) => sum + part, 0n), decimals, symbol }
    },
  }
}
