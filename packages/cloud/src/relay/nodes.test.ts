import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../test/createTemporaryFolder.ts'
import { connectTestClient, type TestClient } from '../test/relay/connectTestClient.ts'
import { createClientKey } from '../test/relay/createClientKey.ts'
import { createTopic } from '../test/relay/createTopic.ts'
import { type RelayNode, spawnRelayNode } from '../test/relay/spawnRelayNode.ts'
import { startPostgres, type TestPostgres } from '../test/startPostgres.ts'
import { startRedis, type TestRedis } from '../test/startRedis.ts'

const textsOf = ({ pushes }: Pick<TestClient, 'pushes'>): readonly string[] => pushes.map(({ message }) => message)

/** Publishes as fast as it is answered, until stopped. Returns the confirmed texts. */
function publishOn(client: TestClient, topic: string, prefix: string) {
  const stored: string[] = []
  const state = { isStopped: false, last: '' }
  const publishAll = async (): Promise<void> => {
    for (let index = 0; !state.isStopped; index += 1) {
      state.last = `${prefix} ${index}`
      if ((await client.publish(topic, state.last)) === true) stored.push(state.last)
    }
  }
  const done = publishAll().catch(() => {})
  return {
    stored,
    /** The text of the last unconfirmed message. */
    last: () => state.last,
    async stop() {
      state.isStopped = true
      await done
    },
  }
}

/** Each test starts several processes, which takes time on a busy machine. */
const patience = { timeout: 300_000 }

describe('a node with the embedded database', patience, () => {
  it('loses no confirmed message when it is killed', async () => {
    const folder = await createTemporaryFolder()
    const node = await spawnRelayNode({ folder })
    const topics = [createTopic(), createTopic(), createTopic()]
    const key = createClientKey()
    const wallet = await connectTestClient({ url: node.url, key })
    // One topic is read live, the others wait.
    await wallet.subscribe(topics[0] ?? '')
    const publishers = await Promise.all(
      topics.map(async (topic, index) => publishOn(await connectTestClient({ url: node.url }), topic, `${index}:`)),
    )
    await expect.poll(() => publishers.reduce((sum, { stored }) => sum + stored.length, 0)).toBeGreaterThan(150)
    await node.kill()
    await Promise.all(publishers.map((publisher) => publisher.stop()))
    await node.restart()
    const again = await connectTestClient({ url: node.url, key })
    await again.subscribe(...topics)
    for (const [index, { last, stored }] of publishers.entries()) {
      const live = index === 0 ? textsOf(wallet) : []
      const received = (): readonly string[] => textsOf(again).filter((text) => text.startsWith(`${index}:`))
      // The last message may have been stored just before the crash.
      const all = new Set([...stored, last()])
      await expect.poll(() => stored.filter((text) => !live.includes(text) && !received().includes(text))).toEqual([])
      expect(received().filter((text) => !all.has(text))).toEqual([])
      expect(received()).toEqual([...new Set(received())])
      expect(received().map((text) => Number(text.split(' ')[1]))).toEqual(
        received()
          .map((text) => Number(text.split(' ')[1]))
          .toSorted((a, b) => a - b),
      )
    }
  })

  it('keeps acknowledgements across a restart', async () => {
    const folder = await createTemporaryFolder()
    const node = await spawnRelayNode({ folder })
    const topic = createTopic()
    const key = createClientKey()
    const [dapp, wallet] = [await connectTestClient({ url: node.url }), await connectTestClient({ url: node.url, key })]
    await wallet.subscribe(topic)
    for (let index = 0; index < 20; index += 1) await dapp.publish(topic, `message ${index}`)
    await expect.poll(() => wallet.pushes).toHaveLength(20)
    await wallet.request('irn_fetchMessages', { topic })
    expect(await node.stop()).toBe(0)
    expect(await wallet.closed).toMatchObject({ code: 1001 })
    await node.restart()
    const again = await connectTestClient({ url: node.url, key })
    expect(await again.request('irn_fetchMessages', { topic })).toEqual({ messages: [], hasMore: false })
  })
})

