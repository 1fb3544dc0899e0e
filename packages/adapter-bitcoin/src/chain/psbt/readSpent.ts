import { hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import type { Spent } from '../spentFacts.ts'

/** Reads what a transaction spends and pays. */
export function readSpent(transaction: Transaction): Spent {
  const coins = Array.from({ length: transaction.inputsLength }, (_, position) => {
    const { txid, index = 0 } = transaction.getInput(position)
    return { txid: txid ? hex.encode(txid) : '', index }
  })
  const outputs = Array.from({ length: transaction.outputsLength }, (_, position) => {
    const { script, amount } = transaction.getOutput(position)
    return `${script ? hex.encode(script) : ''}:${amount}`
  })
  return { coins, outputs }
}
