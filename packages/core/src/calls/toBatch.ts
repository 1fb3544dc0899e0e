import type { TransactionRecord } from '../transactions/state.ts'
import type { CallProgress, CallsBatch, CallStatus } from './state.ts'

/** What the record of a transaction means for a call. A transaction whose end is not known may still happen. */
const statuses: Readonly<Record<TransactionRecord['status'], CallStatus>> = {
  preparing: 'wallet',
  awaitingWallet: 'wallet',
  submitted: 'chain',
  confirming: 'chain',
  stuck: 'chain',
  unknown: 'chain',
  confirmed: 'done',
  failed: 'reverted',
  expired: 'notSent',
  replaced: 'notSent',
}

/** Updates a batch by the records of its transactions. */
export function toBatch(batch: CallsBatch, records: readonly TransactionRecord[]): CallsBatch {
  const calls = batch.calls.map((call) => {
    const record = call.recordKey === null ? undefined : records.find(({ key }) => key === call.recordKey)
    return record === undefined ? call : toProgress(record)
  })
  const isPartial = records.some(({ cause, key }) => cause === 'partlyReverted' && key === calls[0]?.recordKey)
  const statusCode = batch.mode === 'wallet' && isPartial ? 600 : toStatusCode(calls, batch.isOver)
  return { ...batch, calls, ...toStatus(statusCode) }
}

/** The status of a number of EIP-5792. */
export function toStatus(statusCode: number): Pick<CallsBatch, 'status' | 'statusCode'> {
  const status = ({ 1: 'pending', 2: 'success', 6: 'partial' } as const)[Math.floor(statusCode / 100)]
  return { status: status ?? 'failure', statusCode }
}

/** The record of a call that the wallet has declined is gone, so the caller marks it itself. */
function toProgress({ cause, id, key, replacementId, status }: TransactionRecord): CallProgress {
  return {
    status: cause === 'notSent' ? 'notSent' : statuses[status],
    transactionId: replacementId ?? id,
    recordKey: key,
  }
}

/** 100 pending, 200 all done, 400 none sent, 500 all reverted, 600 some done. */
function toStatusCode(calls: readonly CallProgress[], isOver: boolean): number {
  const count = (...wanted: readonly CallStatus[]): number =>
    calls.filter(({ status }) => wanted.includes(status)).length
  const done = count('done')
  if (count('wallet', 'chain') > 0 || (count('waiting') > 0 && !isOver)) return 100
  if (done === calls.length) return 200
  if (done > 0) return 600
  return count('reverted') > 0 ? 500 : 400
}
