import { FailedTransactionMetadata, type TransactionMetadata } from 'litesvm'
import { getAddressDecoder } from '@solana/kit'
import { toTransactionError } from '../errors/toTransactionError.ts'
import type { Outcome } from './TransactionRecord.ts'

/** Converts the machine's result of an executed transaction. */
export function toOutcome(result: TransactionMetadata | FailedTransactionMetadata): Outcome {
  const failed = result instanceof FailedTransactionMetadata
  const meta = failed ? result.meta() : result
  const returned = meta.returnData()
  const data = returned.data()
  return {
    error: failed ? toTransactionError(result.err()) : undefined,
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
    returnValue: data.length === 0 ? undefined : { programId: getAddressDecoder().decode(returned.programId()), data },
    innerInstructions: meta.innerInstructions().map((called) =>
      called.map((inner) => {
        const instruction = inner.instruction()
        return {
          programIdIndex: instruction.programIdIndex(),
          accounts: [...instruction.accounts()],
          data: instruction.data(),
          stackHeight: inner.stackHeight(),
        }
      }),
    ),
  }
}
