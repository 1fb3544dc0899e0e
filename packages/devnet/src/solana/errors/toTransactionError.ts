import type { FailedTransactionMetadata } from 'litesvm'
import { instructionErrors } from './instructionErrors.ts'
import { transactionErrors } from './transactionErrors.ts'

/** The reason why a transaction failed. */
export interface TransactionError {
  /** As in a real node's JSON, such as `"BlockhashNotFound"` or `{ InstructionError: [0, { Custom: 1 }] }`. */
  readonly json: string | Readonly<Record<string, unknown>>
  /** As in the message of a real node's error. */
  readonly message: string
}

type LitesvmError = ReturnType<FailedTransactionMetadata['err']>

/** An error that consists only of its name. */
export function createTransactionError(name: string): TransactionError {
  return { json: name, message: transactionErrors.find(([known]) => known === name)?.[1] ?? name }
}

/** Converts an error of litesvm, whose classes differ only in their fields. */
export function toTransactionError(error: LitesvmError): TransactionError {
  if (typeof error === 'number') return createTransactionError(transactionErrors[error]?.[0] ?? 'SanitizeFailure')
  if ('accountIndex' in error) {
    const index = error.accountIndex
    return error.constructor.name.includes('InsufficientFundsForRent')
      ? {
          json: { InsufficientFundsForRent: { account_index: index } },
          message: `Transaction results in an account (${index}) with insufficient funds for rent`,
        }
      : {
          json: { ProgramExecutionTemporarilyRestricted: { account_index: index } },
          message: `Execution of the program referenced by account at index ${index} is temporarily restricted.`,
        }
  }
  if (!('err' in error)) {
    return {
      json: { DuplicateInstruction: error.index },
      message: `Transaction contains a duplicate instruction (${error.index}) that is not allowed`,
    }
  }
  const { json, message } = toInstructionError(error.err())
  return {
    json: { InstructionError: [error.index, json] },
    message: `Error processing Instruction ${error.index}: ${message}`,
  }
}

type LitesvmInstructionError = ReturnType<Extract<LitesvmError, { err: unknown }>['err']>

function toInstructionError(error: LitesvmInstructionError): { json: string | { Custom: number }; message: string } {
  if (typeof error === 'number') {
    const [name, message] = instructionErrors[error] ?? ['GenericError', 'generic instruction error']
    return { json: name, message }
  }
  if ('code' in error) {
    return { json: { Custom: error.code }, message: `custom program error: 0x${error.code.toString(16)}` }
  }
  return { json: 'BorshIoError', message: 'Failed to serialize or deserialize account data' }
}
