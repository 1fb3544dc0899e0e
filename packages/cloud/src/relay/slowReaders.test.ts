import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RelayLimits } from '../config/RelaySettings.ts'
import type { Storage } from '../storage/Storage.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { connectTestClient, type TestClient } from '../test/relay/connectTestClient.ts'
import { createTopic } from '../test/relay/createTopic.ts'
import { spawnRelayNode } from '../test/relay/spawnRelayNode.ts'
import { readAddressFromHeader, startTestRelay, type TestRelay } from '../test/relay/startTestRelay.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

/** Starts a relay where publishing is limited only by these tests. */
function start(limits: Partial<RelayLimits> = {}): Promise<TestRelay> {
  const rates = {
    publishes: {},
    frames: {},
    storedBytes: 1_000_000_000,
    storedBytesPerProject: 1_000_000_000,
    storedBytesPerAddress: 1_000_000_000,
  }
  return startTestRelay({
    storage,
    settings: {
      readAddress: readAddressFromHeader,
      limits: { ...rates, ...limits },
      // On a busy machine these tests take longer than the pings that clients must answer.
      times: { ping: 600_000 },
    },
  })
}

/** Publishes more than the operating system buffers for one socket, and less than may be unacknowledged. */
async function publishMuch(publisher: TestClient, topic: string, count: number): Promise<readonly string[]> {
  const texts = Array.from({ length: count }, (_none, index) => `${index} ${topic}${'x'.repeat(250_000)}`)
  for (const text of texts) await publisher.publish(topic, text)
  return texts
}

/** Connects a client that subscribes to a topic and then reads nothing. */
async function connectDeaf(relay: Pick<TestRelay, 'url'>, topic: string, address: string): Promise<TestClient> {
  const client = await connectTestClient({ url: relay.url, headers: { 'x-forwarded-for': address } })
  await client.subscribe(topic)
  client.socket.pause()
  return client
}

const readUnsent = (relay: TestRelay): Promise<number> => relay.readMetric('latchkey_relay_unsent_bytes')
const textsOf = ({ pushes }: TestClient): readonly string[] => pushes.map(({ message }) => message)

it('are sent nothing again while something is unsent, and everything once they read', async () => {
  const relay = await start()
  const topic = createTopic()
  const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient(relay)]
  const deaf = await connectDeaf(relay, topic, '203.0.113.1')
  await wallet.subscribe(topic)
  const texts = await publishMuch(dapp, topic, 32)
  await expect.poll(() => wallet.pushes.length).toBe(32)
  await expect.poll(() => readUnsent(relay)).toBeGreaterThan(0)
  const unsent = await readUnsent(relay)
  relay.advance(30_000)
  // The metric is set by the timer that also sends again, and a reading client shows that it has run.
  const mute = await connectTestClient({ ...relay, acknowledges: false })
  await mute.subscribe(createTopic(), topic)
  await expect.poll(() => mute.pushes.length).toBeGreaterThanOrEqual(15)
  relay.advance(30_000)
  await expect.poll(() => relay.readMetric('latchkey_relay_pushes_total', { kind: 'again' })).toBeGreaterThan(0)
  expect(await readUnsent(relay)).toBeLessThanOrEqual(unsent)
  expect(new Set(textsOf(deaf)).size).toBe(deaf.pushes.length)
  await mute.close()
  deaf.socket.resume()
  await expect.poll(() => new Set(textsOf(deaf))).toEqual(new Set(texts))
  await expect.poll(() => readUnsent(relay)).toBe(0)
})

it('share each message that waits for them', async () => {
  const relay = await start({ unsentBytesPerAddress: 1_000_000 })
  const topic = createTopic()
  const dapp = await connectTestClient(relay)
  const deaf = await Promise.all(Array.from({ length: 20 }, () => connectDeaf(relay, topic, '203.0.113.1')))
  await publishMuch(dapp, topic, 32)
  // 20 copies of a single one of the messages would be 5 MB.
  await expect.poll(() => readUnsent(relay)).toBeGreaterThan(250_000)
  expect(await readUnsent(relay)).toBeLessThan(1_000_000)
  for (const { socket } of deaf) expect(socket.readyState).toBe(socket.OPEN)
})

it('of one address are closed with 1013, the slowest first, when too much waits for them', async () => {
  const relay = await start({ unsentBytesPerAddress: 700_000 })
  const dapp = await connectTestClient(relay)
  const connect = async (address: string): Promise<TestClient> => {
    const topic = createTopic()
    const client = await connectDeaf(relay, topic, address)
    await publishMuch(dapp, topic, 32)
    return client
  }
  const other = await connect('203.0.113.2')
  const slowest = await connect('203.0.113.1')
  const second = await connect('203.0.113.1')
  await expect.poll(() => readUnsent(relay)).toBeGreaterThan(500_000)
  expect(await relay.readMetric('latchkey_relay_closes_total')).toBe(0)
  const third = await connect('203.0.113.1')
  await expect.poll(() => relay.readMetric('latchkey_relay_closes_total', { code: '1013' })).toBe(1)
  slowest.socket.resume()
  expect(await slowest.closed).toEqual({ code: 1013, reason: 'The client reads too slowly' })
  for (const { socket } of [other, second, third]) {
    socket.resume()
    expect(socket.readyState).toBe(socket.OPEN)
  }
})

it('of many addresses are closed when too much waits on the node, and others are served', async () => {
  const relay = await start({ unsentBytes: 2_000_000 })
  const [dapp, wallet] = [await connectTestClient(relay), await connectTestClient(relay)]
  for (let index = 0; index < 12; index += 1) {
    const topic = createTopic()
    await connectDeaf(relay, topic, `203.0.113.${index}`)
    await publishMuch(dapp, topic, 32)
    // The half of the limit that is for sockets that are being closed comes on top.
    expect(await readUnsent(relay)).toBeLessThan(2_500_000 + 300_000)
  }
  expect(await relay.readMetric('latchkey_relay_closes_total', { code: '1013' })).toBeGreaterThanOrEqual(4)
  const topic = createTopic()
  await wallet.subscribe(topic)
  await dapp.publish(topic, 'hello')
  await expect.poll(() => textsOf(wallet)).toEqual(['hello'])
})

it('cost little memory, however many they are', { timeout: 240_000 }, async () => {
  const node = await spawnRelayNode({})
  const topic = createTopic()
  const dapp = await connectTestClient({ url: node.url, projectId: 'dev' })
  const deaf: TestClient[] = []
  for (let index = 0; index < 250; index += 1) {
    const client = await connectTestClient({ url: node.url, projectId: 'dev' })
    await client.subscribe(topic)
    client.socket.pause()
    deaf.push(client)
  }
  const before = await node.readMemory()
  for (let index = 0; index < 32; index += 1) await dapp.publish(topic, `${index} ${'x'.repeat(250_000)}`)
  // What was published once (8 MB), what the database needs to store it (6 MB), and 60 KB for each socket. A copy of one
  // message for each socket would be 62 MB.
  expect((await node.readMemory()) - before).toBeLessThan(30_000_000)
})
