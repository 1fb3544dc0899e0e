import type { ChainState } from '../chain/ChainState.ts'
import { histogramStep } from './constants.ts'

/** The mempool in Esplora's format; `vsize` in virtual bytes, `total_fee` in satoshi. */
export interface DescribedMempool {
  readonly count: number
  readonly vsize: number
  readonly total_fee: number
  /** Pairs of a fee rate in satoshi per virtual byte and the virtual bytes that pay it or more, in descending order. */
  readonly fee_histogram: readonly (readonly [rate: number, vsize: number])[]
}

/** Returns totals over all unconfirmed transactions. */
export function describeMempool(state: ChainState): DescribedMempool {
  const entries = [...state.mempool.values()].map(({ fee, transaction }) => {
    const vsize = transaction.getVirtualSize()
    return { fee, vsize, rate: fee / vsize }
  })
  const histogram: [number, number][] = []
  let vsize = 0
  for (const [index, entry] of entries.toSorted((a, b) => b.rate - a.rate).entries()) {
    vsize += entry.vsize
    if (vsize <= histogramStep && index < entries.length - 1) continue
    histogram.push([entry.rate, vsize])
    vsize = 0
  }
  return {
    count: entries.length,
    vsize: entries.reduce((total, entry) => total + entry.vsize, 0),
    total_fee: entries.reduce((total, { fee }) => total + fee, 0),
    fee_histogram: histogram,
  }
}
