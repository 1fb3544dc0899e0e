import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Bus } from '../bus/Bus.ts'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import type { ClientAddress } from '../request/getClientAddress.ts'
import type { Storage } from '../storage/Storage.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
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

const textsOf = ({ pushes }: Pick<TestClient, 'pushes'>): readonly string[] => pushes.map(({ message }) => message)
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
/** Waits until the relay has processed everything: it answers in order. */
const settle = (client: TestClient): Promise<unknown> => client.subscribe(createTopic())
const waitForReceipts = ({ readMetric }: TestRelay, count: number): Promise<void> =>
  expect.poll(() => readMetric('latchkey_relay_acknowledgements_total')).toBeGreaterThanOrEqual(count)

describe('requests', () => {
  it.each([
    '1700000000000000001',
    '9999999999999999999',
    '"1700000000000000001"',
    '1000000000',
    '0',
    '-7',
    String.raw`"a \" b \u00e9"`,
  ])('are answered with the raw text of their id %s', async (id) => {
    const { url } = await startTestRelay({ storage })
    const client = await connectTestClient({ url })
    const params = JSON.stringify({ topic: createTopic() })
    client.send(`{"params":${params},"method":"irn_subscribe","id":${id},"jsonrpc":"2.0"}`)
    await expect.poll(() => client.frames).toHaveLength(1)
    expect(client.frames[0]).toMatch(/^\{"id":.*,"jsonrpc":"2\.0","result":"[0-9a-f]{64}"\}$/)
    expect(client.frames[0]?.startsWith(`{"id":${id},`)).toBe(true)
    client.send(`{"id":${id},"jsonrpc":"2.0","method":"irn_nothing"}`)
    await expect.poll(() => client.frames).toHaveLength(2)
    expect(client.frames[1]?.startsWith(`{"id":${id},"jsonrpc":"2.0","error":{"code":-32600,`)).toBe(true)
  })

  it('may reuse ids', async () => {
    const { url } = await startTestRelay({ storage })
    const client = await connectTestClient({ url })
    for (const topic of [createTopic(), createTopic()])
      client.send(JSON.stringify({ id: 1_000_000_000, jsonrpc: '2.0', method: 'irn_subscribe', params: { topic } }))
    await expect.poll(() => new Set(client.frames).size).toBe(2)
  })

  it.each(['irn', 'iridium', 'waku'])('are accepted with the prefix %s', async (prefix) => {
    const { url } = await startTestRelay({ storage })
    const [dapp, wallet] = [await connectTestClient({ url }), await connectTestClient({ url })]
    const topic = createTopic()
    expect(await wallet.request(`${prefix}_subscribe`, { topic })).toBe(sha256(`${topic}${wallet.clientId}`))
    expect(await dapp.request(`${prefix}_publish`, { topic, message: 'sealed', ttl: 300, tag: 0 })).toBe(true)
    await expect.poll(() => textsOf(wallet)).toEqual(['sealed'])
  })

  it('for webhooks are refused', async () => {
    const { url } = await startTestRelay({ storage })
    const client = await connectTestClient({ url })
    for (const [method, params] of [
      ['irn_watchRegister', { registerAuth: 'a.b.c' }],
      ['irn_watchUnregister', { unregisterAuth: 'a.b.c' }],
      ['irn_watchRegister', undefined],
    ] as const)
      await expect(client.request(method, params)).rejects.toMatchObject({ code: -32_600, reason: 'InvalidMethod' })
  })
})

