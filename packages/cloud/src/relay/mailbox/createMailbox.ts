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

/** Keeps messages until they expire, and which client has acknowledged which. */
export interface Mailbox {
  /** Resolves when the message would survive the end of the process. In the order of the calls. */
  store(message: MailboxMessage): Promise<StoreOutcome>
  /** Notes that a client has a message. It counts for this node at once, and for others when it is written. */
  acknowledge(receipt: Acknowledgement): void
  /** Whether a client has acknowledged a message here within the last seconds. */
  isAcknowledged(receipt: Acknowledgement): boolean
  /** The messages of given ids that are there. */
  find(
    ids: readonly { readonly topic: string; readonly messageId: string }[],
  ): Promise<readonly Pick<StoredMessage, 'seq' | 'topic' | 'messageId' | 'expiresAt'>[]>
  /** What waits for a client: not expired, not its own, not acknowledged. */
  read(parameters: { readonly clientId: string; readonly places: readonly MailboxPlace[] }): Promise<MailboxPage>
  /** Removes what has expired. Gives how many messages. */
  sweep(): Promise<number>
  /** Waits until everything that was given is written. */
  drain(): Promise<void>
}

/** How many pieces of work are done together at most. */
const together = { messages: 100, receipts: 500, reads: 50 } as const
/** Nobody waits for a receipt, so many of them are gathered; in ms. */
const receiptDelay = 50
/** After how many rows the embedded database, which has no one to tidy it up, is tidied up. */
const rowsBeforeUpkeep = 10_000

/**
 * Opens the mailbox in the cloud's database. A kill of the process loses nothing that was stored, and of the receipts those
 * of the last moment, whose messages then come again.
 *
 * @param parameters.gather how long messages to store wait for others, in ms.
 * @param parameters.messagesPerTopic how many may wait on one topic.
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
  const acks = createAckStore({ database, logger, now, delay: receiptDelay, size: together.receipts })
  let rowsSinceUpkeep = 0
  const writes = createBatcher<MailboxMessage, StoreOutcome>({
    size: together.messages,
    delay: batchDelay,
    work(messages) {
      rowsSinceUpkeep += messages.length
      return storeMessages({ database, allowances, messages, now: now() })
    },
  })
  const reads = createBatcher<WaitingRequest, MailboxPage>({
    size: together.reads,
    delay: batchDelay,
    async work(requests) {
      const pages = await acks.during(() => readWaiting({ database, requests, now: now() }))
      return pages.map(({ messages, next }, index) => {
        const clientId = requests[index]?.clientId ?? ''
        return { messages: messages.filter((message) => !acks.isNew({ ...message, clientId })), next }
      })
    },
  })
  const tidyUp = async (): Promise<void> => {
    await database.execute(sql`vacuum (analyze) ${sql.identifier('relay_messages')}`)
    await database.execute(sql`vacuum (analyze) ${sql.identifier('relay_receipts')}`)
    // Without it, what has to be read again after a crash would only grow.
    await database.execute(sql`checkpoint`)
  }
  return {
    store: (message) => writes.add(message),
    acknowledge: (receipt) => acks.add(receipt),
    isAcknowledged: (receipt) => acks.isNew(receipt),
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
        await tidyUp()
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
