import type { BcoinTransaction } from '../bcoin/BcoinTransaction.ts'
import type { ChainState } from './ChainState.ts'

const disabled = 0x8000_0000
const countsTime = 0x0040_0000
const valueMask = 0xffff
/** Unit of time-based sequences, in seconds. */
const timeUnit = 512

/** Returns whether the relative time locks of a transaction allow it in the next block (BIP-68). */
export function isSequenceFinal({ state, transaction }: { state: ChainState; transaction: BcoinTransaction }): boolean {
  if (transaction.version < 2) return true
  const nextHeight = state.tip.height + 1
  return transaction.inputs.every(({ prevout, sequence }) => {
    if ((sequence & disabled) !== 0) return true
    const height = state.getBlockOf(prevout.txid())?.height ?? nextHeight
    const value = sequence & valueMask
    if ((sequence & countsTime) === 0) return height + value <= nextHeight
    const since = state.blocks[Math.max(height - 1, 0)]?.medianTime ?? state.tip.medianTime
    return since + value * timeUnit <= state.tip.medianTime
  })
}
