import type { BcoinTransaction } from '../bcoin/BcoinTransaction.ts'
import { relayFeeRate, satoshiPerBitcoin } from '../constants.ts'
import { findConflicts } from './findConflicts.ts'
import type { ChainState, ChainTransaction } from './ChainState.ts'
import { TransactionRejection } from './TransactionRejection.ts'

/**
 * Checks that a transaction pays for the transactions that it replaces.
 *
 * @param parameters.fee In satoshi.
 * @throws {TransactionRejection}
 */
export function checkReplacement(parameters: {
  transaction: BcoinTransaction
  state: ChainState
  replaced: ReadonlyMap<string, ChainTransaction>
  fee: number
}): void {
  const { fee, state, replaced, transaction } = parameters
  if (replaced.size === 0) return
  const conflicts = findConflicts(parameters)
  const known = new Set(conflicts.flatMap(({ transaction: old }) => old.inputs.map(({ prevout }) => prevout.txid())))
  if (
    transaction.inputs.map(({ prevout }) => prevout.txid()).some((txid) => state.mempool.has(txid) && !known.has(txid))
  ) {
    throw new TransactionRejection(-26, 'replacement-adds-unconfirmed')
  }

  const size = transaction.getVirtualSize()
  const refuse = (reason: string): TransactionRejection =>
    new TransactionRejection(-26, `insufficient fee, rejecting replacement ${transaction.txid()}${reason}`)
  const dearest = Math.max(...conflicts.map((old) => old.fee / old.transaction.getVirtualSize()))
  if (fee / size <= dearest) {
    throw refuse(
      `; new feerate ${toBitcoin((fee / size) * 1_000)} BTC/kvB <= old feerate ${toBitcoin(dearest * 1_000)} BTC/kvB`,
    )
  }
  const before = [...replaced.values()].reduce((sum, old) => sum + old.fee, 0)
  if (fee < before) throw refuse(`, less fees than conflicting txs; ${toBitcoin(fee)} < ${toBitcoin(before)}`)
  const least = size * relayFeeRate
  if (fee - before < least) {
    throw refuse(`, not enough additional fees to relay; ${toBitcoin(fee - before)} < ${toBitcoin(least)}`)
  }
}

function toBitcoin(satoshi: number): string {
  return (satoshi / satoshiPerBitcoin).toFixed(8)
}