describe('a message', () => {
  it('is delivered unchanged to all subscribers except its publisher', async () => {
    const { url } = await startTestRelay({ storage })
    const topic = createTopic()
    const [dapp, wallet, watch] = [
      await connectTestClient({ url }),
      await connectTestClient({ url }),
      await connectTestClient({ url }),
    ]
    const before = Date.now()
    for (const client of [dapp, wallet, watch]) await client.subscribe(topic)
    const nulls = { rpcMethods: null, chainId: null, txHashes: null, contractAddresses: null, correlationId: 7 }
    expect(await dapp.publish(topic, 'sealed', { tag: 1109, prompt: true, ...nulls })).toBe(true)
    for (const client of [wallet, watch]) {
      await expect.poll(() => client.pushes).toHaveLength(1)
      const { publishedAt, pushId, ...message } = client.pushes[0] ?? { publishedAt: 0, pushId: 0 }
      expect(message).toEqual({ topic, message: 'sealed', tag: 1109 })
      expect(publishedAt).toBeGreaterThanOrEqual(before)
      expect(String(pushId)).toMatch(/^\d{16}$/)
      const push: unknown = JSON.parse(client.frames.at(-1) ?? '')
      expect(push).toMatchObject({ method: 'irn_subscription', params: { id: sha256(`${topic}${client.clientId}`) } })
    }
    await settle(dapp)
    expect(dapp.pushes).toEqual([])
  })

  it.each([
    ['', '"attestation":""'],
    ['a.b.c', '"attestation":"a.b.c"'],
    [undefined, undefined],
    [null, undefined],
  ])('keeps its attestation %o when pushed, read from the mailbox or fetched', async (attestation, text) => {
    const { url } = await startTestRelay({ storage })
    const topic = createTopic()
    const [dapp, live, late, fetching] = [
      await connectTestClient({ url }),
      await connectTestClient({ url }),
      await connectTestClient({ url }),
      await connectTestClient({ url }),
    ]
    await live.subscribe(topic)
    await dapp.publish(topic, 'sealed', { attestation })
    await late.subscribe(topic)
    await fetching.request('irn_fetchMessages', { topic })
    for (const client of [live, late]) await expect.poll(() => client.pushes).toHaveLength(1)
    for (const client of [live, late, fetching]) {
      const frame = client.frames.find((each) => each.includes('sealed')) ?? ''
      expect(/"attestation":[^,}]*/.exec(frame)?.[0]).toBe(text)
    }
  })

  it('waits for a later subscriber, which is answered before the messages arrive in publishing order', async () => {
    const { url } = await startTestRelay({ storage })
    const topics = [createTopic(), createTopic()]
    const dapp = await connectTestClient({ url })
    for (let index = 0; index < 20; index += 1) await dapp.publish(topics[index % 2] ?? '', `message ${index}`)
    const wallet = await connectTestClient({ url })
    await wallet.subscribe(...topics)
    await expect.poll(() => wallet.pushes).toHaveLength(20)
    expect(wallet.frames[0]).toContain('"result":["')
    expect(textsOf(wallet)).toEqual(Array.from({ length: 20 }, (_none, index) => `message ${index}`))
  })

  it('keeps its order if it is published while its topic is being subscribed to', async () => {
    const bus = createMemoryBus({ logger: createTestLogger() })
    onTestFinished(() => bus.close())
    let setReady = (): void => {}
    const isReady = new Promise<void>((resolve) => {
      setReady = resolve
    })
    const slowBus: Bus = {
      ...bus,
      async subscribe(channel, listener) {
        await isReady
        return bus.subscribe(channel, listener)
      },
    }
    const relay = await startTestRelay({ storage, bus: slowBus })
    const [topic, other] = [createTopic(), createTopic()]
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient(relay)]
    await dapp.publish(topic, 'first')
    const subscribed = wallet.subscribe(topic)
    // Sent after it, and answered although it is not.
    await wallet.request('irn_fetchMessages', { topic: other })
    await dapp.publish(topic, 'second')
    setReady()
    await subscribed
    await dapp.publish(topic, 'third')
    await expect.poll(() => wallet.pushes.map(({ message }) => message)).toEqual(['first', 'second', 'third'])
  })

  it('keeps its order among many published at once, waiting or live', async () => {
    const { url } = await startTestRelay({ storage })
    const topic = createTopic()
    const [dapp, wallet] = [await connectTestClient({ url }), await connectTestClient({ url })]
    const texts = Array.from({ length: 600 }, (_none, index) => `message ${index}`)
    const published = Promise.all(texts.map((text) => dapp.publish(topic, text)))
    await wallet.subscribe(topic)
    await published
    await expect.poll(() => wallet.pushes.length).toBe(600)
    expect(textsOf(wallet)).toEqual(texts)
  })

  it('that is published twice is stored and sent once, and answered twice', async () => {
    const { url } = await startTestRelay({ storage })
    const topic = createTopic()
    const [dapp, wallet, late] = [
      await connectTestClient({ url }),
      await connectTestClient({ url }),
      await connectTestClient({ url }),
    ]
    await wallet.subscribe(topic)
    expect(await Promise.all([dapp.publish(topic, 'same'), dapp.publish(topic, 'same')])).toEqual([true, true])
    expect(await dapp.publish(topic, 'same')).toBe(true)
    await late.subscribe(topic)
    await expect.poll(() => textsOf(late)).toEqual(['same'])
    await settle(wallet)
    expect(textsOf(wallet)).toEqual(['same'])
  })

  it('is not sent after it expired', async () => {
    const relay = await startTestRelay({ storage })
    const topic = createTopic()
    const dapp = await connectTestClient(relay)
    await dapp.publish(topic, 'short', { ttl: 1 })
    await dapp.publish(topic, 'long', { ttl: 3_600 })
    relay.advance(1_001)
    const wallet = await connectTestClient(relay)
    await wallet.subscribe(topic)
    await expect.poll(() => textsOf(wallet)).toEqual(['long'])
  })

  it('is stored for 6 hours by default', async () => {
    const relay = await startTestRelay({ storage })
    const topic = createTopic()
    const dapp = await connectTestClient(relay)
    await dapp.request('irn_publish', { topic, message: 'sealed', tag: null, ttl: null, prompt: null })
    relay.advance(21_599_000)
    expect(await (await connectTestClient(relay)).request('irn_fetchMessages', { topic })).toMatchObject({
      messages: [{ message: 'sealed', tag: 0 }],
    })
    relay.advance(1_001)
    expect(await (await connectTestClient(relay)).request('irn_fetchMessages', { topic })).toEqual({
      messages: [],
      hasMore: false,
    })
  })
})

