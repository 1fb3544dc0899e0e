import { sql } from 'drizzle-orm'
import type { Logger } from '../../observe/createLogger.ts'
import { relayReceipts } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'
import { createBatcher } from './createBatcher.ts'
import type { Acknowledgement } from './MailboxMessage.ts'

/** Which client has which message: what is written, and what is about to be. */
export interface AckStore {
  add(receipt: Acknowledgement): void
  /**
   * Whether a receipt is so new that a reader of the database may have missed it, or that another node's news of its message may
   * still be on the way.
   */
  isNew(receipt: Acknowledgement): boolean
  /** Runs a read of the database, during which no new receipt is forgotten. */
  during<result>(read: () => Promise<result>): Promise<result>
  drain(): Promise<void>
}

/** How long a receipt counts as new after it was written, in ms: news between nodes takes less. */
const linger = 5_000
/** How many written receipts count as new at most: some 5 MB. */
const keptAtMost = 20_000

/** Makes the book of receipts. A receipt that cannot be written is lost: its message is then delivered once more. */
export function createAckStore(parameters: {
  readonly database: Database
  readonly logger: Logger
  readonly now: () => number
  /** How long receipts are gathered, in ms. */
  readonly delay: number
  readonly size: number
}): AckStore {
  const { database, delay, logger, now, size } = parameters
  const fresh = new Set<string>()
  /** When what is written was written, the oldest first. */
  const written = new Map<string, number>()
  const reads = new Set<Promise<unknown>>()
  const batcher = createBatcher<Acknowledgement, true>({
    size,
    delay,
    async work(receipts) {
      await database
        .insert(relayReceipts)
        .values([...receipts])
        .onConflictDoUpdate({
          target: [relayReceipts.clientId, relayReceipts.topic, relayReceipts.messageId],
          set: { expiresAt: sql`excluded.expires_at` },
          setWhere: sql`${relayReceipts.expiresAt} < excluded.expires_at`,
        })
      return receipts.map(() => true)
    },
  })
  const settle = (key: string, isWritten: boolean): void => {
    fresh.delete(key)
    // The next word of the client is a new try.
    if (!isWritten) return
    written.set(key, now())
    for (const [other, at] of written) {
      if (now() - at < linger && written.size <= keptAtMost) break
      written.delete(other)
    }
  }
  return {
    add(receipt) {
      const key = toKey(receipt)
      if (fresh.has(key) || written.has(key)) return
      fresh.add(key)
      void batcher
        .add(receipt)
        .catch((error: unknown) => {
          logger.warn({ error }, 'a receipt was not written')
          return false
        })
        .then(async (isWritten) => {
          // A read that began before the receipt was written does not see it there.
          await Promise.allSettled(reads)
          settle(key, isWritten)
        })
    },
    isNew: (receipt) => {
      const key = toKey(receipt)
      return fresh.has(key) || written.has(key)
    },
    async during(read) {
      const reading = read()
      reads.add(reading)
      try {
        return await reading
      } finally {
        reads.delete(reading)
      }
    },
    drain: () => batcher.drain(),
  }
}

/** With the expiry, because a text that is published again after it expired is another message. */
function toKey({ clientId, expiresAt, messageId, topic }: Acknowledgement): string {
  return `${clientId} ${topic} ${messageId} ${expiresAt}`
}
