import { isModalError, ModalError, readProperty } from '@latchkey/core/adapter'
import type { BitcoinFeeRates } from '../types.ts'
import { MIN_FEE_RATE } from './constants.ts'
import type { AskEsplora, EsploraCall } from './createEsplora.ts'
import { readJson } from './readJson.ts'

/** Reads what transactions cost now. */
export type GetFeeRates = (parameters: Pick<EsploraCall, 'network' | 'signal'>) => Promise<BitcoinFeeRates>

/** In how many blocks a transaction should be, by priority. */
const targets = { slow: [144, 1008, 25], normal: [6, 10], fast: [2, 1] } as const

/** What mempool.space calls the same. */
const recommended = { slow: 'economyFee', normal: 'hourFee', fast: 'fastestFee' } as const

/** Makes the reading of fee rates, by esplora's estimates or where there are none by those of mempool.space. */
export function createFeeRates(ask: AskEsplora): GetFeeRates {
  return async (call) => {
    const estimates = await readJson(ask, { ...call, path: '/fee-estimates' }).catch((error: unknown) => {
      // A server that does not know the path answers; one that is not there does not.
      if (isModalError(error, 'request.failed') && error.context) return undefined
      throw error
    })
    const others = estimates === undefined ? await readJson(ask, { ...call, path: '/v1/fees/recommended' }) : undefined
    const read = (priority: keyof BitcoinFeeRates): number => {
      const given = [
        ...targets[priority].map((blocks) => readProperty(estimates, String(blocks))),
        readProperty(others, recommended[priority]),
      ].find((rate) => typeof rate === 'number' && Number.isFinite(rate) && rate > 0)
      // A young chain has nothing to estimate by.
      if (given === undefined && estimates !== undefined) return MIN_FEE_RATE
      if (typeof given === 'number') return Math.max(given, MIN_FEE_RATE)
      throw new ModalError('request.failed', { details: 'The server did not answer with fee rates' })
    }
    const slow = read('slow')
    const normal = Math.max(slow, read('normal'))
    return { slow, normal, fast: Math.max(normal, read('fast')) }
  }
}