describe('an acknowledged message', () => {
  it('is not sent again on any socket of the client, but is sent to others', async () => {
    const relay = await startTestRelay({ storage })
    const topic = createTopic()
    const key = createClientKey()
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient({ ...relay, key })]
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'first')
    await expect.poll(() => textsOf(wallet)).toEqual(['first'])
    await wallet.close()
    await dapp.publish(topic, 'second')
    const again = await connectTestClient({ ...relay, key })
    await again.subscribe(topic)
    await expect.poll(() => textsOf(again)).toEqual(['second'])
    const other = await connectTestClient(relay)
    await other.subscribe(topic)
    await expect.poll(() => textsOf(other)).toEqual(['first', 'second'])
  })

  it('is acknowledged for all sockets of a client', async () => {
    const relay = await startTestRelay({ storage, settings: { times: { redelivery: 2_000 } } })
    const [topic, unanswered] = [createTopic(), createTopic()]
    const key = createClientKey()
    const dapp = await connectTestClient(relay)
    const old = await connectTestClient({ ...relay, key, acknowledges: false })
    const fresh = await connectTestClient({ ...relay, key })
    await old.subscribe(topic)
    await old.subscribe(unanswered)
    await fresh.subscribe(topic)
    await dapp.publish(topic, 'sealed')
    await expect.poll(() => textsOf(fresh)).toEqual(['sealed'])
    await expect.poll(() => textsOf(old)).toEqual(['sealed'])
    await waitForReceipts(relay, 1)
    await expect.poll(() => relay.readMetric('latchkey_relay_pushes_total', { kind: 'first' })).toBe(2)
    await dapp.publish(unanswered, 'unanswered')
    await expect.poll(() => textsOf(old)).toEqual(['sealed', 'unanswered'])
    // The other message is sent again by the same pass that would repeat the acknowledged one.
    relay.advance(10_000)
    await expect.poll(() => relay.readMetric('latchkey_relay_pushes_total', { kind: 'again' })).toBeGreaterThan(0)
    await settle(old)
    expect(textsOf(old).filter((text) => text === 'sealed')).toHaveLength(1)
  })

  it('may be acknowledged on another socket, as clients do after reconnecting', async () => {
    const relay = await startTestRelay({ storage })
    const topic = createTopic()
    const key = createClientKey()
    const dapp = await connectTestClient(relay)
    const old = await connectTestClient({ ...relay, key, acknowledges: false })
    await old.subscribe(topic)
    await dapp.publish(topic, 'sealed')
    await expect.poll(() => old.pushes).toHaveLength(1)
    const fresh = await connectTestClient({ ...relay, key })
    fresh.acknowledge(old.pushes[0]?.pushId ?? 0)
    await waitForReceipts(relay, 1)
    await fresh.subscribe(topic)
    await settle(fresh)
    expect(fresh.pushes).toEqual([])
  })

  it('may be acknowledged with a string id', async () => {
    const relay = await startTestRelay({ storage })
    const topic = createTopic()
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient({ ...relay, acknowledges: false })]
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'sealed')
    await expect.poll(() => wallet.pushes).toHaveLength(1)
    wallet.send(JSON.stringify({ id: String(wallet.pushes[0]?.pushId), jsonrpc: '2.0', result: true }))
    await waitForReceipts(relay, 1)
  })
})

