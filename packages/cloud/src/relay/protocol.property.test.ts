import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  string,
} from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileText, mutatedJson, runs } from '../../../../fuzz.shared.ts'
import type { Storage } from '../storage/Storage.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { connectTestClient, type TestClient } from '../test/relay/connectTestClient.ts'
import { createClientKey } from '../test/relay/createClientKey.ts'
import { createTopic } from '../test/relay/createTopic.ts'
import { startTestRelay, type TestRelay } from '../test/relay/startTestRelay.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

/** What all clients together may store in a minute, in bytes. */
const quota = 30_000
/** What a stored message costs besides its text, in bytes. */
const rowOverhead = 512
const who = nat({ max: 2 })
const topic = nat({ max: 2 })
const size = constantFrom(64, 200, 200, 9_000)

/** A frame of no use to the other clients, with mistakes. */
const strangeTopic = constantFrom('e'.repeat(64))
const jsonrpc = constantFrom('2.0')
const strangeFrame = oneof(
  mutatedJson(
    oneof(
      record({
        id: integer({ min: 1 }),
        jsonrpc,
        method: constantFrom('irn_publish', 'irn_batchPublish', 'irn_subscribe'),
        params: record({ topic: strangeTopic, message: string(), ttl: integer({ min: 0 }), tag: nat() }),
      }),
      record({
        id: integer({ min: 1 }),
        jsonrpc,
        method: constantFrom(
          'irn_batchSubscribe',
          'irn_batchUnsubscribe',
          'irn_batchFetchMessages',
          'irn_batchReceive',
        ),
        params: record({ topics: array(strangeTopic, { maxLength: 2 }) }),
      }),
      record({ id: integer({ min: 1 }), jsonrpc, result: constantFrom(true) }),
    ),
  ).filter((text) => text.length < 60_000),
  hostileText,
)

const step = oneof(
  {
    weight: 4,
    arbitrary: record({ kind: constantFrom('publish' as const), who, topic, size, isAwaited: nat({ max: 1 }) }),
  },
  {
    weight: 3,
    arbitrary: record({ kind: constantFrom('subscribe' as const), who, topics: array(topic, { minLength: 1 }) }),
  },
  {
    weight: 1,
    arbitrary: record({ kind: constantFrom('batch' as const), who, topics: array(topic, { minLength: 1 }), size }),
  },
  { weight: 1, arbitrary: record({ kind: constantFrom('repeat' as const), who, which: nat() }) },
  { weight: 1, arbitrary: record({ kind: constantFrom('unsubscribe' as const), who, topic }) },
  { weight: 1, arbitrary: record({ kind: constantFrom('leave' as const), who, isPolite: nat({ max: 1 }) }) },
  { weight: 2, arbitrary: record({ kind: constantFrom('garbage' as const), frame: strangeFrame }) },
)
type Step = typeof step extends Arbitrary<infer value> ? value : never

interface Message {
  readonly topic: string
  readonly message: string
  readonly publisher: number
}

