import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RelayLimits } from '../../config/RelaySettings.ts'
import { getClientAddress } from '../../request/getClientAddress.ts'
import type { Storage } from '../../storage/Storage.ts'
import { openTestStorage } from '../../test/openTestStorage.ts'
import { connectTestClient, type TestClient } from '../../test/relay/connectTestClient.ts'
import { createClientKey } from '../../test/relay/createClientKey.ts'
import { createTopic } from '../../test/relay/createTopic.ts'
import { readAddressFromHeader, startTestRelay, type TestRelay } from '../../test/relay/startTestRelay.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

const start = (limits: Partial<RelayLimits> = {}): Promise<TestRelay> =>
  startTestRelay({ storage, isTimeStill: true, settings: { readAddress: readAddressFromHeader, limits } })

const connectFrom = ({ url }: TestRelay, address: string, projectId?: string): Promise<TestClient> =>
  connectTestClient({ url, projectId: projectId ?? 'shop', headers: { 'x-forwarded-for': address } })

/** Publishes messages of 100,000 bytes on new topics until one is refused. Returns the stored bytes and the reason. */
async function fill(client: TestClient, atMost = 100): Promise<{ readonly bytes: number; readonly reason: unknown }> {
  for (let count = 0; count < atMost; count += 1) {
    const message = createTopic().padEnd(100_000, 'x')
    const reason: unknown = await client.publish(createTopic(), message).then(
      () => undefined,
      (error: { readonly reason: unknown }) => error.reason,
    )
    if (reason !== undefined) return { bytes: count * 100_000, reason }
  }
  return { bytes: atMost * 100_000, reason: undefined }
}

it('one address stores 5 MB a minute at most, by any number of clients, over sockets and HTTP', async () => {
  const relay = await start()
  const address = getClientAddress({ remoteAddress: '203.0.113.1', headers: {} })
  const publishOverHttp = async (): Promise<number> => {
    const params = { topic: createTopic(), message: createTopic().padEnd(100_000, 'x'), ttl: 300 }
    const answer = await relay.relay.handleRpc({
      body: JSON.stringify({ id: 1_000_000_000, jsonrpc: '2.0', method: 'irn_publish', params }),
      query: new URLSearchParams({ projectId: 'shop' }),
      authorization: `Bearer ${createClientKey().createToken({ audience: relay.url })}`,
      origin: undefined,
      address,
    })
    return answer.status
  }
  let stored = 0
  for (let client = 0; client < 4; client += 1) {
    stored += (await fill(await connectFrom(relay, address.key), 15)).bytes
    for (let call = 0; call < 6; call += 1) if ((await publishOverHttp()) === 200) stored += 100_000
  }
  expect(stored).toBeGreaterThan(4_800_000)
  expect(stored).toBeLessThanOrEqual(5_000_000)
  expect(await fill(await connectFrom(relay, address.key))).toEqual({ bytes: 0, reason: 'MailboxLimitExceeded' })
  expect(await publishOverHttp()).toBe(429)
  const labels = { purpose: 'relay', share: 'address', unit: 'bytes' }
  expect(await relay.readMetric('latchkey_refusals_total', labels)).toBeGreaterThanOrEqual(2)
  expect(relay.logger.lines.find(({ fields }) => fields['event'] === 'refused')?.fields).toMatchObject({
    purpose: 'relay',
    share: 'address',
    unit: 'bytes',
    project: 'shop',
  })

  expect(await fill(await connectFrom(relay, '203.0.113.2'), 2)).toMatchObject({ reason: undefined })
  relay.advance(120_000)
  expect(await fill(await connectFrom(relay, address.key), 2)).toMatchObject({ reason: undefined })
})

it.each<[string, Partial<RelayLimits>, (index: number) => string, number]>([
  ['a project', { storedBytesPerProject: 1_000_000 }, (index) => `203.0.113.${index}`, 900_000],
  ['a node', { storedBytes: 1_000_000 }, (index) => `203.0.113.${index}`, 900_000],
  // Four times that of an address.
  ['a /56', { storedBytesPerAddress: 210_000 }, (index) => `2001:db8:1:${index}::1`, 800_000],
])('%s stores only so much a minute, by any number of addresses', async (_whose, limits, toAddress, atMost) => {
  const relay = await start(limits)
  let stored = 0
  for (let index = 1; index <= 6; index += 1)
    stored += (await fill(await connectFrom(relay, toAddress(index)), 2)).bytes
  expect(stored).toBe(atMost)
  const outside = await connectFrom(relay, '2001:db8:2::1', limits.storedBytes === undefined ? 'dev' : 'shop')
  expect((await fill(outside, 1)).reason).toBe(limits.storedBytes === undefined ? undefined : 'MailboxLimitExceeded')
})

it('a batch is stored as a whole or not at all', async () => {
  const relay = await start({ storedBytesPerAddress: 250_000 })
  const client = await connectFrom(relay, '203.0.113.1')
  const topic = createTopic()
  const toMessages = (count: number) =>
    Array.from({ length: count }, (_none, index) => ({ topic, message: `${index}`.padEnd(100_000, 'x'), ttl: 300 }))
  await expect(client.request('irn_batchPublish', { messages: toMessages(3) })).rejects.toMatchObject({
    code: -32_000,
    reason: 'MailboxLimitExceeded',
    message: expect.stringMatching(/not stored. Try again in \d+ s\.$/),
  })
  const reader = await connectFrom(relay, '203.0.113.2')
  expect(await reader.request('irn_fetchMessages', { topic })).toMatchObject({ messages: [] })
  expect(await client.request('irn_batchPublish', { messages: toMessages(2) })).toBe(true)
})