describe('a message that is not acknowledged', () => {
  it('is sent again three times with the same id, and then only after the next subscription', async () => {
    const relay = await startTestRelay({ storage, settings: { times: { redelivery: 30_000 } } })
    const topic = createTopic()
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient({ ...relay, acknowledges: false })]
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'sealed')
    for (const times of [1, 2, 3, 4]) {
      await expect.poll(() => wallet.pushes).toHaveLength(times)
      relay.advance(30_000)
    }
    await expect.poll(() => relay.readMetric('latchkey_relay_pushes_total', { kind: 'again' })).toBe(3)
    expect(new Set(wallet.pushes.map(({ pushId }) => pushId)).size).toBe(1)
    // The relay has given up when a new subscription brings the message once more.
    await expect
      .poll(async () => {
        await wallet.subscribe(topic)
        return wallet.pushes.length
      })
      .toBe(5)
  })

  it('is not sent twice on a socket that subscribes again, and is sent at once on another', async () => {
    const relay = await startTestRelay({ storage })
    const topic = createTopic()
    const key = createClientKey()
    const dapp = await connectTestClient(relay)
    const wallet = await connectTestClient({ ...relay, key, acknowledges: false })
    await dapp.publish(topic, 'sealed')
    for (let index = 0; index < 5; index += 1) await wallet.subscribe(topic)
    await expect.poll(() => wallet.pushes).toHaveLength(1)
    await wallet.subscribe(topic)
    await settle(wallet)
    expect(wallet.pushes).toHaveLength(1)
    const fresh = await connectTestClient({ ...relay, key })
    await fresh.subscribe(topic)
    await expect.poll(() => textsOf(fresh)).toEqual(['sealed'])
  })

  it("is not sent twice if another node's announcement arrives after the client acknowledged it", async () => {
    const bus = createMemoryBus({ logger: createTestLogger() })
    const news: (() => Promise<void>)[] = []
    const slowBus: Bus = {
      ...bus,
      publish: async (...publication) => void news.push(() => bus.publish(...publication)),
    }
    const [left, right] = await Promise.all([
      startTestRelay({ storage, bus: slowBus }),
      startTestRelay({ storage, bus }),
    ])
    const topic = createTopic()
    const [dapp, wallet] = [await connectTestClient(left), await connectTestClient(right)]
    await dapp.publish(topic, 'sealed')
    await wallet.subscribe(topic)
    await expect.poll(() => textsOf(wallet)).toEqual(['sealed'])
    await waitForReceipts(right, 1)
    await expect.poll(() => news).not.toHaveLength(0)
    for (const bring of news) await bring()
    await settle(wallet)
    expect(textsOf(wallet)).toEqual(['sealed'])
  })

  it('is sent again when the same text is published after it expired', async () => {
    const relay = await startTestRelay({ storage })
    const topic = createTopic()
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient(relay)]
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'sealed', { ttl: 300 })
    await waitForReceipts(relay, 1)
    relay.advance(301_000)
    await dapp.publish(topic, 'sealed', { ttl: 300 })
    await expect.poll(() => textsOf(wallet)).toEqual(['sealed', 'sealed'])
  })

  it('is not acknowledged by an error or by the id of another', async () => {
    const relay = await startTestRelay({ storage })
    const topic = createTopic()
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient({ ...relay, acknowledges: false })]
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'sealed')
    await expect.poll(() => wallet.pushes).toHaveLength(1)
    const { pushId = 0 } = wallet.pushes[0] ?? {}
    wallet.send(JSON.stringify({ id: pushId, jsonrpc: '2.0', error: { code: -1, message: 'no' } }))
    wallet.send(JSON.stringify({ id: pushId + 1, jsonrpc: '2.0', result: true }))
    wallet.send(JSON.stringify({ id: 'x', jsonrpc: '2.0', result: true }))
    await settle(wallet)
    relay.advance(30_000)
    await expect.poll(() => wallet.pushes).toHaveLength(2)
  })

  it('blocks later messages beyond the limit until others are acknowledged', async () => {
    const limits = { unacknowledgedPerSocket: 10 }
    const relay = await startTestRelay({ storage, settings: { limits } })
    const topic = createTopic()
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient({ ...relay, acknowledges: false })]
    await wallet.subscribe(topic)
    const texts = Array.from({ length: 45 }, (_none, index) => `message ${index}`)
    for (const text of texts) await dapp.publish(topic, text)
    await settle(wallet)
    expect(wallet.pushes).toHaveLength(10)
    for (let index = 0; index < texts.length; index += 1) {
      await expect.poll(() => wallet.pushes.length).toBeGreaterThan(index)
      wallet.acknowledge(wallet.pushes[index]?.pushId ?? 0)
    }
    expect(textsOf(wallet)).toEqual(texts)
  })
})

