import { Address, OutScript } from '@scure/btc-signer'
import type { Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import { bytesToHex } from 'viem'
import type { PromptTransaction } from '../../wallet/types.ts'
import type { BitcoinAddress } from '../createBitcoinAddresses.ts'
import type { BitcoinNetwork } from '../bitcoinNetworks.ts'
import { getSpent } from './getSpent.ts'

/** Describes a transaction for the owner: payments to others, the network fee, and notes. */
export function describePsbt(parameters: {
  readonly psbt: Transaction
  readonly bytes: Uint8Array
  /** All addresses of the wallet. */
  readonly own: readonly BitcoinAddress[]
  readonly network: BitcoinNetwork
  /** The inputs that are signed now. */
  readonly indexes: readonly number[]
  readonly sighashTypes: readonly number[]
}): PromptTransaction {
  const { psbt, bytes, own, network, indexes, sighashTypes } = parameters
  const outputs = Array.from({ length: psbt.outputsLength }, (_, index) => psbt.getOutput(index))
  const spent = Array.from({ length: psbt.inputsLength }, (_, index) => getSpent(psbt, index))
  const foreign = outputs.flatMap(({ script, amount }) =>
    script !== undefined && amount !== undefined && !own.some((each) => equalBytes(each.script, script))
      ? [{ to: toAddress(script, network), amount }]
      : [],
  )
  const paid = outputs.reduce((sum, { amount = 0n }) => sum + amount, 0n)
  const isKnown = spent.every((each) => each !== undefined)
  const taken = spent.reduce((sum, each) => sum + (each?.amount ?? 0n), 0n)
  const others = psbt.inputsLength - indexes.length
  return {
    transfers: foreign.flatMap(({ to, amount }) => (to === undefined ? [] : [{ to, amount }])),
    others: [
      ...(foreign.some(({ to }) => to === undefined) ? ['an output that is no address'] : []),
      ...(others > 0 ? [`${others} inputs that are not signed now`] : []),
      // SIGHASH_ALL, or taproot's default, which means the same.
      ...sighashTypes.filter((type) => type > 1).map((type) => `a signature that does not cover everything (${type})`),
    ],
    fee: isKnown && taken >= paid ? taken - paid : undefined,
    raw: bytesToHex(bytes),
  }
}

function toAddress(script: Uint8Array, { format }: BitcoinNetwork): string | undefined {
  try {
    return Address(format).encode(OutScript.decode(script))
  } catch {
    return undefined
  }
}
