import { ModalError, readProperty } from '@latchkey/core/adapter'
import type { BitcoinFeatures } from '../types.ts'
import { isAddress } from '../utils/isAddress.ts'
import type { AskEsplora } from './createEsplora.ts'
import { parseAmount } from './parseAmount.ts'
import { readJson } from './readJson.ts'

/** Makes the reading of balances: all that an address holds, what is not yet in a block included. */
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