describe('a subscription', () => {
  it('ends by topic, whatever id is sent, and with its socket', async () => {
    const relay = await startTestRelay({ storage })
    const [first, second, third] = [createTopic(), createTopic(), createTopic()]
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient(relay)]
    await wallet.subscribe(first, second, third)
    expect(await wallet.request('irn_unsubscribe', { topic: first, id: 'an id made up by the client' })).toBe(true)
    expect(await wallet.request('irn_batchUnsubscribe', { subscriptions: [{ topic: second, id: 'any' }] })).toBe(true)
    expect(await wallet.request('irn_unsubscribe', { topic: createTopic(), id: 'never subscribed' })).toBe(true)
    for (const topic of [first, second, third]) await dapp.publish(topic, 'sealed')
    await expect.poll(() => wallet.pushes).toMatchObject([{ topic: third }])
    await wallet.close()
    await expect.poll(() => relay.readMetric('latchkey_relay_topics')).toBe(0)
  })

  it('returns ids in the order of the topics, the same for the same topic', async () => {
    const { url } = await startTestRelay({ storage })
    const client = await connectTestClient({ url })
    const [first, second] = [createTopic(), createTopic()]
    const ids = [first, second, first].map((topic) => sha256(`${topic}${client.clientId}`))
    expect(await client.subscribe(first, second, first)).toEqual(ids)
    expect(await client.request('irn_subscribeBlocking', { topic: first })).toBe(ids[0])
    const answer = await client.request('irn_batchSubscribeBlocking', { topics: [first, 'no topic', second] })
    expect(answer).toEqual([
      { id: ids[0] },
      { error: { code: -32_600, message: expect.any(String), data: 'InvalidTopic' } },
      { id: ids[1] },
    ])
  })

  it('to 500 topics delivers the waiting messages of each', async () => {
    const { url } = await startTestRelay({ storage })
    const [dapp, wallet] = [await connectTestClient({ url }), await connectTestClient({ url })]
    const topics = Array.from({ length: 500 }, () => createTopic())
    const messages = topics.map((topic) => ({ topic, message: `on ${topic}`, ttl: 300, tag: 1108 }))
    expect(await dapp.request('irn_batchPublish', { messages })).toBe(true)
    await wallet.subscribe(...topics)
    await expect.poll(() => textsOf(wallet).toSorted()).toEqual(messages.map(({ message }) => message).toSorted())
  })
})

