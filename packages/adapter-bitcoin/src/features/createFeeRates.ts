import { isModalError, isPlainObject, ModalError, readProperty } from '@latchkey/core/adapter'
import type { BitcoinFeePriority, BitcoinFeeRates } from '../types.ts'
import { MIN_FEE_RATE } from './constants.ts'
import type { AskEsplora, EsploraCall } from './createEsplora.ts'
import { readJson } from './readJson.ts'

/** Reads what transactions cost now. */
export type GetFeeRates = (parameters: Pick<EsploraCall, 'network' | 'signal'>) => Promise<BitcoinFeeRates>

/** In how many blocks a transaction should be, by priority. */
const targets = { slow: 144, normal: 6, fast: 2 } as const

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
    const read = isPlainObject(estimates)
      ? createEstimateReader(estimates)
      : createRecommendationReader(await readJson(ask, { ...call, path: '/v1/fees/recommended' }))
    const slow = Math.max(MIN_FEE_RATE, read('slow'))
    const normal = Math.max(slow, read('normal'))
    return { slow, normal, fast: Math.max(normal, read('fast')) }
  }
}

type ReadRate = (priority: BitcoinFeePriority) => number

/** Estimates by the number of blocks: the nearest that is soon enough, or else the soonest. */
function createEstimateReader(estimates: Readonly<Record<string, unknown>>): ReadRate {
  const entries = Object.entries(estimates)
  // A young chain has nothing to estimate by.
  if (entries.length === 0) return () => MIN_FEE_RATE
  const rates = entries
    .flatMap(([blocks, rate]) => (isRate(rate) && Number(blocks) > 0 ? [{ blocks: Number(blocks), rate }] : []))
    .toSorted((left, right) => left.blocks - right.blocks)
  return (priority) => {
    const found = rates.findLast(({ blocks }) => blocks <= targets[priority]) ?? rates[0]
    return found?.rate ?? refuse()
  }
}

function createRecommendationReader(answer: unknown): ReadRate {
  return (priority) => {
    const rate = readProperty(answer, recommended[priority])
    return isRate(rate) ? rate : refuse()
  }
}

function isRate(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}

function refuse(): never {
  throw new ModalError('request.failed', { details: 'The server did not answer with fee rates' })
}
