import type { BcoinTransaction } from '../bcoin/BcoinTransaction.ts'
import type { ChainState, ChainTransaction } from './ChainState.ts'

/** Returns the unconfirmed transactions that spend a coin of this one. */
export function findConflicts(parameters: {
  transaction: BcoinTransaction
  state: ChainState
}): readonly ChainTransaction[] {
  const { state, transaction } = parameters
  const entries = transaction.inputs.flatMap(({ prevout }) => {
    const spend = state.getSpend(prevout.txid(), prevout.index)
    const entry = spend && state.mempool.get(spend.txid)
    return entry === undefined ? [] : [entry]
  })
  return [...new Set(entries)]
}