describe('fetching', () => {
  it('needs no subscription, acknowledges its messages and causes no duplicates', async () => {
    const relay = await startTestRelay({ storage })
    const [first, second] = [createTopic(), createTopic()]
    const key = createClientKey()
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient({ ...relay, key })]
    await dapp.publish(first, 'one', { tag: 1100, attestation: '' })
    await dapp.publish(second, 'two')
    // As 2.17 does on every reconnect.
    expect(await wallet.request('irn_batchFetchMessages', { topics: [first, second, first] })).toEqual({
      messages: [
        { topic: first, message: 'one', tag: 1100, attestation: '', publishedAt: expect.any(Number) },
        { topic: second, message: 'two', tag: 1108, publishedAt: expect.any(Number) },
      ],
      hasMore: false,
    })
    await wallet.subscribe(first, second)
    await dapp.publish(first, 'three')
    await expect.poll(() => textsOf(wallet)).toEqual(['three'])
    expect(await wallet.request('irn_fetchMessages', { topic: second })).toEqual({ messages: [], hasMore: false })
    expect(await dapp.request('irn_fetchMessages', { topic: first })).toEqual({ messages: [], hasMore: false })
  })

  it('reports whether there is more', async () => {
    const { url } = await startTestRelay({ storage })
    const topic = createTopic()
    const [dapp, wallet] = [await connectTestClient({ url }), await connectTestClient({ url })]
    const texts = Array.from({ length: 700 }, (_none, index) => `message ${index}`)
    await Promise.all(texts.map((text) => dapp.publish(topic, text)))
    const fetched: string[] = []
    for (let hasMore = true; hasMore;) {
      const answer = await wallet.request('irn_fetchMessages', { topic })
      expect(answer).toMatchObject({ messages: expect.any(Array), hasMore: expect.any(Boolean) })
      const page = answer as { messages: { message: string }[]; hasMore: boolean }
      fetched.push(...page.messages.map(({ message }) => message))
      hasMore = page.hasMore
    }
    expect(fetched).toEqual(texts)
  })

  it('can be acknowledged by message hash', async () => {
    const relay = await startTestRelay({ storage })
    const topic = createTopic()
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient({ ...relay, acknowledges: false })]
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'sealed')
    await expect.poll(() => wallet.pushes).toHaveLength(1)
    const receipts = [
      { topic, messageId: sha256('sealed') },
      { topic, messageId: sha256('never published') },
    ]
    expect(await wallet.request('irn_batchReceive', { receipts })).toBe(true)
    expect(await wallet.request('irn_fetchMessages', { topic })).toEqual({ messages: [], hasMore: false })
    relay.advance(30_000)
    await dapp.publish(topic, 'next')
    await expect.poll(() => textsOf(wallet)).toEqual(['sealed', 'next'])
  })
})

