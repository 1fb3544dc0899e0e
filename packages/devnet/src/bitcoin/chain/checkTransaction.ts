import { bcoin } from '../bcoin/bcoin.ts'
import type { BcoinCoins, BcoinOutput, BcoinTransaction, BcoinVerdict } from '../bcoin/BcoinTransaction.ts'
import { ancestorLimit, highestFeeRate, relayFeeRate, sigopsLimit } from '../constants.ts'
import { checkReplacement } from './checkReplacement.ts'
import { findReplaced } from './findReplaced.ts'
import { findScriptFault } from './findScriptFault.ts'
import { findStandardFault } from './findStandardFault.ts'
import { isSequenceFinal } from './isSequenceFinal.ts'
import type { ChainState, ChainTransaction } from './ChainState.ts'
import { TransactionRejection } from './TransactionRejection.ts'

/** A transaction that may enter the mempool. */
export interface CheckedTransaction {
  readonly entry: ChainTransaction
  /** Ids of the transactions that it replaces in the mempool. */
  readonly replaced: Iterable<string>
}

/**
 * Checks an unconfirmed transaction with a node's usual relay rules, as far as bcoin implements them, plus taproot and
 * replacement. Reports Bitcoin Core's messages.
 *
 * @throws {TransactionRejection}
 */
export function checkTransaction(parameters: { transaction: BcoinTransaction; state: ChainState }): CheckedTransaction {
  const { state, transaction } = parameters
  const height = state.tip.height + 1
  refuseUnless(transaction.checkSanity())
  if (transaction.isCoinbase()) throw refuse('coinbase')
  if (!transaction.isFinal(height, state.tip.medianTime)) throw refuse('non-final')

  const replaced = findReplaced(parameters)
  const { coins, spent } = findCoins({ ...parameters, replaced })
  if (!isSequenceFinal(parameters)) throw refuse('non-BIP68-final')
  const fault = findStandardFault({ transaction, spent })
  if (fault !== undefined) throw refuse(fault)
  if (!transaction.hasStandardWitness(coins)) throw refuse('bad-witness-nonstandard')
  const [fee, reason] = transaction.checkInputs(coins, height)
  if (fee < 0) throw refuse(reason)
  const sigops = transaction.getSigopsCost(coins, bcoin.flags.STANDARD_VERIFY_FLAGS)
  if (sigops > sigopsLimit) throw refuse('bad-txns-too-many-sigops')

  checkFee({ fee, size: transaction.getVirtualSize() })
  checkReplacement({ ...parameters, replaced, fee })
  if (countAncestors(parameters) > ancestorLimit) {
    throw refuse(`too-long-mempool-chain, too many unconfirmed ancestors [limit: ${ancestorLimit}]`)
  }
  const scriptFault = findScriptFault({ transaction, spent })
  if (scriptFault !== undefined) throw refuse(`mandatory-script-verify-flag-failed (${scriptFault})`)
  return { entry: { txid: transaction.txid(), transaction, spent, fee }, replaced: replaced.keys() }
}

function refuse(reason: string): TransactionRejection {
  return new TransactionRejection(-26, reason)
}

function refuseUnless([isValid, reason]: BcoinVerdict): void {
  if (!isValid) throw refuse(reason)
}

function findCoins(parameters: {
  transaction: BcoinTransaction
  state: ChainState
  replaced: ReadonlyMap<string, ChainTransaction>
}): { coins: BcoinCoins; spent: readonly BcoinOutput[] } {
  const { state, replaced, transaction } = parameters
  const references = transaction.inputs.map(({ prevout }) => ({ txid: prevout.txid(), index: prevout.index }))
  const coins = new bcoin.CoinView()
  const spent = references.map(({ index, txid }) => {
    const source = state.getTransaction(txid)
    const output = source?.transaction.outputs[index]
    const spend = state.getSpend(txid, index)
    const isSpent = spend !== undefined && !replaced.has(spend.txid)
    if (source === undefined || output === undefined || isSpent) {
      throw new TransactionRejection(-25, 'bad-txns-inputs-missingorspent')
    }
    coins.addIndex(source.transaction, index, state.getBlockOf(txid)?.height ?? -1)
    return output
  })
  return { coins, spent }
}

/** @param parameters.fee In satoshi. @param parameters.size In virtual bytes. */
function checkFee({ fee, size }: { fee: number; size: number }): void {
  const lowest = size * relayFeeRate
  if (fee < lowest) throw refuse(`min relay fee not met, ${fee} < ${lowest}`)
  if (fee > size * highestFeeRate) {
    throw new TransactionRejection(-25, 'Fee exceeds maximum configured by user (e.g. -maxtxfee, maxfeerate)')
  }
}

/** How many unconfirmed transactions one needs, itself included. */
function countAncestors({ state, transaction }: { transaction: BcoinTransaction; state: ChainState }): number {
  const seen = new Set<string>()
  const queue = [transaction]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const { prevout } of next.inputs) {
      const parent = state.mempool.get(prevout.txid())
      if (parent === undefined || seen.has(parent.txid)) continue
      seen.add(parent.txid)
      queue.push(parent.transaction)
    }
  }
  return seen.size + 1
}
