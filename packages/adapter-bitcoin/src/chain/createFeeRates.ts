import { isModalError, isPlainObject, ModalError, readProperty } from '@latchkey/core/adapter'
import type { BitcoinFeePriority, BitcoinFeeRates } from '../types.ts'
import { MIN_FEE_RATE } from './constants.ts'
import type { AskEsplora, EsploraCall } from './createEsplora.ts'
import { readJson } from './readJson.ts'

/** Reads the current fee rates. */
export type GetFeeRates = (parameters: Pick<EsploraCall, 'network' | 'signal'>) => Promise<BitcoinFeeRates>

/** The target number of blocks by priority. */
const targets = { slow: 144, normal: 6, fast: 2 } as const

/** The names of mempool.space by priority. */
const recommended = { slow: 'economyFee', normal: 'hourFee', fast: 'fastestFee' } as const

/** Creates the reading of fee rates: from esplora's estimates, or from those of mempool.space. */
export function createFeeRates(ask: AskEsplora): GetFeeRates {
  return async (call) => {
    const estimates = await readJson(ask, { ...call, path: '/fee-estimates' }).catch((error: unknown) => {
      // A server without the path answers with an error; an unreachable one does not answer.
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

/** Reads estimates by number of blocks: the nearest within the target, or else the soonest. */
function createEstimateReader(estimates: Readonly<Record<string, unknown>>): ReadRate {
  const entries = Object.entries(estimates)
  // A new chain has no estimates.
  if (entries.length === 0) return () => MIN_FEE_RATE
  const rates = entries
    .flatMap(([blocks, rate]) => (isRate(rate) && Number(blocks) > 0 ? [{ blocks: Number(blocks), rate }] : []))
    .toSorted((left, right) => left.blocks - right.blocks)
  return (priority) => {
    const estimate = rates.findLast(({ blocks }) => blocks <= targets[priority]) ?? rates[0]
    return estimate?.rate ?? refuse()
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