describe('sessions', () => {
  it('are proposed and approved without explicit subscriptions', async () => {
    const relay = await startTestRelay({ storage })
    const [pairingTopic, sessionTopic] = [createTopic(), createTopic()]
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient(relay)]
    const proposal = { pairingTopic, sessionProposal: 'proposal', ttl: 300, attestation: '', correlationId: 1 }
    expect(await dapp.request('wc_proposeSession', proposal)).toBe(true)
    await wallet.subscribe(pairingTopic)
    await expect.poll(() => wallet.pushes).toMatchObject([{ message: 'proposal', tag: 1100, attestation: '' }])
    const approval = {
      pairingTopic,
      sessionTopic,
      sessionProposalResponse: 'response',
      sessionSettlementRequest: 'settlement',
      approvedChains: ['eip155:1'],
      sessionProperties: null,
    }
    expect(await wallet.request('wc_approveSession', approval)).toBe(true)
    await expect.poll(() => dapp.pushes).toMatchObject([{ topic: pairingTopic, message: 'response', tag: 1101 }])
    await dapp.request('irn_subscribe', { topic: sessionTopic })
    await expect
      .poll(() => dapp.pushes)
      .toMatchObject([{ tag: 1101 }, { topic: sessionTopic, message: 'settlement', tag: 1102 }])
    await dapp.publish(sessionTopic, 'settled', { tag: 1103 })
    await expect.poll(() => wallet.pushes).toMatchObject([{ tag: 1100 }, { message: 'settled', tag: 1103 }])
    await settle(wallet)
    expect([dapp.pushes.length, wallet.pushes.length]).toEqual([2, 2])
  })

  it('store the settlement before the answer is delivered, and both for 300 s', async () => {
    const relay = await startTestRelay({ storage })
    const [pairingTopic, sessionTopic] = [createTopic(), createTopic()]
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient(relay)]
    await dapp.request('wc_proposeSession', { pairingTopic, sessionProposal: 'proposal' })
    const settlement = once(dapp.socket, 'message').then(() =>
      dapp.request('irn_fetchMessages', { topic: sessionTopic }),
    )
    const approval = { pairingTopic, sessionTopic, sessionProposalResponse: 'r', sessionSettlementRequest: 's' }
    await wallet.request('wc_approveSession', approval)
    expect(await settlement).toMatchObject({ messages: [{ message: 's', tag: 1102 }] })
    const fetchAll = async (): Promise<unknown> =>
      (await connectTestClient(relay)).request('irn_batchFetchMessages', { topics: [pairingTopic, sessionTopic] })
    relay.advance(295_000)
    expect(await fetchAll()).toMatchObject({ messages: [{ message: 'proposal' }, { message: 's' }, { message: 'r' }] })
    relay.advance(5_001)
    expect(await fetchAll()).toMatchObject({ messages: [] })
  })

  it('are found by wallets that only fetch, by the tag of the proposal', async () => {
    const { url } = await startTestRelay({ storage })
    const pairingTopic = createTopic()
    const [dapp, wallet] = [await connectTestClient({ url }), await connectTestClient({ url })]
    await dapp.request('wc_proposeSession', { pairingTopic, sessionProposal: 'proposal' })
    expect(await wallet.request('irn_fetchMessages', { topic: pairingTopic })).toMatchObject({
      messages: [{ message: 'proposal', tag: 1100 }],
    })
  })
})

describe('a relay that shuts down', () => {
  it('answers accepted requests, closes sockets with 1001 and has stored all messages', async () => {
    const relay = await startTestRelay({ storage })
    const topic = createTopic()
    const key = createClientKey()
    const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient({ ...relay, key })]
    await wallet.subscribe(topic)
    const before = await relay.readMetric('latchkey_relay_requests_total', { method: 'irn_publish' })
    const published = Array.from({ length: 50 }, (_none, index) => dapp.publish(topic, `message ${index}`))
    await expect
      .poll(() => relay.readMetric('latchkey_relay_requests_total', { method: 'irn_publish' }))
      .toBe(before + 50)
    const stopped = relay.stop()
    expect(await Promise.all(published)).toEqual(Array.from({ length: 50 }, () => true))
    expect(await dapp.closed).toEqual({ code: 1001, reason: 'The relay is shutting down' })
    expect(await wallet.closed).toMatchObject({ code: 1001 })
    await stopped
    const next = await startTestRelay({ storage })
    const watch = await connectTestClient(next)
    await watch.subscribe(topic)
    await expect.poll(() => watch.pushes).toHaveLength(50)
  })

  it('finishes at once without clients', async () => {
    const relay = await startTestRelay({ storage })
    await relay.stop()
    await expect(connectTestClient(relay)).rejects.toThrow('ECONNREFUSED')
  })
})

