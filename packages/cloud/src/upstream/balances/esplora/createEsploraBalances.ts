import { integer, minValue, number, object, pipe, string } from 'valibot'
import { formatUnits } from 'viem'
import type { HttpUpstream } from '../../http/createHttpUpstream.ts'
import { failAttempt } from '../../pool/Attempt.ts'
import type { BalanceProvider } from '../Balances.ts'
import { getNativeCoin } from '../nativeCoins.ts'

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

const sum = pipe(number(), integer(), minValue(0))
const stats = object({ funded_txo_sum: sum, spent_txo_sum: sum })
const answerSchema = object({ address: string(), chain_stats: stats, mempool_stats: stats })

/** Creates the balances of Bitcoin from an Esplora instance, with what waits in its mempool. */
export function createEsploraBalances({ upstream }: { readonly upstream: HttpUpstream }): BalanceProvider {
  return {
    chainIds: [bitcoin],
    async read({ question: { account, chainId }, ...limits }) {
      const coin = getNativeCoin(chainId)
      if (coin === undefined) return { kind: 'answered', value: [] }
      const answer = await upstream.call({ path: ['address', account], schema: answerSchema, ...limits })
      if (answer.kind === 'failed') return answer
      const { address, chain_stats: chain, mempool_stats: mempool } = answer.value
      if (address !== account) return failAttempt('foreign_answer')
      const amount =
        BigInt(chain.funded_txo_sum) -
        BigInt(chain.spent_txo_sum) +
        BigInt(mempool.funded_txo_sum) -
        BigInt(mempool.spent_txo_sum)
      if (amount < 0n) return failAttempt('schema')
      const value = amount === 0n ? [] : [{ ...coin, numeric: formatUnits(amount, coin.decimals) }]
      return { kind: 'answered', value }
    },
  }
}
