import type { TransactionOutcome, TransactionTrace } from '../adapter/features.ts'
import { shareStructure } from '../kernel/store/shareStructure.ts'
import { FOLLOWED_LIFE, SLOW_AFTER_BLOCKS, STUCK_AFTER } from './constants.ts'
import { isSettled, type TransactionCause, type TransactionRecord } from './state.ts'

/** What has become known of a transaction. */
export type TransactionEvent =
  /** The wallet is about to be asked. */
  | { readonly type: 'asked'; readonly trace: TransactionTrace | null }
  /** More is known of what finds it again. */
  | { readonly type: 'facts'; readonly facts: TransactionTrace['facts'] }
  /** The wallet answered, or the transaction was found. */
  | { readonly type: 'sent'; readonly id: string | null; readonly batchId: string | null }
  /** The wallet could not send it. */
  | { readonly type: 'notSent' }
  /** It is in no block. */
  | { readonly type: 'missing'; readonly block: bigint | undefined }
  | {
      readonly type: 'included'
      readonly outcome: Pick<TransactionOutcome, 'status' | 'replacedBy'> & {
        /** The transaction in the block; `null` if a wallet does not tell it. */
        readonly id: string | null
        /** Only some calls of a batch were reverted. */
        readonly isPartial?: boolean | undefined
      }
      readonly isFinal: boolean
    }
  | { readonly type: 'expired' }
  /** Nothing more can be found out. */
  | { readonly type: 'lost' }

/** Returns the record after an event; the same object if the event says nothing new. */
export function advance(record: TransactionRecord, event: TransactionEvent, now: number): TransactionRecord {
  const next = shareStructure(record, apply(record, event, now))
  return next.status === record.status ? next : { ...next, changedAt: now }
}

function apply(record: TransactionRecord, event: TransactionEvent, now: number): TransactionRecord {
  const { status } = record
  const isSent = status !== 'preparing' && status !== 'awaitingWallet'
  if (event.type === 'sent') {
    const isKnown = isSent && status !== 'unknown' && record.id === event.id && record.batchId === event.batchId
    if (isKnown) return record
    const { id, batchId } = event
    const cleared = { waitsSinceBlock: null, replacementId: null, replacedBy: null, cause: null, isFinal: false }
    return { ...record, ...cleared, status: 'submitted', id, batchId, waitsSince: now }
  }
  // Also of an end that another page believes to have seen: the wallet may be asked again.
  if (event.type === 'facts') {
    const { isContract = false, facts } = record.trace ?? {}
    return { ...record, trace: { isContract, facts: { ...facts, ...event.facts } } }
  }
  if (record.isFinal) return record
  if (event.type === 'lost') return { ...record, status: 'unknown', cause: null, isFinal: true }
  if (event.type === 'asked')
    return status === 'preparing' ? { ...record, status: 'awaitingWallet', trace: event.trace } : record
  // Another page may have found it already.
  if (event.type === 'notSent')
    return isSent ? record : { ...record, status: 'failed', cause: 'notSent', isFinal: true }
  if (!isSent) return record
  if (event.type === 'expired') return { ...record, status: 'expired', isFinal: true }
  if (event.type === 'missing') return wait(record, event.block, now)
  const { outcome, isFinal } = event
  const replacementId = outcome.id === record.id ? null : outcome.id
  return { ...record, ...toEnd(outcome), replacementId, replacedBy: outcome.replacedBy ?? null, isFinal }
}

function toEnd({ status, isPartial }: Extract<TransactionEvent, { type: 'included' }>['outcome']): {
  readonly status: TransactionRecord['status']
  readonly cause: TransactionCause | null
} {
  if (status === 'success') return { status: 'confirmed', cause: null }
  if (status === 'replaced') return { status, cause: null }
  return { status: 'failed', cause: isPartial ? 'partlyReverted' : 'reverted' }
}

/** A look at the chain that did not find it in a block. */
function wait(record: TransactionRecord, block: bigint | undefined, now: number): TransactionRecord {
  const height = block === undefined ? null : String(block)
  // The block was replaced, and the end that the visitor has seen is taken back.
  if (isSettled(record)) {
    const cleared = { replacementId: null, replacedBy: null, cause: null }
    return { ...record, ...cleared, status: 'confirming', waitsSince: now, waitsSinceBlock: height }
  }
  const waitsSinceBlock = record.waitsSinceBlock ?? height
  const waiting = { ...record, waitsSinceBlock }
  const age = now - record.waitsSince
  if (record.trace?.isContract === true)
    return age < FOLLOWED_LIFE ? waiting : { ...waiting, status: 'unknown', isFinal: true }
  if (block === undefined || waitsSinceBlock === null) return waiting
  const blocks = block - BigInt(waitsSinceBlock)
  // A test chain that began anew counts from there.
  if (blocks < 0n) return { ...waiting, waitsSinceBlock: height }
  const { namespace } = record
  if (namespace === 'eip155' && age >= STUCK_AFTER && blocks > 0n) return { ...waiting, status: 'stuck' }
  // A low fee is no fault: blocks with room for it come at night or at the weekend.
  return namespace === 'bip122' && blocks >= SLOW_AFTER_BLOCKS ? { ...waiting, cause: 'slow' } : waiting
}
