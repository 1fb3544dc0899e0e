import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { object, parse, tuple, unknown } from 'valibot'
import { describe, expect, it } from 'vitest'
import { relayMessages, relayReceipts } from '../../storage/schema.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { describeStorages } from '../../test/describeStorages.ts'
import { createTopic } from '../../test/relay/createTopic.ts'
import { createMailbox } from './createMailbox.ts'
import type { Mailbox } from './createMailbox.ts'
import type { MailboxMessage, StoredMessage } from './MailboxMessage.ts'

const clock = { now: Date.now() }

function toMessage(topic: string, message: string, more: Partial<MailboxMessage> = {}): MailboxMessage {
  return {
    topic,
    messageId: createHash('sha256').update(message).digest('hex'),
    message,
    tag: 1108,
    attestation: undefined,
    publisher: 'dapp',
    publishedAt: clock.now,
    expiresAt: clock.now + 300_000,
    ...more,
  }
}

describe('createMailbox', () => {
  describeStorages((getStorage) => {
    const open = ({ messagesPerTopic = 1_000, logger = createTestLogger() } = {}): Mailbox =>
      createMailbox({
        context: { storage: getStorage(), logger, now: () => clock.now },
        batchDelay: 2,
        messagesPerTopic,
      })
    const store = async (mailbox: Mailbox, message: MailboxMessage): Promise<StoredMessage> => {
      const outcome = await mailbox.store(message)
      if (outcome.kind !== 'stored') throw new TypeError(`The message is ${outcome.kind}.`)
      return outcome.message
    }
    const readTexts = async (mailbox: Mailbox, clientId: string, ...topics: readonly string[]): Promise<string[]> => {
      const { messages } = await mailbox.read({ clientId, places: topics.map((topic) => ({ topic, after: 0 })) })
      return messages.map(({ message }) => message)
    }

    it('returns messages unchanged and in order, but not to their publisher', async () => {
      const mailbox = open()
      const topic = createTopic()
      const inputs = [
        toMessage(topic, 'first', { attestation: '' }),
        toMessage(topic, 'second', { attestation: 'a.b.c', tag: 0, publisher: 'wallet' }),
        toMessage(topic, 'third \u{1F511} "\\\n\u0001'),
      ]
      const outcomes = await Promise.all(inputs.map((message) => mailbox.store(message)))
      expect(outcomes.map(({ kind }) => kind)).toEqual(['stored', 'stored', 'stored'])
      const { messages, next } = await mailbox.read({ clientId: 'another', places: [{ topic, after: 0 }] })
      expect(messages).toEqual(outcomes.map((outcome) => ('message' in outcome ? outcome.message : undefined)))
      expect(messages).toMatchObject(inputs)
      expect(messages[2]?.attestation).toBeUndefined()
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map(({ seq }) => seq).toSorted((a, b) => a - b))
      expect(next).toBeUndefined()
      expect(await readTexts(mailbox, 'wallet', topic)).toEqual(['first', inputs[2]?.message])
      expect(await readTexts(mailbox, 'dapp', topic)).toEqual(['second'])
    })

    it('stores a text once per topic, even when stored concurrently', async () => {
      const mailbox = open()
      const [topic, other] = [createTopic(), createTopic()]
      const kinds = async (...messages: readonly MailboxMessage[]): Promise<string[]> =>
        (await Promise.all(messages.map((message) => mailbox.store(message)))).map(({ kind }) => kind)
      expect(await kinds(toMessage(topic, 'same'), toMessage(topic, 'same'), toMessage(other, 'same'))).toEqual([
        'stored',
        'duplicate',
        'stored',
      ])
      expect(await kinds(toMessage(topic, 'same'))).toEqual(['duplicate'])
      expect(await readTexts(open(), 'wallet', topic)).toEqual(['same'])
    })

    it('does not return acknowledged messages to the client on any node, but to others', async () => {
      const [mailbox, otherNode] = [open(), open()]
      const topic = createTopic()
      const first = await store(mailbox, toMessage(topic, 'first'))
      await store(mailbox, toMessage(topic, 'second'))
      mailbox.acknowledge({ clientId: 'wallet', ...first })
      mailbox.acknowledge({ clientId: 'wallet', ...first })
      expect(await readTexts(mailbox, 'wallet', topic)).toEqual(['second'])
      await mailbox.drain()
      expect(await readTexts(mailbox, 'wallet', topic)).toEqual(['second'])
      expect(await readTexts(otherNode, 'wallet', topic)).toEqual(['second'])
      expect(await readTexts(otherNode, 'watch', topic)).toEqual(['first', 'second'])
    })

    it('returns a message again if its acknowledgement could not be written, and accepts the next one', async () => {
      const logger = createTestLogger()
      const { database } = getStorage()
      const mailbox = open({ logger })
      const topic = createTopic()
      const message = await store(mailbox, toMessage(topic, 'only'))
      const receipt = { clientId: 'wallet', ...message }
      await database.execute(sql`alter table relay_receipts rename to relay_receipts_away`)
      try {
        mailbox.acknowledge(receipt)
        await mailbox.drain()
        await expect.poll(() => mailbox.isAcknowledged(receipt)).toBe(false)
      } finally {
        await database.execute(sql`alter table relay_receipts_away rename to relay_receipts`)
      }
      expect(logger.lines.map((line) => line.message)).toEqual(['Writing an acknowledgement failed'])
      expect(await readTexts(open(), 'wallet', topic)).toEqual(['only'])
      mailbox.acknowledge(receipt)
      await mailbox.drain()
      expect(await readTexts(open(), 'wallet', topic)).toEqual([])
    })

    it('does not return messages that are acknowledged during the read', async () => {
      const mailbox = open()
      const topic = createTopic()
      const message = await store(mailbox, toMessage(topic, 'only'))
      const reading = readTexts(mailbox, 'wallet', topic)
      mailbox.acknowledge({ clientId: 'wallet', ...message })
      await mailbox.drain()
      expect(await reading).toEqual([])
    })

    it('finds messages by id', async () => {
      const mailbox = open()
      const topic = createTopic()
      const message = await store(mailbox, toMessage(topic, 'found'))
      const { expiresAt, messageId, seq } = message
      expect(
        await mailbox.find([
          { topic, messageId },
          { topic, messageId: 'none' },
          { topic: createTopic(), messageId },
        ]),
      ).toEqual([{ seq, topic, messageId, expiresAt }])
    })

    it('forgets expired messages and accepts their text again', async () => {
      const mailbox = open()
      const topic = createTopic()
      const first = await store(mailbox, toMessage(topic, 'again', { expiresAt: clock.now + 1_000 }))
      mailbox.acknowledge({ clientId: 'wallet', ...first })
      await mailbox.drain()
      clock.now += 1_000
      expect(await readTexts(mailbox, 'watch', topic)).toEqual([])
      const second = await store(mailbox, toMessage(topic, 'again', { publisher: 'another' }))
      expect(second.seq).toBeGreaterThan(first.seq)
      expect(await readTexts(open(), 'wallet', topic)).toEqual(['again'])
      expect(await readTexts(open(), 'another', topic)).toEqual([])
      mailbox.acknowledge({ clientId: 'wallet', ...second })
      await mailbox.drain()
      expect(await readTexts(open(), 'wallet', topic)).toEqual([])
    })

    it('removes only expired messages', async () => {
      const mailbox = open({ messagesPerTopic: 5_000 })
      const topic = createTopic()
      const short = Array.from({ length: 1_200 }, (_none, index) =>
        toMessage(topic, `short ${index}`, { expiresAt: clock.now + 1_000 }),
      )
      const stored = await Promise.all(short.map((message) => mailbox.store(message)))
      for (const outcome of stored)
        if (outcome.kind === 'stored') mailbox.acknowledge({ clientId: 'wallet', ...outcome.message })
      const long = await store(mailbox, toMessage(topic, 'long'))
      mailbox.acknowledge({ clientId: 'wallet', ...long })
      await mailbox.drain()
      clock.now += 1_000
      expect(await mailbox.sweep()).toBeGreaterThanOrEqual(1_000)
      expect(await mailbox.sweep()).toBe(0)
      const { database } = getStorage()
      const left = await database.select().from(relayMessages)
      expect(left.filter((row) => row.topic === topic).map(({ message }) => message)).toEqual(['long'])
      const receipts = await database.select().from(relayReceipts)
      expect(receipts.filter((row) => row.topic === topic)).toHaveLength(1)
    })

    it('limits messages per topic and frees capacity when they expire', async () => {
      const mailbox = open({ messagesPerTopic: 20 })
      const [topic, other] = [createTopic(), createTopic()]
      const publishAll = async (name: string, count: number, more: Partial<MailboxMessage> = {}): Promise<string[]> =>
        (
          await Promise.all(
            Array.from({ length: count }, (_none, index) => mailbox.store(toMessage(topic, `${name} ${index}`, more))),
          )
        ).map(({ kind }) => kind)
      expect(new Set(await publishAll('a', 15, { expiresAt: clock.now + 1_000 }))).toEqual(new Set(['stored']))
      expect((await publishAll('b', 10)).filter((kind) => kind === 'stored')).toHaveLength(5)
      expect((await mailbox.store(toMessage(topic, 'one more'))).kind).toBe('full')
      expect((await mailbox.store(toMessage(other, 'elsewhere'))).kind).toBe('stored')
      expect((await open({ messagesPerTopic: 20 }).store(toMessage(topic, 'on another node'))).kind).toBe('full')
      clock.now += 1_000
      expect((await mailbox.store(toMessage(topic, 'one more'))).kind).toBe('stored')
    })

    it('reads long mailboxes page by page without duplicates, for several clients at once', async () => {
      const mailbox = open({ messagesPerTopic: 5_000 })
      const topics = [createTopic(), createTopic()]
      const inputs = Array.from({ length: 350 }, (_none, index) =>
        toMessage(topics[index % 2] ?? '', `${index} ${randomBytes(8).toString('hex')}`),
      )
      await Promise.all(inputs.map((message) => mailbox.store(message)))
      const readAll = async (clientId: string): Promise<string[]> => {
        const texts: string[] = []
        for (let after: number | undefined = 0; after !== undefined;) {
          const place: number = after
          const page = await mailbox.read({ clientId, places: topics.map((topic) => ({ topic, after: place })) })
          texts.push(...page.messages.map(({ message }) => message))
          after = page.next
        }
        return texts
      }
      const all = await Promise.all(['wallet', 'watch', 'phone'].map(readAll))
      for (const texts of all) expect(texts).toEqual(inputs.map(({ message }) => message))
    })

    it('reads long messages in pages of at most 2 MiB, or one message', async () => {
      const mailbox = open()
      const topic = createTopic()
      const texts = Array.from({ length: 20 }, (_none, index) => `${index} `.padEnd(250_000, 'x'))
      texts.push('a '.padEnd(3_000_000, 'y'), 'b '.padEnd(3_000_000, 'z'), 'the end')
      for (const text of texts) await store(mailbox, toMessage(topic, text))
      const readPages = async (clientId: string): Promise<readonly (readonly string[])[]> => {
        const pages: string[][] = []
        for (let after: number | undefined = 0; after !== undefined;) {
          const page = await mailbox.read({ clientId, places: [{ topic, after }] })
          pages.push(page.messages.map(({ message }) => message))
          after = page.next
        }
        return pages
      }
      for (const pages of await Promise.all(['wallet', 'watch'].map(readPages))) {
        expect(pages.flat()).toEqual(texts)
        expect(pages.map(({ length }) => length)).toEqual([8, 8, 4, 1, 1, 1])
      }
    })

    it('vacuums the embedded database after many rows', async () => {
      const mailbox = open({ messagesPerTopic: 20_000 })
      const { database, kind } = getStorage()
      const countKnown = async (): Promise<number> => {
        const answer = await database.execute(sql`select reltuples from pg_class where relname = 'relay_messages'`)
        return Number(parse(object({ rows: tuple([object({ reltuples: unknown() })]) }), answer).rows[0].reltuples)
      }
      const countBounds = async (): Promise<number> => {
        const answer = await database.execute(
          sql`select count(*) as bounds from (select unnest(histogram_bounds::text::text[]) from pg_stats where tablename = 'relay_messages' and attname = 'message_id') as all_bounds`,
        )
        return Number(parse(object({ rows: tuple([object({ bounds: unknown() })]) }), answer).rows[0].bounds)
      }
      const topic = createTopic()
      const many = Array.from({ length: 10_000 }, (_none, index) => toMessage(topic, `many ${index}`))
      await Promise.all(many.map((message) => mailbox.store(message)))
      await mailbox.sweep()
      expect(await countKnown()).toBeGreaterThanOrEqual(kind === 'pglite' ? 10_000 : -1)
      // As many more rows would have been sampled for as many more bounds, on the thread that delivers messages.
      expect(kind === 'pglite' ? await countBounds() : 11).toBe(11)
      expect((await mailbox.store(toMessage(topic, 'after'))).kind).toBe('stored')
    })
  })
})
