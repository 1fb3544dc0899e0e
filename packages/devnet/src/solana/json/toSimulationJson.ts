import type { Outcome } from '../chain/TransactionRecord.ts'
import { toBase64 } from './toBase64.ts'

/** The result of `simulateTransaction`, which a preflight failure of `sendTransaction` also contains. */
export function toSimulationJson(outcome: Outcome): Readonly<Record<string, unknown>> {
  const { error, logs, returnValue, unitsConsumed } = outcome
  return {
    err: error?.json ?? null,
    logs,
    accounts: null,
    unitsConsumed,
    returnData: returnValue === undefined ? null : toReturnJson(returnValue),
    innerInstructions: null,
    replacementBlockhash: null,
  }
}

/** The return data of a program. */
export function toReturnJson({ data, programId }: NonNullable<Outcome['returnValue']>): object {
  return { programId, data: [toBase64(data), 'base64'] }
}
