import { sql } from 'drizzle-orm'
import type { Logger } from '../../observe/Logger.ts'
import { relayReceipts } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'
import { createGatherer } from './createGatherer.ts'
import type { MailboxReceipt } from './Mailbox.ts'

/** Which client has which message: what is written, and what is about to be. */
export interface ReceiptBook {
  add(receipt: MailboxReceipt): void
  /** Whether a receipt is so new that a reader of the database may have missed it. */
  isNew(receipt: Pick<MailboxReceipt, 'clientId' | 'topic' | 'messageId'>): boolean
  /** Runs a read of the database, during which no new receipt is forgotten. */
  during<result>(read: () => Promise<result>): Promise<result>
  drain(): Promise<void>
}

/** Makes the book of receipts. A receipt that cannot be written is lost: its message is then delivered once more. */
export function createReceiptBook(parameters: {
  readonly database: Database
  readonly logger: Logger
  /** How long receipts are gathered, in ms. */
  readonly delay: number
  readonly size: number
}): ReceiptBook {
  const { database, delay, logger, size } = parameters
  const fresh = new Set<string>()
  const reads = new Set<Promise<unknown>>()
  const gatherer = createGatherer<MailboxReceipt, true>({
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
  return {
    add(receipt) {
      const key = toKey(receipt)
      if (fresh.has(key)) return
      fresh.add(key)
      void gatherer
        .add(receipt)
        .catch((error: unknown) => logger.warn({ error }, 'a receipt was not written'))
        // A read that began before the receipt was written does not see it there.
        .then(() => Promise.allSettled(reads))
        .then(() => fresh.delete(key))
    },
    isNew: (receipt) => fresh.has(toKey(receipt)),
    async during(read) {
      const reading = read()
      reads.add(reading)
      try {
        return await reading
      } finally {
        reads.delete(reading)
      }
    },
    drain: () => gatherer.drain(),
  }
}

function toKey({ clientId, messageId, topic }: Pick<MailboxReceipt, 'clientId' | 'topic' | 'messageId'>): string {
  return `${clientId} ${topic} ${messageId}`
}