it('small messages count with what storing them costs', async () => {
  const relay = await start({ storedBytesPerAddress: 10_000 })
  const client = await connectFrom(relay, '203.0.113.1')
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_none, index) => client.publish(createTopic(), `${index}`).catch(() => 'refused')),
  )
  expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(19)
})

it.each<[string, Partial<RelayLimits>, (index: number) => string]>([
  ['an address', { frames: { address: { atMost: 60, window: 3_600_000 } } }, () => '203.0.113.1'],
  ['a project', { frames: { project: { atMost: 60, window: 3_600_000 } } }, (index) => `203.0.113.${index}`],
  ['a node', { frames: { node: { atMost: 60, window: 3_600_000 } } }, (index) => `203.0.113.${index}`],
  // Four times that of an address.
  ['a /56', { frames: { address: { atMost: 15, window: 3_600_000 } } }, (index) => `2001:db8:1:${index}::1`],
])('%s sends only so many frames, by any number of clients', async (_whose, limits, toAddress) => {
  const relay = await start(limits)
  const clients = await Promise.all(
    Array.from({ length: 6 }, (_none, index) => connectFrom(relay, toAddress(index + 1))),
  )
  const topic = createTopic()
  const answers: unknown[] = []
  for (const client of clients)
    for (let frame = 0; frame < 12; frame += 1)
      answers.push(await client.request('irn_unsubscribe', { topic, id: '' }).catch(({ reason }) => reason))
  expect(answers.filter((answer) => answer === true)).toHaveLength(60)
  expect(new Set(answers.slice(60))).toEqual(new Set(['TooManyRequests']))
})

it('acknowledgements are stored within the quota; beyond it, messages are sent again after the next subscription', async () => {
  // Each costs 512 bytes.
  const relay = await start({ storedBytesPerAddress: 20 * 512 })
  const topic = createTopic()
  const publishers = await Promise.all(
    Array.from({ length: 3 }, (_none, index) => connectFrom(relay, `203.0.113.${index}`)),
  )
  for (const [index, publisher] of publishers.entries())
    for (let count = 0; count < 10; count += 1) await publisher.publish(topic, `${index} ${count}`)
  const key = createClientKey()
  const receive = async (): Promise<number> => {
    const wallet = await connectTestClient({ url: relay.url, key, headers: { 'x-forwarded-for': '203.0.113.9' } })
    await wallet.subscribe(topic)
    await publishers[0]?.publish(topic, `${key.clientId} ${createTopic()}`)
    await expect.poll(() => wallet.pushes.some(({ message }) => message.startsWith(key.clientId))).toBe(true)
    // Answered after its acknowledgements.
    await wallet.request('irn_unsubscribe', { topic, id: '' })
    await wallet.close()
    return wallet.pushes.length
  }
  expect(await receive()).toBe(31)
  expect(await receive()).toBe(12)
  expect(await relay.readMetric('latchkey_refusals_total', { purpose: 'relayAcknowledgements' })).toBeGreaterThan(0)
})

it('a message is kept for a week at most, and its publisher is not refused', async () => {
  const relay = await start()
  const topic = createTopic()
  const client = await connectFrom(relay, '203.0.113.1')
  expect(await client.publish(topic, 'for a month', { ttl: 2_592_000 })).toBe(true)
  relay.advance(604_000_000)
  const fetchFrom = async (): Promise<unknown> => {
    const token = createClientKey().createToken({
      audience: relay.url,
      claims: { iat: Math.floor(Date.now() / 1_000) + 604_000, exp: undefined },
    })
    const reader = await connectTestClient({ url: relay.url, token })
    return reader.request('irn_fetchMessages', { topic })
  }
  expect(await fetchFrom()).toMatchObject({ messages: [{ message: 'for a month' }] })
  relay.advance(801_000)
  expect(await fetchFrom()).toEqual({ messages: [], hasMore: false })
})

it('stores no message while the disk is nearly full, and still delivers those that it has', async () => {
  const disk = { isFull: false, isLow: () => disk.isFull, readSpace: () => undefined }
  const relay = await startTestRelay({ storage, disk })
  const topic = createTopic()
  const client = await connectTestClient(relay)
  await client.publish(topic, 'before')
  disk.isFull = true
  await expect(client.publish(topic, 'meanwhile')).rejects.toMatchObject({
    reason: 'MailboxLimitExceeded',
    message: expect.stringContaining('disk is nearly full'),
  })
  expect(await relay.readMetric('latchkey_refusals_total', { purpose: 'disk' })).toBe(1)
  const wallet = await connectTestClient(relay)
  await wallet.subscribe(topic)
  await expect.poll(() => wallet.pushes.map(({ message }) => message)).toEqual(['before'])
  disk.isFull = false
  await client.publish(topic, 'after')
  await expect.poll(() => wallet.pushes.map(({ message }) => message)).toEqual(['before', 'after'])
})