describe('two nodes over Postgres and Redis', patience, () => {
  let postgres: TestPostgres
  let redis: TestRedis
  let databases = 0
  beforeAll(async () => {
    ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  })
  afterAll(async () => {
    await Promise.all([postgres.stop(), redis.stop()])
  })
  const startNodes = async (): Promise<readonly [RelayNode, RelayNode]> => {
    databases += 1
    const databaseUrl = await postgres.createDatabase(`relay_${databases}`)
    const options = { databaseUrl, redisUrl: redis.url }
    return await Promise.all([spawnRelayNode(options), spawnRelayNode(options)])
  }

  it('are one relay: messages pass in both directions', async () => {
    const [left, right] = await startNodes()
    const topic = createTopic()
    const [dapp, wallet] = [await connectTestClient(left), await connectTestClient(right)]
    await dapp.subscribe(topic)
    await wallet.subscribe(topic)
    for (let index = 0; index < 20; index += 1) {
      await dapp.publish(topic, `request ${index}`, { attestation: '' })
      await expect.poll(() => wallet.pushes.at(-1)).toMatchObject({ message: `request ${index}`, attestation: '' })
      await wallet.publish(topic, `response ${index}`)
      await expect.poll(() => dapp.pushes.at(-1)?.message).toBe(`response ${index}`)
    }
    expect([dapp.pushes.length, wallet.pushes.length]).toEqual([20, 20])
  })

  it('pair with the proposer on one and the approver on the other', async () => {
    const [left, right] = await startNodes()
    const [pairingTopic, sessionTopic] = [createTopic(), createTopic()]
    const [dapp, wallet] = [await connectTestClient(left), await connectTestClient(right)]
    await dapp.request('wc_proposeSession', { pairingTopic, sessionProposal: 'proposal' })
    await wallet.subscribe(pairingTopic)
    await expect.poll(() => wallet.pushes).toMatchObject([{ message: 'proposal', tag: 1100 }])
    const approval = { pairingTopic, sessionTopic, sessionProposalResponse: 'r', sessionSettlementRequest: 's' }
    await wallet.request('wc_approveSession', approval)
    await expect.poll(() => dapp.pushes).toMatchObject([{ message: 'r', tag: 1101 }])
    await dapp.subscribe(sessionTopic)
    await expect.poll(() => dapp.pushes).toMatchObject([{ tag: 1101 }, { message: 's', tag: 1102 }])
    await dapp.publish(sessionTopic, 'settled', { tag: 1103 })
    await expect.poll(() => wallet.pushes.at(-1)).toMatchObject({ message: 'settled' })
  })

  it('share acknowledgements', async () => {
    const [left, right] = await startNodes()
    const topic = createTopic()
    const key = createClientKey()
    const [dapp, wallet] = [await connectTestClient(left), await connectTestClient({ ...right, key })]
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'first')
    await expect.poll(() => textsOf(wallet)).toEqual(['first'])
    await wallet.close()
    // The node has stopped, so all its acknowledgements are written.
    expect(await right.stop()).toBe(0)
    const again = await connectTestClient({ ...left, key })
    await again.subscribe(topic)
    await dapp.publish(topic, 'second')
    await expect.poll(() => textsOf(again)).toEqual(['second'])
  })

  it("lose nothing when the subscriber's node is killed and restarted", async () => {
    const [left, right] = await startNodes()
    const topic = createTopic()
    const key = createClientKey()
    const [dapp, wallet] = [await connectTestClient(left), await connectTestClient({ ...right, key })]
    await wallet.subscribe(topic)
    const publisher = publishOn(dapp, topic, 'message')
    await expect.poll(() => wallet.pushes.length).toBeGreaterThan(50)
    await right.kill()
    const before = publisher.stored.length
    await expect.poll(() => publisher.stored.length).toBeGreaterThan(before + 50)
    await right.restart()
    const again = await connectTestClient({ ...right, key })
    await again.subscribe(topic)
    await expect.poll(() => again.pushes.length).toBeGreaterThan(100)
    await publisher.stop()
    await expect
      .poll(() => {
        const received = new Set([...textsOf(wallet), ...textsOf(again)])
        return publisher.stored.filter((text) => !received.has(text))
      })
      .toEqual([])
    expect(textsOf(again)).toEqual([...new Set(textsOf(again))])
  })

  it("lose nothing when the publisher's node is killed and the publisher repeats the message on the other", async () => {
    const [left, right] = await startNodes()
    const topic = createTopic()
    const key = createClientKey()
    const [dapp, wallet] = [await connectTestClient({ ...left, key }), await connectTestClient(right)]
    await wallet.subscribe(topic)
    const publisher = publishOn(dapp, topic, 'message')
    await expect.poll(() => wallet.pushes.length).toBeGreaterThan(100)
    await left.kill()
    await publisher.stop()
    const again = await connectTestClient({ ...right, key })
    // Clients resend an unconfirmed message with the same text.
    expect(await again.publish(topic, publisher.last())).toBe(true)
    const all = [...publisher.stored.filter((text) => text !== publisher.last()), publisher.last()]
    await expect.poll(() => textsOf(wallet)).toEqual(all)
    await left.restart()
    const third = await connectTestClient({ ...left, key })
    await third.publish(topic, 'after the return')
    await expect.poll(() => textsOf(wallet)).toEqual([...all, 'after the return'])
  })

  it('lose nothing when Redis is killed, and reconnect when it is back', async () => {
    const [left, right] = await startNodes()
    const [topic, late] = [createTopic(), createTopic()]
    const [dapp, wallet] = [await connectTestClient(left), await connectTestClient(right)]
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'before')
    await expect.poll(() => textsOf(wallet)).toEqual(['before'])
    await redis.kill()
    onTestFinished(() => redis.restart())
    for (let index = 0; index < 5; index += 1) expect(await dapp.publish(topic, `away ${index}`)).toBe(true)
    // New subscribers are answered and get waiting messages anyway.
    await dapp.publish(late, 'waiting')
    expect(await wallet.subscribe(late)).toHaveLength(1)
    await expect.poll(() => textsOf(wallet).filter((text) => text === 'waiting')).toHaveLength(1)
    expect(await dapp.publish(late, 'missed')).toBe(true)
    await redis.restart()
    const expected = ['away 0', 'away 1', 'away 2', 'away 3', 'away 4', 'before', 'missed', 'waiting']
    await expect.poll(() => textsOf(wallet).toSorted()).toEqual(expected)
    await dapp.publish(topic, 'after')
    await dapp.publish(late, 'after too')
    await expect.poll(() => textsOf(wallet).toSorted()).toEqual(['after', 'after too', ...expected])
  })

  it('survive a restart of Postgres: messages that are not stored are not confirmed', async () => {
    const [left, right] = await startNodes()
    const topic = createTopic()
    const [dapp, wallet] = [await connectTestClient(left), await connectTestClient(right)]
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'before')
    await postgres.kill()
    await expect(dapp.publish(topic, 'lost')).rejects.toMatchObject({ code: -32_603, reason: 'Internal' })
    await postgres.restart()
    await expect.poll(() => dapp.publish(topic, 'after').catch(() => false)).toBe(true)
    // The acknowledgement of the first message may be lost with Postgres: the message is then delivered once more.
    await expect.poll(() => [...new Set(textsOf(wallet))]).toEqual(['before', 'after'])
    expect(left.log()).not.toContain(topic)
  })
})
