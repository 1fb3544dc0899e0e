import { sql } from 'drizzle-orm'
import type { Logger } from '../../observe/createLogger.ts'
import { relayReceipts } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'
import { createBatcher } from './createBatcher.ts'
import type { Acknowledgement } from './MailboxMessage.ts'

/** Stores which client has acknowledged which message, in batches. */
export interface AckStore {
  add(acknowledgement: Acknowledgement): void
  /**
   * Whether an acknowledgement is so recent that a database read may have missed it, or that another node's
   * announcement of the message may still arrive.
   */
  isRecent(acknowledgement: Acknowledgement): boolean
  /** Runs a database read. Acknowledgements made meanwhile stay recent until it ends. */
  during<result>(read: () => Promise<result>): Promise<result>
  drain(): Promise<void>
}

/** How long an acknowledgement counts as recent after it was written, in ms. Announcements between nodes take less. */
const linger = 5_000
/** Maximum number of recent acknowledgements, about 5 MB. */
const recentAtMost = 20_000

/**
 * Creates the store of acknowledgements. One that cannot be written is lost, and its message is delivered once more.
 */
export function createAckStore(parameters: {
  readonly database: Database
  readonly logger: Logger
  readonly now: () => number
  /** How long acknowledgements are collected, in ms. */
  readonly delay: number
  readonly size: number
}): AckStore {
  const { database, delay, logger, now, size } = parameters
  const pending = new Set<string>()
  /** Write times of recent acknowledgements, oldest first. */
  const written = new Map<string, number>()
  const reads = new Set<Promise<unknown>>()
  const batcher = createBatcher<Acknowledgement, true>({
    size,
    delay,
    async work(acknowledgements) {
      await database
        .insert(relayReceipts)
        .values([...acknowledgements])
        .onConflictDoUpdate({
          target: [relayReceipts.clientId, relayReceipts.topic, relayReceipts.messageId],
          set: { expiresAt: sql`excluded.expires_at` },
          setWhere: sql`${relayReceipts.expiresAt} < excluded.expires_at`,
        })
      return acknowledgements.map(() => true)
    },
  })
  const finishWrite = (key: string, isWritten: boolean): void => {
    pending.delete(key)
    // The client's next acknowledgement tries again.
    if (!isWritten) return
    written.set(key, now())
    for (const [other, at] of written) {
      if (now() - at < linger && written.size <= recentAtMost) break
      written.delete(other)
    }
  }
  return {
    add(acknowledgement) {
      const key = toKey(acknowledgement)
      if (pending.has(key) || written.has(key)) return
      pending.add(key)
      void batcher
        .add(acknowledgement)
        .catch((error: unknown) => {
          logger.warn({ error }, 'Writing an acknowledgement failed')
          return false
        })
        .then(async (isWritten) => {
          // A read that began before the write does not see it.
          await Promise.allSettled(reads)
          finishWrite(key, isWritten)
        })
    },
    isRecent: (acknowledgement) => {
      const key = toKey(acknowledgement)
      return pending.has(key) || written.has(key)
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

/** Includes the expiry, because a text published again after it expired is a new message. */
function toKey({ clientId, expiresAt, messageId, topic }: Acknowledgement): string {
  return `${clientId} ${topic} ${messageId} ${expiresAt}`
}