/** Plays the steps against a relay, and checks after them what every client has received. */
async function play(relay: TestRelay, steps: readonly Step[]): Promise<void> {
  const topics = [createTopic(), createTopic(), createTopic()]
  const toTopic = (index: number): string => topics[index] ?? ''
  const keys = [createClientKey(), createClientKey(), createClientKey()]
  const clients: (TestClient | undefined)[] = []
  /** The topics that a client has subscribed to on its present socket. */
  const asked = [new Set<string>(), new Set<string>(), new Set<string>()]
  const received = [new Set<string>(), new Set<string>(), new Set<string>()]
  const accepted: Message[] = []
  const sent = new Set<string>()
  const outstanding: Promise<void>[] = []
  let stored = 0
  let vandal: TestClient | undefined
  let count = 0

  const collect = (index: number): void => {
    const pushes = clients[index]?.pushes ?? []
    const texts = pushes.map((push) => push.message)
    expect(new Set(texts).size).toBe(texts.length)
    for (const push of pushes) {
      expect(asked[index]).toContain(push.topic)
      expect(sent).toContain(push.topic + push.message)
      received[index]?.add(push.topic + push.message)
    }
  }
  const getClient = async (index: number): Promise<TestClient> => {
    const client = clients[index]
    if (client !== undefined) return client
    const key = keys[index]
    const created = await connectTestClient({ url: relay.url, ...(key && { key }) })
    clients[index] = created
    return created
  }
  const leave = async (index: number, isPolite: boolean): Promise<void> => {
    const client = clients[index]
    if (client === undefined) return
    if (isPolite) client.socket.close()
    else client.socket.terminate()
    await client.closed
    collect(index)
    clients[index] = undefined
    asked[index]?.clear()
  }
  /** Waits for the answer to something published, and keeps what was accepted. */
  const settle = async (messages: readonly Message[], answer: Promise<unknown>): Promise<void> => {
    const cost = messages.reduce((sum, { message }) => sum + message.length + rowOverhead, 0)
    const reason: unknown = await answer.then(
      () => undefined,
      (error: { readonly reason: unknown }) => error.reason,
    )
    if (reason === undefined) {
      stored += cost
      expect(stored).toBeLessThanOrEqual(quota)
      for (const one of messages)
        if (!accepted.some(({ message, topic: place }) => message === one.message && place === one.topic))
          accepted.push(one)
    } else expect([reason, stored + cost > quota - 20_000]).toStrictEqual(['MailboxLimitExceeded', true])
  }
  const write = (publisher: number, place: number, length: number): Message => {
    count += 1
    const message = { topic: toTopic(place), message: `${count} ${createTopic()}`.padEnd(length, '.'), publisher }
    sent.add(message.topic + message.message)
    return message
  }

  for (const one of steps) {
    if (one.kind === 'garbage') {
      if (vandal === undefined || vandal.socket.readyState !== vandal.socket.OPEN)
        vandal = await connectTestClient({ url: relay.url })
      vandal.send(one.frame)
      continue
    }
    if (one.kind === 'leave') {
      await Promise.all(outstanding.splice(0))
      await leave(one.who, one.isPolite === 1)
      continue
    }
    const client = await getClient(one.who)
    if (one.kind === 'publish') {
      const message = write(one.who, one.topic, one.size)
      const settled = settle([message], client.publish(message.topic, message.message))
      outstanding.push(settled)
      if (one.isAwaited === 1) await Promise.all(outstanding.splice(0))
    } else if (one.kind === 'batch') {
      await Promise.all(outstanding.splice(0))
      const messages = one.topics.map((place) => write(one.who, place, one.size))
      const params = messages.map(({ message, topic: place }) => ({ topic: place, message, ttl: 300, tag: 1108 }))
      await settle(messages, client.request('irn_batchPublish', { messages: params }))
    } else if (one.kind === 'repeat') {
      await Promise.all(outstanding.splice(0))
      const message = accepted[one.which % Math.max(1, accepted.length)]
      if (message !== undefined) await settle([message], client.publish(message.topic, message.message))
    } else if (one.kind === 'subscribe') {
      const places = one.topics.map(toTopic)
      for (const place of places) asked[one.who]?.add(place)
      await client.subscribe(...places)
    } else await client.request('irn_unsubscribe', { topic: toTopic(one.topic), id: 'any' })
  }
  await Promise.all(outstanding)

  for (const index of keys.keys()) {
    const client = await getClient(index)
    for (const place of topics) asked[index]?.add(place)
    await client.subscribe(...topics)
    const expected = accepted.filter(({ publisher }) => publisher !== index).map((one) => one.topic + one.message)
    await expect
      .poll(() => {
        collect(index)
        return expected.filter((one) => received[index]?.has(one) !== true)
      })
      .toStrictEqual([])
    // Nothing that its publisher was refused, and nothing of its own.
    expect([...(received[index] ?? [])].toSorted()).toStrictEqual(expected.toSorted())
    await leave(index, true)
  }
  vandal?.socket.terminate()
  await vandal?.closed
}

it('delivers what it accepted to every other subscriber, once on each socket, in any order of frames and failures', async () => {
  const relay = await startTestRelay({
    storage,
    settings: {
      limits: {
        publishes: {},
        frames: {},
        connects: {},
        storedBytesPerAddress: quota,
        malformedFrames: 5,
      },
      // A message whose acknowledgement is late would be delivered twice on one socket.
      times: { redelivery: 3_600_000 },
    },
  })
  await assert(
    asyncProperty(array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      // Another minute of the quota.
      relay.advance(120_000)
      await play(relay, steps)
    }),
    runs(6, 4_000),
  )
  expect(relay.logger.lines.filter(({ level }) => level === 'error')).toStrictEqual([])
})
