import { relayFeeRate } from '../constants.ts'
import { feeSteps, feeTargets } from './constants.ts'
import { describeMempool } from './describeMempool.ts'
import type { EsploraRoute } from './EsploraRoute.ts'

/** Routes about unconfirmed transactions and fees; `/v1` is mempool.space's. */
export const mempoolRoutes: readonly EsploraRoute[] = [
  { method: 'GET', path: '/mempool', answer: ({ chain }) => describeMempool(chain.state) },
  { method: 'GET', path: '/mempool/txids', answer: ({ chain }) => [...chain.state.mempool.keys()] },
  {
    method: 'GET',
    path: '/fee-estimates',
    answer: () => Object.fromEntries(feeTargets.map((target) => [target, estimateRate(target)])),
  },
  {
    method: 'GET',
    path: '/v1/fees/recommended',
    answer: () => ({
      fastestFee: estimateRate(1),
      halfHourFee: estimateRate(3),
      hourFee: estimateRate(6),
      economyFee: estimateRate(144),
      minimumFee: relayFeeRate,
    }),
  },
]

/** In satoshi per virtual byte. */
function estimateRate(blocks: number): number {
  return feeSteps.findLast((step) => step.blocks <= blocks)?.rate ?? relayFeeRate
}
