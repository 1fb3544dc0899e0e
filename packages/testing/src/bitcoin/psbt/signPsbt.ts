import type { Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import { createProviderError } from '../../errors/createProviderError.ts'
import type { BitcoinAddress } from '../createBitcoinAddresses.ts'
import { getSpent } from './getSpent.ts'

/** Inputs to sign for an address. */
export interface PsbtSigning {
  readonly account: BitcoinAddress
  readonly indexes: readonly number[]
  /** The allowed signature hash types. Default: all of the transaction is signed. */
  readonly sighashTypes?: readonly number[] | undefined
}

/** Returns the unsigned inputs of a transaction that spend the coins of an address. */
export function findOwnInputs(psbt: Transaction, { script }: BitcoinAddress): readonly number[] {
  return Array.from({ length: psbt.inputsLength }, (_, index) => index).filter((index) => {
    const spent = getSpent(psbt, index)
    const { finalScriptSig, finalScriptWitness } = psbt.getInput(index)
    const isFinal = finalScriptSig !== undefined || finalScriptWitness !== undefined
    return spent !== undefined && !isFinal && equalBytes(spent.script, script)
  })
}

/** Throws -32602 for inputs that do not exist or do not belong to the address. */
export function checkSigning(psbt: Transaction, { account, indexes }: PsbtSigning): void {
  for (const index of indexes) {
    const spent = index < psbt.inputsLength ? getSpent(psbt, index) : undefined
    if (spent === undefined || !equalBytes(spent.script, account.script)) {
      throw createProviderError(
        'invalidParams',
        `Invalid parameters: input ${index} does not spend what ${account.address} has.`,
      )
    }
  }
}

/** Signs inputs of a transaction, after adding what only the wallet knows about its address. */
export function signPsbt(psbt: Transaction, { account, indexes, sighashTypes }: PsbtSigning): void {
  const { privateKey, redeemScript, tapInternalKey } = account
  for (const index of indexes) {
    const known = psbt.getInput(index)
    psbt.updateInput(
      index,
      {
        ...(redeemScript && known.redeemScript === undefined && { redeemScript }),
        ...(tapInternalKey && known.tapInternalKey === undefined && { tapInternalKey }),
      },
      true,
    )
    const allowed = sighashTypes ?? (known.sighashType === undefined ? undefined : [known.sighashType])
    try {
      if (sighashTypes?.[0] !== undefined) psbt.updateInput(index, { sighashType: sighashTypes[0] }, true)
      psbt.signIdx(privateKey, index, allowed && [...allowed])
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown)
      throw createProviderError('invalidParams', `Invalid parameters: input ${index} cannot be signed: ${reason}.`)
    }
  }
}
