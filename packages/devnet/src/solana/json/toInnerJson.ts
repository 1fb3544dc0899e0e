import type { DecodedInstruction } from '../ledger/DecodedTransaction.ts'
import type { Outcome } from '../ledger/TransactionRecord.ts'
import { toBase58 } from './toBase58.ts'

/** One instruction by the places of its accounts, as every encoding but `jsonParsed` shows it. */
export function toInstructionJson(instruction: DecodedInstruction & { readonly stackHeight: number | null }): object {
  const { accounts, data, programIdIndex, stackHeight } = instruction
  return { programIdIndex, accounts, data: toBase58(data), stackHeight }
}

/** What the instructions of a transaction called; those that called nothing are left out. */
export function toInnerJson(
  innerInstructions: Outcome['innerInstructions'],
  show: (instruction: DecodedInstruction & { readonly stackHeight: number }) => object,
): object[] {
  return innerInstructions.flatMap((called, index) =>
    called.length === 0 ? [] : [{ index, instructions: called.map(show) }],
  )
}
