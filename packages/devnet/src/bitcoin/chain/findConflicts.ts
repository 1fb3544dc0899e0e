import type { BcoinTransaction } from '../bcoin/BcoinTransaction.ts'
import type { Ledger, LedgerTransaction } from './Ledger.ts'

/** Returns the unconfirmed transactions that spend a coin of this one. */
export function findConflicts(parameters: {
  transaction: BcoinTransaction
  ledger: Ledger
}): readonly LedgerTransaction[] {
  const { ledger, transaction } = parameters
  const entries = transaction.inputs.flatMap(({ prevout }) => {
    const spend = ledger.getSpend(prevout.txid(), prevout.index)
    const entry = spend && ledger.mempool.get(spend.txid)
    return entry === undefined ? [] : [entry]
  })
  return [...new Set(entries)]
}
