import type { BcoinTransaction } from '../bcoin/BcoinTransaction.ts'
import { findConflicts } from './findConflicts.ts'
import type { ChainState, ChainTransaction } from './ChainState.ts'
import { TransactionRejection } from './TransactionRejection.ts'

/** The lowest sequence with which an input signals that its transaction is final. */
const finalSequence = 0xffff_fffe
const replacementLimit = 100

/**
 * Returns the transactions that this one would replace in the mempool: those that spend one of its coins, with all
 * their descendants, by the rules of BIP-125.
 *
 * @returns an empty map if there is no conflict.
 * @throws {TransactionRejection} if one of them does not signal replaceability.
 */
export function findReplaced(parameters: {
  transaction: BcoinTransaction
  state: ChainState
}): ReadonlyMap<string, ChainTransaction> {
  const { state, transaction } = parameters
  const conflicts = findConflicts(parameters)
  if (!conflicts.every(({ transaction: old }) => old.inputs.some(({ sequence }) => sequence < finalSequence))) {
    throw new TransactionRejection(-26, 'txn-mempool-conflict')
  }
  const replaced = new Map(conflicts.map((entry) => [entry.txid, entry]))
  // Later transactions may descend from earlier ones, never the other way round.
  for (const entry of state.mempool.values()) {
    if (entry.transaction.inputs.some(({ prevout }) => replaced.has(prevout.txid()))) replaced.set(entry.txid, entry)
  }
  if (transaction.inputs.some(({ prevout }) => replaced.has(prevout.txid()))) {
    throw new TransactionRejection(-26, 'bad-txns-spends-conflicting-tx')
  }
  if (replaced.size > replacementLimit) throw new TransactionRejection(-26, 'too many potential replacements')
  return replaced
}
