import { blockhashLifetime, confirmationDelay, finalizingSlots, historyLength } from '../constants.ts'
import type { SlotClock } from './createClock.ts'
import type { Commitment, TransactionRecord } from './TransactionRecord.ts'

/** The transactions of the chain, each with its commitment. */
export interface History {
  add(record: TransactionRecord): void
  get(signature: string): TransactionRecord | undefined
  /** The transactions that contain an account, newest first. */
  listByAddress(address: string): readonly TransactionRecord[]
  /** The transactions of the slots whose blockhashes are still valid, oldest first. */
  listRecent(): readonly TransactionRecord[]
  /** The total number of transactions. */
  count(): number
  getCommitment(record: TransactionRecord): Commitment
  /** Reports transactions whose commitment has risen since a slot started. */
  settle(): void
  stop(): void
}

/** Creates an empty history. */
export function createHistory(parameters: {
  readonly clock: SlotClock
  /** Called once for each commitment that a transaction reaches, in order. */
  readonly onReached: (record: TransactionRecord, commitment: Commitment) => void
}): History {
  const { clock, onReached } = parameters
  const records = new Map<string, TransactionRecord>()
  const byAddress = new Map<string, TransactionRecord[]>()
  const unconfirmed = new Map<TransactionRecord, NodeJS.Timeout>()
  const unfinalized = new Set<TransactionRecord>()
  let count = 0

  const confirm = (record: TransactionRecord): void => {
    clearTimeout(unconfirmed.get(record))
    if (unconfirmed.delete(record)) onReached(record, 'confirmed')
  }
  const forget = (record: TransactionRecord): void => {
    records.delete(record.decoded.signature)
    for (const { address } of record.keys) {
      const remaining = byAddress.get(address)?.filter((other) => other !== record) ?? []
      if (remaining.length === 0) byAddress.delete(address)
      else byAddress.set(address, remaining)
    }
  }
  return {
    add(record) {
      count += 1
      records.set(record.decoded.signature, record)
      for (const address of new Set(record.keys.map((key) => key.address))) {
        const known = byAddress.get(address)
        if (known === undefined) byAddress.set(address, [record])
        else known.push(record)
      }
      unfinalized.add(record)
      unconfirmed.set(
        record,
        setTimeout(() => confirm(record), confirmationDelay),
      )
      const [oldest] = records.values()
      if (records.size > historyLength && oldest !== undefined) forget(oldest)
      onReached(record, 'processed')
    },
    get: (signature) => records.get(signature),
    listByAddress: (address) => (byAddress.get(address) ?? []).toReversed(),
    listRecent() {
      const first = clock.getSlot() - blockhashLifetime
      return [...records.values()].filter(({ slot }) => slot >= first)
    },
    count: () => count,
    getCommitment(record) {
      if (unconfirmed.has(record)) return 'processed'
      return unfinalized.has(record) ? 'confirmed' : 'finalized'
    },
    settle() {
      for (const record of unfinalized) {
        if (clock.getSlot() <= record.slot) continue
        confirm(record)
        if (clock.getSlot() - record.slot < finalizingSlots) continue
        unfinalized.delete(record)
        onReached(record, 'finalized')
      }
    },
    stop() {
      for (const timer of unconfirmed.values()) clearTimeout(timer)
    },
  }
}
