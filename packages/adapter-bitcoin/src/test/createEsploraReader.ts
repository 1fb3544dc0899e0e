import { readProperty } from '@latchkey/core/adapter'

/** An unspent output, as an Esplora server describes it. */
export interface ReadCoin {
  readonly txid: string
  readonly vout: number
  readonly value: number
}

/** Asks an esplora server without the adapter's code. */
export interface EsploraReader {
  getBalance(address: string): Promise<bigint>
  getCoins(address: string): Promise<readonly ReadCoin[]>
  getTransaction(id: string): Promise<unknown>
}

/** Makes a reader of a server. */
export function createEsploraReader(url: string): EsploraReader {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${url}${path}`)
    if (!response.ok) throw new RangeError(`${path}: ${response.status} ${await response.text()}`)
    return await response.json()
  }
  return {
    getBalance: async (address) => {
      const answer = await read(`/address/${address}`)
      const [chain, mempool] = ['chain_stats', 'mempool_stats'].map((key) => {
        const stats = readProperty(answer, key)
        return BigInt(Number(readProperty(stats, 'funded_txo_sum')) - Number(readProperty(stats, 'spent_txo_sum')))
      })
      return (chain ?? 0n) + (mempool ?? 0n)
    },
    getCoins: async (address) => {
      const answer = await read(`/address/${address}/utxo`)
      return Array.isArray(answer) ? answer.map((coin: ReadCoin) => coin) : []
    },
    getTransaction: (id) => read(`/tx/${id}`),
  }
}
