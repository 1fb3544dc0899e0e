import type { BcoinOutput, BcoinScript, BcoinTransaction } from '../bcoin/BcoinTransaction.ts'
import { relayFeeRate } from '../constants.ts'
import { isTaproot } from './isTaproot.ts'

const highestVersion = 2
const weightLimit = 400_000
/** Smaller transactions could be mistaken for an inner node of a block's Merkle tree. */
const smallestSize = 65
const inputScriptLimit = 1_650
const redeemSigopsLimit = 15

/**
 * Returns why nodes would not relay a transaction, with Bitcoin Core's messages: `IsStandardTx` and
 * `AreInputsStandard`. bcoin's versions predate taproot and would reject every output of a later witness version.
 *
 * @param parameters.spent The outputs spent by the inputs, in order.
 */
export function findStandardFault(parameters: {
  transaction: BcoinTransaction
  spent: readonly BcoinOutput[]
}): string | undefined {
  const { spent, transaction } = parameters
  const { inputs, outputs, version } = transaction
  if (version < 1 || version > highestVersion) return 'version'
  if (transaction.getWeight() > weightLimit) return 'tx-size'
  if (transaction.getBaseSize() < smallestSize) return 'tx-size-small'
  if (inputs.some(({ script }) => script.getSize() > inputScriptLimit)) return 'scriptsig-size'
  if (inputs.some(({ script }) => !script.isPushOnly())) return 'scriptsig-not-pushonly'
  if (!outputs.every(({ script }) => script.isStandard() || isLaterWitness(script))) return 'scriptpubkey'
  if (outputs.some((output) => output.isDust(relayFeeRate * 1_000))) return 'dust'
  if (outputs.filter(({ script }) => script.isNulldata()).length > 1) return 'multi-op-return'

  const isSpendable = ({ script }: BcoinOutput, index: number): boolean => {
    if (isTaproot(script)) return true
    if (!script.isScripthash()) return !script.isUnknown()
    const redeem = inputs[index]?.script.getRedeem()
    return redeem != null && redeem.getSigops(true) <= redeemSigopsLimit
  }
  return spent.every(isSpendable) ? undefined : 'bad-txns-nonstandard-inputs'
}

/** Returns whether a script is a witness program of version 1 or later. */
function isLaterWitness(script: BcoinScript): boolean {
  return script.isProgram() && script.raw[0] !== 0
}
