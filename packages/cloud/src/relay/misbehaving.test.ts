import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { RelayLimits, RelayTimes } from '../config/RelaySettings.ts'
import type { Storage } from '../storage/Storage.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import {
  connectTestClient,
  type ConnectParameters,
  getHandshake,
  type TestClient,
} from '../test/relay/connectTestClient.ts'
import { createClientKey } from '../test/relay/createClientKey.ts'
import { createTopic } from '../test/relay/createTopic.ts'
import { encodeFrame, openRawSocket, openTcpSocket } from '../test/relay/openRawSocket.ts'
import { startPair } from '../test/relay/startPair.ts'
import { readAddressFromHeader, startTestRelay, type TestRelay } from '../test/relay/startTestRelay.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

/** The address of the misbehaving client. The others use the test's own. */
const badAddress = { 'x-forwarded-for': '203.0.113.66' }

/** What a misbehaving client can use. */
interface Scene {
  readonly relay: TestRelay
  /** Default parameters of the misbehaving client. */
  readonly from: ConnectParameters
  connect(parameters?: Partial<ConnectParameters>): Promise<TestClient>
}

interface Case {
  readonly limits?: Partial<RelayLimits>
  readonly times?: Partial<RelayTimes>
  readonly act: (scene: Scene) => Promise<void>
}

/** Starts a relay with a pair that exchanges messages before, during and after the misbehaviour. */
async function expectUndisturbed({ act, limits, times }: Case): Promise<void> {
  const relay = await startTestRelay({
    storage,
    settings: {
      readAddress: readAddressFromHeader,
      limits: {
        publishes: {},
        frames: {},
        storedBytesPerAddress: 1_000_000_000,
        ...limits,
      },
      ...(times === undefined ? {} : { times }),
    },
  })
  relay.setProject({ projectId: 'closed', isActive: false })
  relay.setProject({ projectId: 'bound', allowedOrigins: ['https://shop.example', 'https://*.shop.example'] })
  const pair = await startPair(relay)
  await pair.exchange(1)
  const from: ConnectParameters = { url: relay.url, headers: badAddress }
  await act({ relay, from, connect: (more) => connectTestClient({ ...from, ...more }) })
  await pair.exchange(3)
  await pair.stop()
}

/** How a rejected client is told so. */
async function connectRejected(parameters: ConnectParameters): Promise<number | { code: number; reason: string }> {
  const { headers, url } = getHandshake(parameters)
  const socket = new WebSocket(url, { headers })
  onTestFinished(() => socket.terminate())
  return new Promise((resolve, reject) => {
    socket.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0)
      socket.terminate()
    })
    socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    socket.once('error', reject)
  })
}

const key = createClientKey()