describe('requests over HTTP', () => {
  const key = createClientKey()
  const stranger: ClientAddress = { key: '203.0.113.7', networks: [], isLoopback: false }
  const call = (relay: TestRelay, method: string, params: unknown, address = stranger) =>
    relay.relay.handleRpc({
      body: `{"id":1700000000000000001,"jsonrpc":"2.0","method":${JSON.stringify(method)},"params":${JSON.stringify(params)}}`,
      query: new URLSearchParams({ projectId: 'shop' }),
      authorization: `Bearer ${key.createToken({ audience: relay.url })}`,
      origin: undefined,
      address,
    })

  it('publish and fetch like those over sockets', async () => {
    const relay = await startTestRelay({ storage })
    const topic = createTopic()
    const wallet = await connectTestClient(relay)
    await wallet.subscribe(topic)
    expect(await call(relay, 'irn_publish', { topic, message: 'by HTTP', ttl: 300 })).toEqual({
      status: 200,
      body: '{"id":1700000000000000001,"jsonrpc":"2.0","result":true}',
    })
    await expect.poll(() => textsOf(wallet)).toEqual(['by HTTP'])
    await wallet.publish(topic, 'an answer')
    const fetched = await call(relay, 'irn_fetchMessages', { topic })
    expect(JSON.parse(fetched.body)).toMatchObject({ result: { messages: [{ message: 'an answer' }] } })
    const again = await call(relay, 'irn_fetchMessages', { topic })
    expect(JSON.parse(again.body)).toMatchObject({ result: { messages: [] } })
  })

  it('count by size, like frames over sockets', async () => {
    const settings = { limits: { frames: { client: { atMost: 70, window: 3_600_000 } } } }
    const relay = await startTestRelay({ storage, settings })
    const publish = async (): Promise<number> => {
      const message = `${createTopic()}${'x'.repeat(250_000)}`
      return (await call(relay, 'irn_publish', { topic: createTopic(), message, ttl: 300 })).status
    }
    expect([await publish(), await publish()]).toEqual([200, 429])
    expect((await call(relay, 'irn_fetchMessages', { topic: createTopic() })).status).toBe(200)
  })

  it('have limits if a proxy forwards a loopback address', async () => {
    const settings = { unlimitedProjectId: 'shop', limits: { frames: { client: { atMost: 1, window: 3_600_000 } } } }
    const relay = await startTestRelay({ storage, settings })
    const fetchFrom = async (isLoopback: boolean): Promise<number> =>
      (await call(relay, 'irn_fetchMessages', { topic: createTopic() }, { key: '127.0.0.1', networks: [], isLoopback }))
        .status
    expect([await fetchFrom(false), await fetchFrom(false), await fetchFrom(true)]).toEqual([200, 429, 200])
  })

  it.each([
    ['irn_subscribe', { topic: createTopic() }, 400, 'InvalidMethod'],
    ['wc_proposeSession', { pairingTopic: createTopic(), sessionProposal: 'p' }, 400, 'InvalidMethod'],
    ['irn_nothing', {}, 400, 'InvalidMethod'],
    ['irn_publish', { topic: 'no', message: 'm' }, 400, 'InvalidTopic'],
    ['irn_publish', { topic: createTopic(), message: 'm'.repeat(262_145) }, 413, 'PayloadSizeExceeded'],
    ['irn_publish', { topic: createTopic(), message: 'm', ttl: 9e9 }, 200, 'TtlTooLong'],
  ])('%s with %o: %i %s', async (method, params, status, reason) => {
    const answer = await call(await startTestRelay({ storage }), method, params)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ error: { data: reason } })
  })

  it('are refused with the status of the reason', async () => {
    const relay = await startTestRelay({
      storage,
      settings: { limits: { frames: { client: { atMost: 1, window: 3_600_000 } } } },
    })
    const ask = async (query: Record<string, string>, body: string, authorization?: string) => {
      const answer = await relay.relay.handleRpc({
        body,
        query: new URLSearchParams(query),
        authorization,
        origin: undefined,
        address: { ...stranger, key: '203.0.113.8' },
      })
      return [answer.status, JSON.parse(answer.body)]
    }
    const auth = createClientKey().createToken({ audience: relay.url })
    const body = '{"id":5,"jsonrpc":"2.0","method":"irn_fetchMessages","params":{}}'
    const refusal = (id: number, data: string) => ({ id, error: { data } })
    expect(await ask({ projectId: 'shop' }, body)).toMatchObject([401, refusal(5, 'MissingJwt')])
    expect(await ask({ projectId: 'shop' }, body, 'Bearer x')).toMatchObject([401, refusal(5, 'InvalidJwt')])
    expect(await ask({ projectId: 'none', auth }, body)).toMatchObject([404, refusal(5, 'ProjectNotFound')])
    expect(await ask({ projectId: 'shop', auth }, 'nonsense')).toMatchObject([400, refusal(0, 'Serialization')])
    expect(await ask({ projectId: 'shop', auth }, body)).toMatchObject([429, refusal(5, 'TooManyRequests')])
    expect(await ask({ projectId: 'shop', auth }, 'x'.repeat(1_048_577))).toMatchObject([
      413,
      refusal(0, 'PayloadSizeExceeded'),
    ])
  })
})
