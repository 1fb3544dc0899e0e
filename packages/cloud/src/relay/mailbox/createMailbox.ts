import { sql } from 'drizzle-orm'
import type { CloudContext } from '../../CloudContext.ts'
import { relayMessages } from '../../storage/schema.ts'
import { createAckStore } from './createAckStore.ts'
import { createBatcher } from './createBatcher.ts'
import { createTopicAllowances } from './createTopicAllowances.ts'
import type {
  Acknowledgement,
  MailboxMessage,
  MailboxPage,
  MailboxPlace,
  StoredMessage,
  StoreOutcome,
} from './MailboxMessage.ts'
import { type WaitingRequest, readWaiting } from './readWaiting.ts'
import { removeExpired } from './removeExpired.ts'
import { storeMessages } from './storeMessages.ts'

/** Stores messages until they expire, and which client has acknowledged which. */
export interface Mailbox {
  /** Resolves when the message is durable. Messages are stored in the order of the calls. */
  store(message: MailboxMessage): Promise<StoreOutcome>
  /** Records that a client has received a message: at once on this node, and on others once it is written. */
  acknowledge(acknowledgement: Acknowledgement): void
  /** Whether a client has acknowledged a message on this node within the last seconds. */
  isAcknowledged(acknowledgement: Acknowledgement): boolean
  /** Finds the messages that exist among these ids. */
  find(
    ids: readonly { readonly topic: string; readonly messageId: string }[],
  ): Promise<readonly Pick<StoredMessage, 'seq' | 'topic' | 'messageId' | 'expiresAt'>[]>
  /** Reads the messages waiting for a client: not expired, not its own, not acknowledged. */
  read(parameters: { readonly clientId: string; readonly places: readonly MailboxPlace[] }): Promise<MailboxPage>
  /** Removes expired messages. Returns their number. */
  sweep(): Promise<number>
  /** Waits until everything is written. */
  drain(): Promise<void>
}

/** Maximum batch sizes. */
const batchSizes = { messages: 100, acknowledgements: 500, reads: 50 } as const
/** Batch delay of acknowledgements, in ms. Nothing waits for them, so it can be long. */
const ackDelay = 50
/** Vacuum the embedded database, which has no autovacuum, after this many changed rows. */
const rowsBeforeUpkeep = 10_000
/** The upkeep samples 300 times as many rows. The queries find rows by keys, so rough statistics are enough. */
const statisticsTarget = 10

/**
 * Creates the mailbox in the cloud's database. A crash loses no stored message. It may lose the most recent
 * acknowledgements, whose messages are then delivered again.
 *
 * @param parameters.batchDelay how long messages are collected before they are written, in ms.
 * @param parameters.messagesPerTopic maximum number of messages waiting on one topic.
 */
export function createMailbox(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'logger' | 'now'>
  readonly batchDelay: number
  readonly messagesPerTopic: number
}): Mailbox {
  const { context, batchDelay, messagesPerTopic } = parameters
  const { logger, now, storage } = context
  const { database } = storage
  const allowances = createTopicAllowances({ limit: messagesPerTopic })
  const acks = createAckStore({ database, logger, now, delay: ackDelay, size: batchSizes.acknowledgements })
  let rowsSinceUpkeep = 0
  const writes = createBatcher<MailboxMessage, StoreOutcome>({
    size: batchSizes.messages,
    delay: batchDelay,
    work(messages) {
      rowsSinceUpkeep += messages.length
      return storeMessages({ database, allowances, messages, now: now() })
    },
  })
  const reads = createBatcher<WaitingRequest, MailboxPage>({
    size: batchSizes.reads,
    delay: batchDelay,
    async work(requests) {
      const pages = await acks.during(() => readWaiting({ database, requests, now: now() }))
      return pages.map(({ messages, next }, index) => {
        const clientId = requests[index]?.clientId ?? ''
        return { messages: messages.filter((message) => !acks.isRecent({ ...message, clientId })), next }
      })
    },
  })
  const vacuum = async (): Promise<void> => {
    // The embedded database runs on the thread that delivers messages. Statistics from the default sample took 0.16 s of
    // it for two tables of 20,000 rows each, and take longer up to 30,000 rows.
    await database.execute(sql`set default_statistics_target = ${sql.raw(String(statisticsTarget))}`)
    for (const table of ['relay_messages', 'relay_receipts']) {
      await database.execute(sql`vacuum ${sql.identifier(table)}`)
      await database.execute(sql`analyze ${sql.identifier(table)}`)
    }
    // Otherwise the log to replay after a crash would keep growing.
    await database.execute(sql`checkpoint`)
  }
  return {
    store: (message) => writes.add(message),
    acknowledge: (acknowledgement) => acks.add(acknowledgement),
    isAcknowledged: (acknowledgement) => acks.isRecent(acknowledgement),
    find(ids) {
      const column = (name: 'topic' | 'messageId') => sql.param(ids.map((id) => id[name]))
      const { expiresAt, messageId, seq, topic } = relayMessages
      return database
        .select({ seq, topic, messageId, expiresAt })
        .from(relayMessages)
        .where(
          sql`(${topic}, ${messageId}) in (select * from unnest(${column('topic')}::text[], ${column('messageId')}::text[]))`,
        )
    },
    read: (request) =>
      request.places.length === 0 ? Promise.resolve({ messages: [], next: undefined }) : reads.add(request),
    async sweep() {
      const removed = await removeExpired({ database, now: now() })
      rowsSinceUpkeep += removed.messages + removed.receipts
      if (storage.kind === 'pglite' && rowsSinceUpkeep >= rowsBeforeUpkeep) {
        rowsSinceUpkeep = 0
        await vacuum()
      }
      return removed.messages
    },
    async drain() {
      await writes.drain()
      await reads.drain()
      await acks.drain()
    },
  }
}