describe('when connecting', () => {
  const seconds = Math.floor(Date.now() / 1_000)
  const tokenOf = (url: string, claims: Readonly<Record<string, unknown>>, header = {}): string =>
    key.createToken({ audience: url, claims, header })

  it.each<[string, (url: string) => Partial<ConnectParameters>, number, string]>([
    ['no token', () => ({ token: undefined }), 401, 'JWT validation error: JWT is missing'],
    ['an empty token', () => ({ token: '' }), 401, 'JWT validation error: JWT is missing'],
    ['a malformed token', () => ({ token: 'nonsense' }), 401, 'JWT validation error: JWT is malformed'],
    [
      'an expired token',
      (url) => ({ token: tokenOf(url, { exp: seconds - 200 }) }),
      401,
      'JWT validation error: JWT Token is expired',
    ],
    [
      "tomorrow's token",
      (url) => ({ token: tokenOf(url, { iat: seconds + 86_400 }) }),
      401,
      'JWT validation error: JWT Token is not yet valid',
    ],
    [
      'a token signed with another key',
      (url) => ({ token: tokenOf(url, { iss: createClientKey().clientId }) }),
      401,
      'JWT validation error: JWT signature is invalid',
    ],
    [
      'a token without a signature',
      (url) => ({ token: tokenOf(url, {}, { alg: 'none' }) }),
      401,
      'JWT validation error: JWT must be signed with EdDSA',
    ],
    [
      'a token for another relay',
      () => ({ token: tokenOf('wss://relay.example.org', {}) }),
      401,
      'JWT validation error: JWT aud names another relay',
    ],
    [
      'a token with an invalid did',
      (url) => ({ token: tokenOf(url, { iss: 'did:key:z6Mk' }) }),
      401,
      'JWT validation error: JWT iss must be the did:key of an Ed25519 key',
    ],
    ['no project', () => ({ projectId: '' }), 401, 'Authorization error: Project ID is missing'],
    ['an unknown project', () => ({ projectId: 'none' }), 404, 'Project not found'],
    ['an inactive project', () => ({ projectId: 'closed' }), 403, 'Project is inactive'],
    [
      'an origin that is not allowed',
      () => ({ projectId: 'bound', headers: { ...badAddress, origin: 'https://evil.example' } }),
      403,
      'Origin is not allowed',
    ],
    [
      'an origin with the same suffix',
      () => ({ projectId: 'bound', headers: { ...badAddress, origin: 'https://evilshop.example' } }),
      403,
      'Origin is not allowed',
    ],
  ])(
    'a client with %s is closed with 3000 and the reason, or answered over HTTP',
    async (_what, change, status, reason) => {
      await expectUndisturbed({
        async act({ from, relay }) {
          const parameters = { ...from, ...change(relay.url) }
          expect(await connectRejected({ ...parameters, readsCloseFrames: true })).toEqual({ code: 3000, reason })
          expect(await connectRejected({ ...parameters, readsCloseFrames: false })).toBe(status)
          expect(await connectRejected({ ...parameters, readsCloseFrames: false, placement: 'header' })).toBe(status)
          expect(await relay.readMetric('latchkey_relay_refusals_total')).toBe(3)
        },
      })
    },
  )

  it.each<[string, Partial<ConnectParameters>]>([
    ['its token in the query', { placement: 'query' }],
    ['its token in the header', { placement: 'header' }],
    ['an allowed origin', { projectId: 'bound', headers: { ...badAddress, origin: 'https://shop.example' } }],
    [
      'an origin that matches a pattern',
      { projectId: 'bound', headers: { ...badAddress, origin: 'https://a.shop.example' } },
    ],
    ['a loopback origin', { projectId: 'bound', headers: { ...badAddress, origin: 'http://localhost:3000' } }],
    ['no origin', { projectId: 'bound' }],
  ])('a client with %s is admitted', async (_what, parameters) => {
    await expectUndisturbed({
      async act({ connect }) {
        const client = await connect(parameters)
        expect(await client.publish(createTopic(), 'sealed')).toBe(true)
      },
    })
  })

  it("a client with the relay's own origin is admitted, as React Native sends it", async () => {
    await expectUndisturbed({
      async act({ connect, relay }) {
        const origin = `http://127.0.0.1:${relay.port}`
        await expect(connect({ projectId: 'bound', headers: { ...badAddress, origin } })).resolves.toBeDefined()
      },
    })
  })

  it('a client whose header was folded to lower case is refused', async () => {
    await expectUndisturbed({
      async act({ from, relay }) {
        const token = tokenOf(relay.url, {}).toLowerCase()
        expect(await connectRejected({ ...from, token, placement: 'header', readsCloseFrames: false })).toBe(401)
      },
    })
  })

  it.each([
    ['another protocol', 'Upgrade: h2c', 400],
    [
      'an old version',
      'Upgrade: websocket\r\nSec-WebSocket-Version: 5\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      400,
    ],
    ['no key', 'Upgrade: websocket\r\nSec-WebSocket-Version: 13', 400],
  ])('an upgrade to %s is answered over HTTP', async (_what, lines, status) => {
    await expectUndisturbed({
      async act({ from, relay }) {
        const { url } = getHandshake(from)
        const raw = await openTcpSocket(relay.url)
        raw.socket.write(`GET /${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: Upgrade\r\n${lines}\r\n\r\n`)
        await raw.ended
        expect(raw.received().toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      },
    })
  })

  it('a client that sends its request byte by byte gets 408 and does not affect others', async () => {
    await expectUndisturbed({
      async act({ from, relay }) {
        const server = createServer({ headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 })
        server.on('upgrade', relay.relay.handleUpgrade)
        server.listen(0, '127.0.0.1')
        await once(server, 'listening')
        onTestFinished(() => void server.close())
        const address = server.address()
        const port = typeof address === 'object' ? address?.port : undefined
        const { url } = getHandshake(from)
        const slow = await Promise.all(Array.from({ length: 20 }, () => openTcpSocket(`ws://127.0.0.1:${port}`)))
        for (const { socket } of slow) socket.write(`GET /${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nConn`)
        for (const raw of slow) {
          await raw.ended
          expect(raw.received().toString()).toMatch(/^HTTP\/1\.1 408 /)
        }
      },
    })
  })

  it('a client that exceeds the sockets per address gets 429', async () => {
    await expectUndisturbed({
      limits: { socketsPerAddress: 5 },
      async act({ connect, from }) {
        const clients = []
        for (let count = 0; count < 5; count += 1) clients.push(await connect())
        expect(await connectRejected({ ...from, readsCloseFrames: false })).toBe(429)
        expect(await connectRejected({ ...from, readsCloseFrames: true })).toBe(429)
        await clients[0]?.close()
        await expect
          .poll(() =>
            connect().then(
              () => 'in',
              () => 'out',
            ),
          )
          .toBe('in')
      },
    })
  })

  it('clients of one IPv6 network that exceed its sockets get 429', async () => {
    await expectUndisturbed({
      limits: { socketsPerAddress: 2 },
      async act({ from, relay }) {
        const answers: unknown[] = []
        // Four times as many as an address.
        for (let index = 0; index < 10; index += 1) {
          const headers = { 'x-forwarded-for': `2001:db8:1:${index}::1` }
          answers.push(
            await connectTestClient({ ...from, headers }).then(
              () => 'in',
              () => 'out',
            ),
          )
        }
        expect(answers).toEqual([...Array.from({ length: 8 }, () => 'in'), 'out', 'out'])
        const labels = { purpose: 'relay', share: 'network', unit: 'sockets' }
        expect(await relay.readMetric('latchkey_refusals_total', labels)).toBe(2)
      },
    })
  })

  it('an old client that opens hundreds of sockets after an outage does not use up those of its address', async () => {
    await expectUndisturbed({
      limits: { socketsPerAddress: 20, socketsPerClient: 4, parkedPerClient: 60 },
      async act({ connect, from, relay }) {
        const storming = createClientKey()
        for (let count = 0; count < 40; count += 1) await connect({ key: storming })
        expect(await relay.readMetric('latchkey_relay_closes_total')).toBe(0)
        for (let count = 0; count < 16; count += 1) await connect()
        expect(await connectRejected({ ...from, readsCloseFrames: false })).toBe(429)
        await expect(connect({ key: storming })).resolves.toBeDefined()
        // All of the address are limited too.
        for (let count = 0; count < 23; count += 1) await connect({ key: storming })
        expect(await connectRejected({ ...from, key: storming, readsCloseFrames: false })).toBe(429)
      },
    })
  })

  it('a client without a valid token takes the place of no parked socket when the relay is full', async () => {
    await expectUndisturbed({
      limits: { sockets: 8, socketsPerClient: 1 },
      async act({ connect, from, relay }) {
        const storming = createClientKey()
        for (let count = 0; count < 6; count += 1) await connect({ key: storming })
        expect(await connectRejected({ ...from, token: 'nonsense', readsCloseFrames: false })).toBe(401)
        expect(await relay.readMetric('latchkey_relay_closes_total', { code: '4010' })).toBe(0)
        await expect(connect()).resolves.toBeDefined()
        expect(await relay.readMetric('latchkey_relay_closes_total', { code: '4010' })).toBe(1)
      },
    })
  })

  it('a client that opens sockets too fast gets 429', async () => {
    await expectUndisturbed({
      limits: { connects: { address: { atMost: 30, window: 30_000 } } },
      async act({ from, relay }) {
        const answers = await Promise.all(
          Array.from({ length: 60 }, () => connectRejected({ ...from, token: 'nonsense', readsCloseFrames: false })),
        )
        expect(answers.filter((answer) => answer === 401).length).toBeGreaterThanOrEqual(30)
        expect(answers.filter((answer) => answer === 429).length).toBeGreaterThanOrEqual(20)
        relay.advance(60_000)
        expect(await connectRejected({ ...from, token: 'nonsense', readsCloseFrames: false })).toBe(401)
      },
    })
  })

  it('a client gets 503 when the relay is full', async () => {
    await expectUndisturbed({
      limits: { sockets: 6 },
      async act({ connect, from }) {
        for (let count = 0; count < 4; count += 1)
          await connect({ headers: { 'x-forwarded-for': `203.0.113.${count}` } })
        expect(await connectRejected({ ...from, readsCloseFrames: false })).toBe(503)
      },
    })
  })
})

describe('with frames', () => {
  it.each<[string, readonly Buffer[], number]>([
    ['a frame that is too long', [encodeFrame({ payload: 'x', length: 1_048_577 })], 1009],
    ['a frame that claims a huge length', [encodeFrame({ payload: 'x', length: 2 ** 50 })], 1009],
    [
      'fragments that are too long together',
      [
        encodeFrame({ payload: 'x'.repeat(600_000), isFinal: false }),
        encodeFrame({ payload: 'x'.repeat(600_000), opcode: 0, isFinal: false }),
      ],
      1009,
    ],
    [
      'a frame in very many fragments',
      [
        encodeFrame({ payload: '{', isFinal: false }),
        Buffer.concat(Array.from({ length: 17_000 }, () => encodeFrame({ payload: ' ', opcode: 0, isFinal: false }))),
      ],
      1008,
    ],
    ['a binary frame', [encodeFrame({ payload: '{}', opcode: 2 })], 1003],
    ['invalid UTF-8', [encodeFrame({ payload: Buffer.from([0xc3, 0x28]) })], 1007],
    ['an unmasked frame', [encodeFrame({ payload: '{}', isMasked: false })], 1002],
    ['reserved bits', [encodeFrame({ payload: '{}', reserved: 4 })], 1002],
    ['an unknown opcode', [encodeFrame({ payload: '{}', opcode: 5 })], 1002],
    ['a continuation without a start', [encodeFrame({ payload: '{}', opcode: 0 })], 1002],
    ['a ping that is too long', [encodeFrame({ payload: 'x'.repeat(126), opcode: 9 })], 1002],
    ['an invalid close code', [encodeFrame({ payload: Buffer.from([0, 1]), opcode: 8 })], 1002],
  ])('%s: the socket is closed with the matching code', async (_what, frames, code) => {
    await expectUndisturbed({
      times: { close: 100 },
      async act({ from }) {
        const raw = await openRawSocket(from)
        for (const frame of frames) raw.socket.write(frame)
        expect(await raw.readClose()).toMatchObject({ code })
      },
    })
  })

  it('that split one valid request are answered', async () => {
    await expectUndisturbed({
      async act({ connect }) {
        const client = await connect()
        const text = JSON.stringify({
          id: 5,
          jsonrpc: '2.0',
          method: 'irn_subscribe',
          params: { topic: createTopic() },
        })
        for (const letter of text.slice(0, -1)) client.socket.send(letter, { fin: false })
        client.socket.send('}', { fin: true })
        await expect.poll(() => client.frames[0]).toMatch(/^\{"id":5,"jsonrpc":"2\.0","result":/)
      },
    })
  })

  it.each([
    ['garbage', '{"id":1,', 'Serialization'],
    ['nothing', '', 'Serialization'],
    ['a list', '[]', 'Serialization'],
    ['null', 'null', 'Serialization'],
    ['a number', '17', 'Serialization'],
    ['a text', '"text"', 'Serialization'],
    ['deep brackets', '['.repeat(500_000), 'Serialization'],
    ['a request without id', '{"jsonrpc":"2.0","method":"irn_subscribe"}', 'InvalidRequestId'],
    ['an object as id', '{"id":{},"jsonrpc":"2.0","method":"irn_subscribe"}', 'InvalidRequestId'],
    ['a very long id', `{"id":${'1'.repeat(900_000)},"jsonrpc":"2.0","method":"irn_subscribe"}`, 'InvalidRequestId'],
    ['an id that is not an integer', '{"id":1.5,"jsonrpc":"2.0","method":"irn_subscribe"}', 'InvalidRequestId'],
  ])('with %s get an error with id 0, and 1008 when repeated', async (_what, frame, reason) => {
    await expectUndisturbed({
      async act({ connect }) {
        const client = await connect()
        for (let count = 0; count < 9; count += 1) client.send(frame)
        await expect.poll(() => client.frames).toHaveLength(9)
        for (const answer of client.frames)
          expect(JSON.parse(answer)).toMatchObject({ id: 0, error: { code: -32_600, data: reason } })
        // A valid request resets the count.
        await client.subscribe(createTopic())
        for (let count = 0; count < 10; count += 1) client.send(frame)
        expect(await client.closed).toEqual({ code: 1008, reason: 'Too many frames that are not requests' })
      },
    })
  })

  it.each([
    ['8,000 nested objects get an error for the parameters', 8_000, 'InvalidParams'],
    ['150,000 nested objects get one before they are parsed', 150_000, 'Serialization'],
  ])('with %s', async (_title, depth, reason) => {
    await expectUndisturbed({
      async act({ connect }) {
        const client = await connect()
        client.send(
          `{"id":7,"jsonrpc":"2.0","method":"irn_subscribe","params":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
        )
        await expect.poll(() => client.frames[0] ?? '{}').toContain(`"data":"${reason}"`)
        expect(await client.subscribe(createTopic())).toHaveLength(1)
      },
    })
  })
})

describe('with requests', () => {
  const topic = createTopic()
  const topics = (count: number): string[] => Array.from({ length: count }, () => createTopic())
  it.each<[string, unknown, number, string]>([
    ['irn_nothing', {}, -32_600, 'InvalidMethod'],
    ['toString', {}, -32_600, 'InvalidMethod'],
    ['__proto__', {}, -32_600, 'InvalidMethod'],
    ['irn_subscription', { id: 'x', data: { topic, message: 'm' } }, -32_600, 'InvalidMethod'],
    ['irn_subscribe', undefined, -32_600, 'InvalidParams'],
    ['irn_subscribe', [topic], -32_600, 'InvalidParams'],
    ['irn_subscribe', { topic: 'short' }, -32_600, 'InvalidTopic'],
    ['irn_subscribe', { topic: { toString: topic } }, -32_600, 'InvalidTopic'],
    ['irn_subscribe', { topic: `${topic}\0` }, -32_600, 'InvalidTopic'],
    ['irn_unsubscribe', { topic, id: { $ne: null } }, -32_600, 'InvalidSubscriptionId'],
    ['irn_batchSubscribe', { topics: [] }, -32_600, 'BatchEmpty'],
    ['irn_batchSubscribe', { topics: topics(501) }, -32_600, 'BatchLimitExceeded'],
    ['irn_batchSubscribe', { topics: [topic, 7] }, -32_600, 'InvalidTopic'],
    ['irn_batchPublish', { messages: [] }, -32_600, 'BatchEmpty'],
    ['irn_batchFetchMessages', { topics: topics(501) }, -32_600, 'BatchLimitExceeded'],
    ['irn_batchReceive', { receipts: [] }, -32_600, 'BatchEmpty'],
    ['irn_publish', { topic, message: '', ttl: 300 }, -32_600, 'InvalidParams'],
    ['irn_publish', { topic, message: 7, ttl: 300 }, -32_600, 'InvalidParams'],
    ['irn_publish', { topic, message: 'a\0b', ttl: 300 }, -32_600, 'InvalidParams'],
    ['irn_publish', { topic, message: 'm', attestation: '\0' }, -32_600, 'InvalidParams'],
    ['irn_publish', { topic, message: 'm', ttl: 0 }, -32_000, 'TtlTooShort'],
    ['irn_publish', { topic, message: 'm', ttl: -1 }, -32_000, 'TtlTooShort'],
    ['irn_publish', { topic, message: 'm', ttl: 2_592_001 }, -32_000, 'TtlTooLong'],
    ['irn_publish', { topic, message: 'm', ttl: 1e300 }, -32_000, 'TtlTooLong'],
    ['irn_publish', { topic, message: 'm', ttl: '300' }, -32_600, 'InvalidParams'],
    ['irn_publish', { topic, message: 'm', tag: 2 ** 31 }, -32_600, 'InvalidParams'],
    ['irn_publish', { topic, message: 'm'.repeat(262_145), ttl: 300 }, -32_600, 'PayloadSizeExceeded'],
    ['irn_publish', { topic, message: 'm', attestation: 'a'.repeat(262_144) }, -32_600, 'PayloadSizeExceeded'],
    [
      'irn_batchPublish',
      {
        messages: [
          { topic, message: 'm' },
          { topic, message: '\0' },
        ],
      },
      -32_600,
      'InvalidParams',
    ],
    ['wc_proposeSession', { pairingTopic: topic }, -32_600, 'InvalidParams'],
    ['wc_proposeSession', { pairingTopic: topic, sessionProposal: 'p', ttl: 0 }, -32_000, 'TtlTooShort'],
    ['wc_approveSession', { pairingTopic: topic, sessionTopic: '' }, -32_600, 'InvalidTopic'],
  ])('%s with %o is answered %i %s', async (method, params, code, reason) => {
    await expectUndisturbed({
      async act({ connect }) {
        const client = await connect()
        await expect(client.request(method, params)).rejects.toMatchObject({ code, reason })
        expect(await client.publish(createTopic(), 'still welcome')).toBe(true)
      },
    })
  })

  it('of an older version is answered InvalidJsonRpcVersion with its id', async () => {
    await expectUndisturbed({
      async act({ connect }) {
        const client = await connect()
        client.send('{"id":"seven","method":"irn_subscribe"}')
        await expect.poll(() => client.frames[0] ?? '').toContain('"data":"InvalidJsonRpcVersion"')
        expect(client.frames[0]).toContain('"id":"seven"')
      },
    })
  })

  it('for 10,000 topics is answered SubscriberLimitExceeded from the 5,001st on', async () => {
    await expectUndisturbed({
      async act({ connect, relay }) {
        const bad = createClientKey()
        const [first, second] = [await connect({ key: bad }), await connect({ key: bad })]
        const outcomes: unknown[] = []
        for (let batch = 0; batch < 20; batch += 1) {
          const client = batch % 2 === 0 ? first : second
          outcomes.push(
            await client.subscribe(...topics(500)).then(
              () => 'in',
              ({ reason }) => reason,
            ),
          )
        }
        expect(outcomes).toEqual([
          ...Array.from({ length: 10 }, () => 'in'),
          ...Array.from({ length: 10 }, () => 'SubscriberLimitExceeded'),
        ])
        await expect.poll(() => relay.readMetric('latchkey_relay_topics')).toBe(5_001)
        await first.close()
        expect(await second.subscribe(...topics(500))).toHaveLength(500)
      },
    })
  })

  it('to subscribe to a full topic is answered SubscriberLimitExceeded', async () => {
    await expectUndisturbed({
      limits: { subscribersPerTopic: 10 },
      async act({ connect }) {
        const crowded = createTopic()
        for (let count = 0; count < 10; count += 1) await (await connect()).subscribe(crowded)
        const late = await connect()
        const refusal = { code: -32_000, reason: 'SubscriberLimitExceeded' }
        await expect(late.subscribe(createTopic(), crowded)).rejects.toMatchObject(refusal)
        await expect(
          late.request('wc_proposeSession', { pairingTopic: crowded, sessionProposal: 'p' }),
        ).rejects.toMatchObject(refusal)
      },
    })
  })

  it('that fill a mailbox are answered MailboxLimitExceeded', async () => {
    await expectUndisturbed({
      limits: { messagesPerTopic: 40 },
      async act({ connect }) {
        const full = createTopic()
        const client = await connect()
        const outcomes = await Promise.all(
          Array.from({ length: 60 }, (_none, index) =>
            client.publish(full, `message ${index}`).catch(({ reason }) => reason),
          ),
        )
        expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(40)
        expect(outcomes.filter((outcome) => outcome === 'MailboxLimitExceeded')).toHaveLength(20)
        expect(await client.publish(createTopic(), 'elsewhere')).toBe(true)
      },
    })
  })
})

describe('with floods', () => {
  const refusals = { client: { atMost: 50, window: 50_000 } }
  /** The pair exchanges messages as fast as it can, so its rates must be higher than those of the flood. */
  const floods = { frames: { address: { atMost: 300, window: 15_000 } }, refusals }

  it.each<[string, number, (client: TestClient) => void]>([
    ['requests', 1_000, (client) => client.send('{"id":7,"jsonrpc":"2.0","method":"irn_unsubscribe","params":{}}')],
    ['subscriptions', 1_000, (client) => void client.subscribe(createTopic()).catch(() => {})],
    ['acknowledgements without a push', 1_000, (client) => client.acknowledge(7)],
    ['complaints', 1_000, (client) => client.send('{"id":7,"jsonrpc":"2.0","error":{"code":1,"message":"no"}}')],
    ['pings', 1_000, (client) => client.socket.ping()],
    ['unsolicited pongs', 1_000, (client) => client.socket.pong()],
    [
      'large frames',
      100,
      (client) => client.send(`{"id":7,"jsonrpc":"2.0","method":"x","params":"${'x'.repeat(100_000)}"}`),
    ],
  ])('of %s are answered 3001 and then closed with 1013', async (what, count, flood) => {
    await expectUndisturbed({
      limits: floods,
      async act({ connect, relay }) {
        const client = await connect()
        for (let sent = 0; sent < count; sent += 1) flood(client)
        expect(await client.closed).toEqual({ code: 1013, reason: 'Too many requests' })
        const refused = client.frames.filter((frame) => frame.includes('"code":3001,'))
        expect(refused.length).toBeGreaterThanOrEqual(40)
        expect(refused[0]).toContain(/ping|pong|acknow|complaint|subscr/.test(what) ? '"id":' : '"id":7')
        expect(await relay.readMetric('latchkey_relay_errors_total', { reason: 'TooManyRequests' })).toBeGreaterThan(50)
      },
    })
  })

  it('of messages are answered 3001 and then closed with 1013; confirmed messages are stored', async () => {
    await expectUndisturbed({
      limits: { publishes: { client: { atMost: 1_000, window: 1_000_000 } }, refusals },
      async act({ connect, relay }) {
        const topic = createTopic()
        const client = await connect()
        const outcomes = await Promise.allSettled(
          Array.from({ length: 2_000 }, (_none, index) => client.publish(topic, `${index} ${'x'.repeat(8_192)}`)),
        )
        expect(await client.closed).toMatchObject({ code: 1013 })
        const stored = outcomes.filter(({ status }) => status === 'fulfilled').length
        // Each counts as three, because it has more than two times 4,096 bytes.
        expect(stored).toBeLessThanOrEqual(340)
        const published = await relay.readMetric('latchkey_relay_published_total', { outcome: 'stored' })
        expect(published).toBeGreaterThanOrEqual(stored)
      },
    })
  })

  it('of one repeated message store and send it once', async () => {
    await expectUndisturbed({
      async act({ connect }) {
        const topic = createTopic()
        const [client, peer] = [await connect(), await connect()]
        await peer.subscribe(topic)
        const answers = await Promise.all(Array.from({ length: 500 }, () => client.publish(topic, 'the same')))
        expect(new Set(answers)).toEqual(new Set([true]))
        await client.publish(topic, 'the end')
        await expect.poll(() => peer.pushes.map(({ message }) => message)).toEqual(['the same', 'the end'])
      },
    })
  })

  it('of sockets with one client id use the newest 16 and park the others', async () => {
    await expectUndisturbed({
      async act({ connect, relay }) {
        const topic = createTopic()
        const storming = createClientKey()
        const [dapp, ...clients] = await Promise.all([
          connect(),
          ...Array.from({ length: 120 }, () => connect({ key: storming })),
        ])
        // Each sends a request as an old client does, which makes it the newest.
        await Promise.allSettled(clients.map((client) => client.subscribe(topic)))
        const newest = await connect({ key: storming })
        await newest.subscribe(topic)
        await expect.poll(() => relay.readMetric('latchkey_relay_parked_sockets')).toBe(105)
        await dapp?.publish(topic, 'to the newest')
        await expect.poll(() => newest.pushes).toMatchObject([{ message: 'to the newest' }])
        // Closing them would make an old client reopen as many.
        expect(clients.filter(({ socket }) => socket.readyState !== WebSocket.OPEN)).toEqual([])
      },
    })
  })
})

describe('by silence', () => {
  it('a client that answers no pings is dropped', async () => {
    await expectUndisturbed({
      times: { ping: 500 },
      async act({ from, relay }) {
        const raw = await openRawSocket(from)
        await raw.ended
        expect(await relay.readMetric('latchkey_relay_closes_total', { code: 'dead' })).toBe(1)
      },
    })
  })

  it('a client that stops in the middle of a frame is dropped', async () => {
    await expectUndisturbed({
      times: { ping: 500 },
      async act({ from, relay }) {
        const raw = await openRawSocket(from)
        raw.socket.write(encodeFrame({ payload: '{"id":7', length: 60_000 }))
        await raw.ended
        expect(await relay.readMetric('latchkey_relay_closes_total', { code: 'dead' })).toBe(1)
      },
    })
  })

  it('a client that sends requests and pings but answers no pings is dropped', async () => {
    await expectUndisturbed({
      times: { ping: 500 },
      async act({ from, relay }) {
        const raw = await openRawSocket(from)
        const params = { topic: createTopic() }
        const request = JSON.stringify({ id: 1_000_000_000, jsonrpc: '2.0', method: 'irn_fetchMessages', params })
        const talking = setInterval(() => {
          for (const frame of [encodeFrame({ payload: request }), encodeFrame({ payload: 'x', opcode: 9 })])
            if (raw.socket.writable) raw.socket.write(frame)
        }, 20)
        await raw.ended
        clearInterval(talking)
        expect(await relay.readMetric('latchkey_relay_closes_total', { code: 'dead' })).toBe(1)
      },
    })
  })

  it('a client that answers pings stays', async () => {
    await expectUndisturbed({
      times: { ping: 100 },
      async act({ connect, relay }) {
        const client = await connect()
        let pings = 0
        client.socket.on('ping', () => {
          pings += 1
        })
        await expect.poll(() => pings).toBeGreaterThan(5)
        expect(await client.publish(createTopic(), 'still here')).toBe(true)
        expect(await relay.readMetric('latchkey_relay_closes_total')).toBe(0)
      },
    })
  })

  it('a client without subscriptions and requests is closed with 4008', async () => {
    await expectUndisturbed({
      times: { ping: 250 },
      async act({ connect, relay }) {
        const idle = await connect()
        const subscribed = await connect()
        await subscribed.subscribe(createTopic())
        relay.advance(300_000)
        expect(await idle.closed).toMatchObject({ code: 4008 })
        expect(await subscribed.publish(createTopic(), 'still here')).toBe(true)
      },
    })
  })

  it('a client that acknowledges nothing gets each message four times, and no more at once than allowed', async () => {
    await expectUndisturbed({
      limits: { unacknowledgedPerSocket: 30 },
      async act({ connect, relay }) {
        const topic = createTopic()
        const [dapp, mute] = [await connect(), await connect({ acknowledges: false })]
        await mute.subscribe(topic)
        await Promise.all(Array.from({ length: 60 }, (_none, index) => dapp.publish(topic, `message ${index}`)))
        await expect.poll(() => mute.pushes).toHaveLength(30)
        for (const sent of [60, 90, 120]) {
          relay.advance(30_000)
          await expect.poll(() => mute.pushes).toHaveLength(sent)
        }
        expect(new Set(mute.pushes.map(({ message }) => message)).size).toBe(30)
        relay.advance(30_000)
        // Then it gets the others, while the first ones wait for its next subscription.
        await expect.poll(() => new Set(mute.pushes.map(({ message }) => message)).size).toBe(60)
      },
    })
  })

  it('a client that does not read its answers is closed when its buffer is full', async () => {
    await expectUndisturbed({
      limits: { unsentBytesPerAddress: 2_000_000, requestsAtOnce: 1_000 },
      times: { close: 500 },
      async act({ connect, relay }) {
        const topic = createTopic()
        const [dapp, deaf] = [await connect(), await connect()]
        // More than the operating system buffers.
        for (let index = 0; index < 32; index += 1) await dapp.publish(topic, `${index}${'x'.repeat(250_000)}`)
        deaf.socket.pause()
        // Fetched messages are acknowledged once they are sent: these never are.
        for (let index = 0; index < 60; index += 1)
          deaf.send(JSON.stringify({ id: index, jsonrpc: '2.0', method: 'irn_fetchMessages', params: { topic } }))
        await expect.poll(() => relay.readMetric('latchkey_relay_closes_total', { code: '1013' })).toBe(1)
        await expect.poll(() => relay.readMetric('latchkey_relay_sockets')).toBe(3)
        const peer = await connect()
        await peer.subscribe(topic)
        // A busy machine takes 8 MB slowly, in steps of what may be unsent.
        await expect.poll(() => peer.pushes, { timeout: 90_000 }).toHaveLength(32)
      },
    })
  })

  it('a client that leaves while its token is checked is forgotten', async () => {
    await expectUndisturbed({
      async act({ from, relay }) {
        const { url } = getHandshake(from)
        const sockets = await Promise.all(Array.from({ length: 20 }, () => openTcpSocket(relay.url)))
        for (const { socket } of sockets) {
          socket.write(
            `GET /${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
          )
          socket.destroy()
        }
        await expect.poll(() => relay.readMetric('latchkey_relay_sockets')).toBe(2)
      },
    })
  })
})
