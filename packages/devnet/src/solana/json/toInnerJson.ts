import type { DecodedInstruction } from '../chain/DecodedTransaction.ts'
import type { Outcome } from '../chain/TransactionRecord.ts'
import { toBase58 } from './toBase58.ts'

/** An instruction with account indexes, as in every encoding except `jsonParsed`. */
export function toInstructionJson(instruction: DecodedInstruction & { readonly stackHeight: number | null }): object {
  const { accounts, data, programIdIndex, stackHeight } = instruction
  return { programIdIndex, accounts, data: toBase58(data), stackHeight }
}

/** The inner instructions of a transaction, without empty entries. */
export function toInnerJson(
  innerInstructions: Outcome['innerInstructions'],
  show: (instruction: DecodedInstruction & { readonly stackHeight: number }) => object,
): object[] {
  return innerInstructions.flatMap((called, index) =>
    called.length === 0 ? [] : [{ index, instructions: called.map(show) }],
  )
}
