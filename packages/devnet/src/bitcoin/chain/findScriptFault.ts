import { bcoin } from '../bcoin/bcoin.ts'
import type { BcoinOutput, BcoinTransaction } from '../bcoin/BcoinTransaction.ts'
import { findTaprootFault } from './findTaprootFault.ts'
import { isTaproot } from './isTaproot.ts'

/** Bitcoin Core's messages for common faults of wallets, by bcoin's codes; other faults are reported by code. */
const words: ReadonlyMap<string, string> = new Map([
  ['EVAL_FALSE', 'Script evaluated without error but finished with a false/empty top stack element'],
  ['NULLFAIL', 'Signature must be zero for failed CHECK(MULTI)SIG operation'],
  ['SIG_DER', 'Non-canonical DER signature'],
  ['SIG_HASHTYPE', 'Signature hash type missing or not understood'],
  ['SIG_HIGH_S', 'Non-canonical signature: S value is unnecessarily high'],
  ['PUBKEYTYPE', 'Public key is neither compressed or uncompressed'],
  ['WITNESS_PUBKEYTYPE', 'Using non-compressed keys in segwit'],
  ['CLEANSTACK', 'Stack size must be exactly one after execution'],
  ['EQUALVERIFY', 'Script failed an OP_EQUALVERIFY operation'],
  ['CHECKSIGVERIFY', 'Script failed an OP_CHECKSIGVERIFY operation'],
  ['NEGATIVE_LOCKTIME', 'Negative locktime'],
  ['UNSATISFIED_LOCKTIME', 'Locktime requirement not satisfied'],
  ['WITNESS_PROGRAM_MISMATCH', 'Witness program hash mismatch'],
  ['WITNESS_PROGRAM_WITNESS_EMPTY', 'Witness program was passed an empty witness'],
  ['WITNESS_PROGRAM_WRONG_LENGTH', 'Witness program has incorrect length'],
  ['WITNESS_MALLEATED', 'Witness requires empty scriptSig'],
  ['WITNESS_MALLEATED_P2SH', 'Witness requires only-redeemscript scriptSig'],
  ['WITNESS_UNEXPECTED', 'Witness provided for non-witness script'],
  ['DISCOURAGE_UPGRADABLE_WITNESS_PROGRAM', 'Witness version reserved for soft-fork upgrades'],
  ['INVALID_STACK_OPERATION', 'Operation not valid with the current stack size'],
])

/**
 * Runs the scripts of every input; taproot key paths are checked by {@link findTaprootFault}.
 *
 * @returns Bitcoin Core's message for the first invalid input; `undefined` if all are valid.
 */
export function findScriptFault(parameters: {
  transaction: BcoinTransaction
  spent: readonly BcoinOutput[]
}): string | undefined {
  const { spent, transaction } = parameters
  for (const [index, output] of spent.entries()) {
    const fault = isTaproot(output.script)
      ? findTaprootFault({ transaction, spent, index })
      : runScripts({ transaction, output, index })
    if (fault !== undefined) return fault
  }
  return undefined
}

function runScripts(parameters: {
  transaction: BcoinTransaction
  output: BcoinOutput
  index: number
}): string | undefined {
  const { index, output, transaction } = parameters
  try {
    transaction.checkInput(index, output, bcoin.flags.STANDARD_VERIFY_FLAGS)
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    return words.get(code) ?? code
  }
}
