import { afterEach, describe, expect, it } from 'vitest'
import { createBrowserStorage } from '../../kernel/ports/createBrowserStorage.ts'
import { createFakeClock } from '../../kernel/ports/createFakeClock.ts'
import { createMemoryStorage } from '../../kernel/ports/createMemoryStorage.ts'
import { rawAccount, rawNamespaces, startRawWallet } from '../../test/pairing/startRawWallet.ts'
import type { RawWallet } from '../../test/pairing/startRawWallet.ts'
import { startSignClient, testNamespaces } from '../../test/pairing/startSignClient.ts'
import type { TestSignClient } from '../../test/pairing/startSignClient.ts'
import { startTestRelay } from '../../test/pairing/startTestRelay.ts'
import type { TestRelay } from '../../test/pairing/startTestRelay.ts'
import type { PairingEvent, Proposal } from '../../adapter/PairingClient.ts'
import { createForgotten } from './createForgotten.ts'
import { isPairingExpired } from './isPairingExpired.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function startRelay(): Promise<TestRelay> {
  const relay = await startTestRelay()
  ends.push(relay.close)
  return relay
}

function startClient(
  relay: TestRelay,
  parameters: Partial<Parameters<typeof startSignClient>[0]> = {},
): TestSignClient {
  const client = startSignClient({ relayUrl: relay.url, ...parameters })
  ends.push(client.destroy)
  return client
}

async function scan(relay: TestRelay, { uri }: Proposal): Promise<RawWallet> {
  const wallet = await startRawWallet(relay.url, uri)
  ends.push(wallet.close)
  return wallet
}

async function settle(relay: TestRelay, client: TestSignClient, part?: object): Promise<RawWallet> {
  const proposal = await client.propose({ namespaces: testNamespaces })
  const wallet = await scan(relay, proposal)
  await wallet.respond()
  await wallet.waitForAnswer(await wallet.settle(part))
  await proposal.approval
  return wallet
}

const caught = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)
const chainId = 'eip155:1'
const signing = { chainId, method: 'personal_sign', params: ['0x00', rawAccount] } as const
const types = (events: readonly PairingEvent[]) => events.map(({ type }) => type)

describe('a proposal', () => {
  it('has its URI before the relay is reachable', async () => {
    const relay = await startRelay()
    await relay.stop()
    const client = startClient(relay)
    const { uri, store } = await client.propose({ namespaces: testNamespaces })
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?expiryTimestamp=\d{10}&relay-protocol=irn&symKey=[0-9a-f]{64}$/)
    expect(store.getState().progress).toBe('pending')
    await relay.start()
    client.resume()
    await expect.poll(() => store.getState().progress).toBe('published')
  })

  it('is shown for 4 minutes, and may be approved for one minute more [S9.037]', async () => {
    const relay = await startRelay()
    const clock = createFakeClock(Date.now())
    const client = startClient(relay, { clock })
    const start = clock.now()
    const { uri, expiresAt, approval, store } = await client.propose({ namespaces: testNamespaces })
    expect(expiresAt - start).toBe(240_000)
    expect(Number(/expiryTimestamp=(\d+)/.exec(uri)?.[1])).toBe(Math.floor((start + 300_000) / 1_000))
    await expect.poll(() => store.getState().progress).toBe('published')
    clock.advance(299_999)
    expect(store.getState().progress).toBe('published')
    clock.advance(1)
    expect(await caught(approval)).toMatchObject({ code: 'pairing.expired', message: 'Proposal expired' })
    expect(store.getState().progress).toBe('failed')
  })

  it('is found by a wallet, but not by another tab of the app, which has the same pairing', async () => {
    const relay = await startRelay()
    const storage = createMemoryStorage()
    const client = startClient(relay, { storage })
    const proposal = await client.propose({ namespaces: testNamespaces })
    const readProgress = () => proposal.store.getState().progress
    await expect.poll(readProgress).toBe('published')
    startClient(relay, { storage })
    const wallet = await scan(relay, proposal)
    const { id } = await wallet.waitFor(({ method }) => method === 'wc_pairingPing')
    // Both tabs answer this one, after what they have received before.
    await wallet.sendText(wallet.pairingTopic, '{"id":9,"jsonrpc":"2.0","method":"wc_sessionPing","params":{}}')
    const countAnswers = () => wallet.received.filter((payload) => payload.id === 9 && !payload.method).length
    await expect.poll(countAnswers).toBe(2)
    expect(readProgress()).toBe('published')
    await wallet.sendText(wallet.pairingTopic, JSON.stringify({ id, jsonrpc: '2.0', result: true }))
    await expect.poll(readProgress).toBe('found')
  })

  it.each([
    [10_001, false],
    [10_000, true],
    [0, true],
    [-1, true],
  ])('with %i ms left counts as expired: %s [S9.038]', (left, isExpired) => {
    expect(isPairingExpired({ expiresAt: 1_000_000 + left, now: 1_000_000 })).toBe(isExpired)
  })

  it('respects a custom expiry', async () => {
    const relay = await startRelay()
    const clock = createFakeClock(Date.now())
    const client = startClient(relay, { clock })
    const { expiresAt } = await client.propose({ namespaces: testNamespaces, expirySeconds: 60 })
    expect(expiresAt - clock.now()).toBe(60_000)
  })

  it('leaves nothing behind if no wallet answers: the record is removed at its expiry [S4.075] [S9.101]', async () => {
    const relay = await startRelay()
    const [clock, storage] = [createFakeClock(Date.now()), createMemoryStorage()]
    const client = startClient(relay, { clock, storage })
    const { store } = await client.propose({ namespaces: testNamespaces })
    await expect.poll(() => store.getState().progress).toBe('published')
    expect(storage.getItem('@latchkey/pairing_proposals')).toContain('privateKey')
    clock.advance(300_000)
    expect(storage.getItem('@latchkey/pairing_proposals')).toBeNull()
    // The request ends in a separate turn; then the socket is closed.
    await new Promise((resolve) => setImmediate(resolve))
    clock.advance(3_000)
    expect(client.store.getState().relay).toBe('idle')
    await expect.poll(() => relay.countSockets()).toBe(0)
    expect(clock.countTimers()).toBe(0)
  })

  it('is dropped by its signal, and a late approval is ignored', async () => {
    const relay = await startRelay()
    const client = startClient(relay)
    const controller = new AbortController()
    const proposal = await client.propose({ namespaces: testNamespaces, signal: controller.signal })
    const wallet = await scan(relay, proposal)
    controller.abort()
    expect(await caught(proposal.approval)).toMatchObject({ code: 'connection.aborted' })
    await wallet.respond()
    await wallet.settle()
    // Only a second pairing succeeds.
    await settle(relay, client)
    expect(types(client.events)).toStrictEqual(['sessionSettled'])
    const aborted = client.propose({ namespaces: testNamespaces, signal: AbortSignal.abort() })
    expect(await caught(aborted)).toMatchObject({ code: 'connection.aborted' })
  })

  it('uses the older methods if a relay does not know the newer one', async () => {
    const relay = await startRelay()
    const error = { code: -32_600, message: 'Method not found' }
    relay.behave({ fault: ({ method }) => (method === 'wc_proposeSession' ? error : undefined) })
    const client = startClient(relay)
    await settle(relay, client)
    expect(relay.calls.filter(({ params }) => params['tag'] === 1_100)).toMatchObject([
      { method: 'irn_publish', params: { ttl: 300, prompt: true, attestation: '' } },
    ])
  })

  it('fails when the relay refuses the app, which listeners also receive', async () => {
    const relay = await startRelay()
    relay.behave({ refusal: 'Unauthorized: origin not allowed' })
    const client = startClient(relay)
    const { approval } = await client.propose({ namespaces: testNamespaces })
    expect(await caught(approval)).toMatchObject({ code: 'config.originNotAllowed' })
    expect(client.events).toMatchObject([{ type: 'relayRefused', error: { code: 'config.originNotAllowed' } }])
    expect(relay.opened).toHaveLength(1)
  })

  it('contains an attestation, or an empty one if there is none', async () => {
    const relay = await startRelay()
    const asked: unknown[] = []
    const verify = async (hashes: unknown) => (asked.push(hashes), 'a.b.c')
    const client = startClient(relay, { verify })
    const wallet = await settle(relay, client)
    const answer = client.request({ topic: wallet.sessionTopic, ...signing })
    const { id } = await wallet.waitFor(({ method }) => method === 'wc_sessionRequest')
    await wallet.sendText(wallet.sessionTopic, JSON.stringify({ id, jsonrpc: '2.0', result: 1 }))
    await answer
    const sent = relay.calls.filter(({ client: of }) => of !== relay.calls.at(-1)?.client)
    expect(sent.filter(({ params }) => params['attestation'] === 'a.b.c').map(({ method }) => method)).toStrictEqual([
      'wc_proposeSession',
      'irn_publish',
    ])
    expect(sent.find(({ params }) => params['tag'] === 1_103)?.params['attestation']).toBe('')
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as string
    expect(asked).toStrictEqual([
      { id: hash, decryptedId: hash },
      { id: hash, decryptedId: hash },
    ])

    const without = startClient(relay)
    await without.propose({ namespaces: testNamespaces })
    await expect
      .poll(() => relay.calls.findLast(({ method }) => method === 'wc_proposeSession')?.params)
      .toMatchObject({
        attestation: '',
        ttl: 300,
      })
  })

  it.each([
    ['no namespaces', {}, 'chains must be defined'],
    ['null', null, 'chains must be defined'],
    ['a namespace without chains', { eip155: { chains: [], methods: [], events: [] } }, 'chains of eip155'],
    ['a namespace of nothing', { eip155: null }, 'chains of eip155'],
    ['a chain that is a number', { eip155: { chains: [1], methods: [], events: [] } }, 'chain 1 should be'],
    ['a chain without a namespace', { eip155: { chains: ['1'], methods: [], events: [] } }, 'chain "1" should be'],
    ['a chain of another namespace', { eip155: { chains: ['solana:5eykt4'] } }, 'chain "solana:5eykt4" should be'],
    ['an unknown namespace', { ethereum: { chains: ['ethereum:1'] } }, 'namespace "ethereum"'],
  ])('with %s is refused [S5.050]', async (_, namespaces, words) => {
    const relay = await startRelay()
    const client = startClient(relay)
    const refused = await caught(client.propose({ namespaces: namespaces as typeof testNamespaces }))
    expect(refused).toMatchObject({ code: 'pairing.namespacesInvalid' })
    expect((refused as Error).message).toContain(words)
    expect(relay.opened).toHaveLength(0)
  })

  it.each([[null], [undefined]])('with a session property of %o is refused [S5.052]', async (value) => {
    const client = startClient(await startRelay())
    const sessionProperties = { fine: 'yes', capabilities: value as unknown as string }
    expect(await caught(client.propose({ namespaces: testNamespaces, sessionProperties }))).toMatchObject({
      code: 'pairing.propertyInvalid',
      context: { key: 'capabilities', given: String(value) },
    })
  })
})

describe('a session', () => {
  it('ends at its expiry: its record is removed, and calls reject [S4.075] [S8.092] [S9.101]', async () => {
    const relay = await startRelay()
    const [clock, storage] = [createFakeClock(Date.now()), createMemoryStorage()]
    const client = startClient(relay, { clock, storage })
    const expiry = Math.floor(clock.now() / 1_000) + 60
    const { sessionTopic: topic } = await settle(relay, client, { expiry })
    expect(storage.getItem('@latchkey/pairing_sessions')).toContain(topic)
    clock.advance(58_000)
    expect(client.sessions()).toHaveLength(1)
    clock.advance(2_000)
    expect(client.sessions()).toStrictEqual([])
    expect(client.events.at(-1)).toStrictEqual({ type: 'sessionEnded', topic, reason: 'expired' })
    expect(storage.getItem('@latchkey/pairing_sessions')).toBeNull()
    expect(await caught(client.ping({ topic }))).toMatchObject({ code: 'session.recentlyDeleted' })
  })

  it('that expired while the device slept ends when it is used [S8.092]', async () => {
    const relay = await startRelay()
    const clock = createFakeClock(Date.now())
    let slept = 0
    // Timers do not run while a device sleeps.
    const sleepy = { ...clock, now: () => clock.now() + slept }
    const client = startClient(relay, { clock: sleepy })
    const { sessionTopic: topic } = await settle(relay, client)
    slept = 8 * 86_400_000
    expect(await caught(client.request({ topic, ...signing }))).toMatchObject({
      code: 'session.topicExpired',
      message: `Expired. session topic: ${topic}`,
    })
    expect(client.events.at(-1)).toStrictEqual({ type: 'sessionEnded', topic, reason: 'expired' })
  })

  it('that expired while the device slept ends when the visitor returns', async () => {
    const relay = await startRelay()
    const clock = createFakeClock(Date.now())
    let slept = 0
    const client = startClient(relay, { clock: { ...clock, now: () => clock.now() + slept } })
    const { sessionTopic: topic } = await settle(relay, client)
    slept = 8 * 86_400_000
    client.resume()
    expect(client.events.at(-1)).toStrictEqual({ type: 'sessionEnded', topic, reason: 'expired' })
  })

  it('that does not exist cannot be used [S8.091]', async () => {
    const client = startClient(await startRelay())
    const topic = 'ab'.repeat(32)
    const error = { code: 'session.notFound', message: `No matching key. session topic doesn't exist: ${topic}` }
    expect(await caught(client.request({ topic, ...signing }))).toMatchObject(error)
    expect(await caught(client.ping({ topic }))).toMatchObject(error)
    expect(await caught(client.disconnect({ topic }))).toMatchObject(error)
  })

  it('that ended a while ago cannot be used, and says so [S8.093]', async () => {
    const relay = await startRelay()
    const client = startClient(relay)
    const { sessionTopic: topic } = await settle(relay, client)
    await client.disconnect({ topic })
    const message = `Missing or invalid. Record was recently deleted - session: ${topic}`
    expect(await caught(client.request({ topic, ...signing }))).toMatchObject({
      code: 'session.recentlyDeleted',
      message,
    })
    expect(await caught(client.disconnect({ topic }))).toMatchObject({ code: 'session.recentlyDeleted' })
  })

  it('remembers 200 ended ones, and drops the older half [S9.102] [S9.104]', () => {
    const forgotten = createForgotten()
    for (let index = 1; index < 200; index++) forgotten.add(`${index}`, 'session')
    expect(forgotten.get('1')).toBe('session')
    forgotten.add('200', 'proposal')
    expect(forgotten.get('100')).toBeUndefined()
    expect(forgotten.get('101')).toBe('session')
    expect(forgotten.get('200')).toBe('proposal')
  })

  it('is removed at once, and its end is sent when the relay is reachable', async () => {
    const relay = await startRelay()
    const storage = createMemoryStorage()
    const client = startClient(relay, { storage })
    const wallet = await settle(relay, client)
    const { sessionTopic: topic } = wallet
    relay.behave({ isSilent: true })
    const told = client.disconnect({ topic })
    expect(client.sessions()).toStrictEqual([])
    expect(storage.getItem('@latchkey/pairing_sessions')).toBeNull()
    const getGoodbyes = () => relay.calls.filter(({ params }) => params['tag'] === 1_112)
    await expect.poll(getGoodbyes).toHaveLength(1)
    relay.behave({})
    relay.cut()
    await told
    expect(getGoodbyes()).toHaveLength(2)
    expect(getGoodbyes()[1]).toStrictEqual(getGoodbyes()[0])
  })
})

describe('a request', () => {
  it.each([
    [
      'in a namespace that was not granted [S8.099]',
      { chainId: 'solana:5eykt4' },
      'session.namespaceNotConfigured',
      "Namespace 'solana' is not configured. Please call connect() first",
    ],
    [
      'on a chain that was not approved',
      { chainId: 'eip155:10' },
      'session.chainNotApproved',
      'request() chainId: eip155:10',
    ],
    [
      'of a method that was not granted',
      { method: 'eth_sign' },
      'request.unsupported',
      'Request not supported by the wallet',
    ],
    [
      'to switch the chain without a grant [S8.102]',
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] },
      'session.switchFailed',
      "Failed to switch to chain 'eip155:137'. The chain is not approved or the wallet does not support",
    ],
  ] as const)('%s fails with its own error and is not sent [S8.107]', async (_, part, code, words) => {
    const relay = await startRelay()
    const client = startClient(relay)
    const { sessionTopic: topic } = await settle(relay, client)
    const refused = await caught(client.request({ topic, ...signing, ...part }))
    expect(refused).toMatchObject({ code })
    expect((refused as Error).message).toContain(words)
    expect(relay.calls.some(({ params }) => params['tag'] === 1_108)).toBe(false)
  })

  it.each([[299], [604_801], [Number.NaN], [Number.POSITIVE_INFINITY], ['300'], [null]])(
    'with an expiry of %o is refused [S5.053] [S5.054]',
    async (expiry) => {
      const relay = await startRelay()
      const client = startClient(relay)
      const { sessionTopic: topic } = await settle(relay, client)
      const expirySeconds = expiry as number
      expect(await caught(client.request({ topic, ...signing, expirySeconds }))).toMatchObject({
        code: 'session.expiryInvalid',
        context: { min: 300, max: 604_800 },
      })
    },
  )

  it.each([
    [undefined, 300],
    [300, 300],
    [604_800, 604_800],
  ])('with an expiry of %o is kept by the relay for %i s [S5.054]', async (expirySeconds, ttl) => {
    const relay = await startRelay()
    const client = startClient(relay)
    const wallet = await settle(relay, client)
    const now = Math.floor(Date.now() / 1_000)
    void caught(client.request({ topic: wallet.sessionTopic, ...signing, expirySeconds }))
    const { params } = await wallet.waitFor(({ method }) => method === 'wc_sessionRequest')
    const { request } = params as { request: { expiryTimestamp: number } }
    expect(Math.abs(request.expiryTimestamp - now - ttl)).toBeLessThanOrEqual(5)
    expect(relay.calls.find(({ params: sent }) => sent['tag'] === 1_108)?.params).toMatchObject({ ttl, prompt: true })
  })

  it('without an answer expires [S4.075] [S9.101]', async () => {
    const relay = await startRelay()
    const clock = createFakeClock(Date.now())
    const client = startClient(relay, { clock })
    const wallet = await settle(relay, client)
    const answer = caught(client.request({ topic: wallet.sessionTopic, ...signing }))
    const { id } = await wallet.waitFor(({ method }) => method === 'wc_sessionRequest')
    clock.advance(300_000)
    expect(await answer).toMatchObject({ code: 'wallet.timeout' })
    // A late answer is ignored.
    await wallet.sendText(wallet.sessionTopic, JSON.stringify({ id, jsonrpc: '2.0', result: 'late' }))
    expect(client.sessions()).toHaveLength(1)
  })

  it('with parameters that JSON cannot represent fails', async () => {
    const relay = await startRelay()
    const client = startClient(relay)
    const { sessionTopic: topic } = await settle(relay, client)
    const ring: unknown[] = []
    ring.push(ring)
    for (const params of [[1n], ring])
      expect(await caught(client.request({ topic, ...signing, params }))).toMatchObject({
        code: 'request.failed',
        cause: expect.any(TypeError) as TypeError,
      })
  })

  it('is cancelled by its signal at once', async () => {
    const relay = await startRelay()
    const client = startClient(relay)
    const wallet = await settle(relay, client)
    const controller = new AbortController()
    const { signal } = controller
    const answer = caught(client.request({ topic: wallet.sessionTopic, ...signing, signal }))
    await wallet.waitFor(({ method }) => method === 'wc_sessionRequest')
    controller.abort()
    expect(await answer).toMatchObject({ code: 'request.aborted' })
    const aborted = client.request({ topic: wallet.sessionTopic, ...signing, signal: AbortSignal.abort() })
    expect(await caught(aborted)).toMatchObject({ code: 'request.aborted' })
  })

  it('that the relay refuses fails', async () => {
    const relay = await startRelay()
    const client = startClient(relay)
    const { sessionTopic: topic } = await settle(relay, client)
    const error = { code: -32_600, message: 'Payload size limit exceeded' }
    relay.behave({ fault: ({ params }) => (params['tag'] === 1_108 ? error : undefined) })
    expect(await caught(client.request({ topic, ...signing }))).toMatchObject({
      code: 'request.failed',
      context: { providerCode: -32_600 },
    })
  })
})

describe('a page load', () => {
  it('settles an approval that arrived while the page was closed', async () => {
    const relay = await startRelay()
    const storage = createMemoryStorage()
    const first = startClient(relay, { storage })
    const proposal = await first.propose({ namespaces: testNamespaces })
    const wallet = await scan(relay, proposal)
    await expect.poll(() => proposal.store.getState().progress).toBe('published')
    await first.destroy()
    await wallet.respond()
    const id = await wallet.settle()

    const second = startClient(relay, { storage })
    await expect.poll(() => types(second.events)).toStrictEqual(['sessionSettled'])
    expect(second.sessions()[0]?.topic).toBe(wallet.sessionTopic)
    expect(await wallet.waitForAnswer(id)).toMatchObject({ result: true })
    expect(storage.getItem('@latchkey/pairing_proposals')).toBeNull()
  })

  it('opens no socket if nothing is stored', async () => {
    const relay = await startRelay()
    const clock = createFakeClock(Date.now())
    const client = startClient(relay, { clock })
    client.resume()
    clock.advance(60_000)
    await new Promise((resolve) => setImmediate(resolve))
    expect(relay.opened).toHaveLength(0)
    expect(client.store.getState()).toStrictEqual({ relay: 'idle' })
  })

  it('handles waiting messages after a second, when the app has subscribed [S9.040]', async () => {
    const relay = await startRelay()
    const storage = createMemoryStorage()
    const first = startClient(relay, { storage })
    const wallet = await settle(relay, first)
    await first.destroy()
    const event = { event: { name: 'chainChanged', data: 137 }, chainId }
    await wallet.request('wc_sessionEvent', event)

    const clock = createFakeClock(Date.now())
    const second = startClient(relay, { storage, clock })
    // The settlement and its answer arrive again, the event for the first time.
    const getReceipts = () => relay.receipts.filter((receipt) => receipt.client === relay.calls.at(-1)?.client)
    await expect.poll(getReceipts).toHaveLength(3)
    clock.advance(999)
    await new Promise((resolve) => setImmediate(resolve))
    expect(second.events).toStrictEqual([])
    clock.advance(1)
    await expect.poll(() => types(second.events)).toStrictEqual(['sessionEvent'])
  })

  it.each([
    ['nonsense', 'nonsense'],
    ['another version', '{"v":2,"value":[]}'],
    ['a session without a key', '{"v":1,"value":[{"topic":"ab"}]}'],
  ])('tolerates a storage that holds %s', async (_, text) => {
    const relay = await startRelay()
    const storage = createMemoryStorage({ '@latchkey/pairing_sessions': text, '@latchkey/pairing_proposals': text })
    const client = startClient(relay, { storage })
    expect(client.sessions()).toStrictEqual([])
    await settle(relay, client)
    expect(client.sessions()).toHaveLength(1)
  })

  it('keeps sessions in memory if the browser stores nothing', async () => {
    const relay = await startRelay()
    const storage = createBrowserStorage({
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const client = startClient(relay, { storage })
    const wallet = await settle(relay, client)
    const ping = await wallet.request('wc_sessionPing', {})
    expect(await wallet.waitForAnswer(ping)).toMatchObject({ result: true })
    expect(client.sessions()).toHaveLength(1)
  })

  it('separates the sessions of modals with different scopes', async () => {
    const relay = await startRelay()
    const storage = createMemoryStorage()
    await settle(relay, startClient(relay, { storage, storageScope: 'admin' }))
    expect(storage.getItem('@latchkey/admin/pairing_sessions')).not.toBeNull()
    expect(startClient(relay, { storage }).sessions()).toStrictEqual([])
  })
})

describe('two tabs of an origin', () => {
  async function openTabs() {
    const relay = await startRelay()
    const storage = createMemoryStorage()
    const one = startClient(relay, { storage })
    const wallet = await settle(relay, one)
    const other = startClient(relay, { storage })
    /** Resolves when both tabs have handled everything that the wallet sent before. */
    const synchronize = async () => {
      const data = crypto.randomUUID()
      await wallet.request('wc_sessionEvent', { event: { name: 'chainChanged', data }, chainId })
      for (const { events } of [one, other]) await expect.poll(() => events.at(-1)).toMatchObject({ data })
    }
    await synchronize()
    return { synchronize, relay, storage, one, other, wallet, topic: wallet.sessionTopic }
  }
  const answersTo = (wallet: RawWallet, id: number) =>
    wallet.received.filter((payload) => payload.id === id && payload.method === undefined)

  it('are two clients of the relay, and each receives the answers to its own requests', async () => {
    const { relay, one, other, wallet, topic } = await openTabs()
    const answers = [one, other].map((client, index) => client.request({ topic, ...signing, params: [`0x0${index}`] }))
    await expect.poll(() => wallet.received.filter(({ method }) => method === 'wc_sessionRequest')).toHaveLength(2)
    for (const { id, params } of wallet.received.filter(({ method }) => method === 'wc_sessionRequest')) {
      const { request } = params as { request: { params: string[] } }
      await wallet.sendText(topic, JSON.stringify({ id, jsonrpc: '2.0', result: `signed ${request.params[0]}` }))
    }
    expect(await Promise.all(answers)).toStrictEqual(['signed 0x00', 'signed 0x01'])
    const senders = relay.calls.filter(({ params }) => params['tag'] === 1_108 && params['prompt'] === true)
    expect(new Set(senders.map(({ client }) => client)).size).toBe(2)
  })

  it('both apply the wallet’s requests, and one of them answers', async () => {
    const { one, other, wallet, storage, synchronize } = await openTabs()
    const grants = { eip155: { ...rawNamespaces.eip155, accounts: [rawAccount, rawAccount.replace(':1:', ':10:')] } }
    const id = await wallet.request('wc_sessionUpdate', { namespaces: grants })
    await synchronize()
    for (const client of [one, other])
      expect(client.sessions()[0]?.grants.eip155?.networkIds).toStrictEqual([chainId, 'eip155:10'])
    await wallet.waitForAnswer(await wallet.request('wc_sessionPing', {}))
    expect(answersTo(wallet, id)).toHaveLength(1)
    expect(storage.getItem('@latchkey/pairing_sessions')).toContain('eip155:10')
  })

  it('do not answer each other’s requests in place of the wallet', async () => {
    const { one, wallet, synchronize } = await openTabs()
    const ping = one.ping({ topic: wallet.sessionTopic })
    const { id } = await wallet.waitFor(({ method }) => method === 'wc_sessionPing')
    await synchronize()
    await wallet.waitForAnswer(await wallet.request('wc_sessionPing', {}))
    expect(answersTo(wallet, id)).toHaveLength(0)
    await wallet.sendText(wallet.sessionTopic, JSON.stringify({ id, jsonrpc: '2.0', result: true }))
    expect(await ping).toBeUndefined()
  })

  it('end together, and storage is empty', async () => {
    const { one, other, storage, topic } = await openTabs()
    await one.disconnect({ topic })
    await expect.poll(() => other.events.at(-1)).toStrictEqual({ type: 'sessionEnded', topic, reason: 'peer' })
    expect(storage.getItem('@latchkey/pairing_sessions')).toBeNull()
  })

  it('keep each other’s new sessions', async () => {
    const { relay, one, other, storage, topic } = await openTabs()
    const { sessionTopic: second } = await settle(relay, other)
    const { sessionTopic: third } = await settle(relay, one)
    const next = startClient(relay, { storage })
    expect(next.sessions().map((session) => session.topic)).toStrictEqual([topic, second, third])
  })
})

describe('the end', () => {
  it('rejects pending calls, closes the socket, leaves no timer and keeps the sessions', async () => {
    const relay = await startRelay()
    const [clock, storage] = [createFakeClock(Date.now()), createMemoryStorage()]
    const client = startClient(relay, { clock, storage })
    const wallet = await settle(relay, client)
    const { sessionTopic: topic } = wallet
    const { approval } = await client.propose({ namespaces: testNamespaces })
    const answer = caught(client.request({ topic, ...signing }))
    await wallet.waitFor(({ method }) => method === 'wc_sessionRequest')
    await client.destroy()
    await client.destroy()
    expect(await caught(approval)).toMatchObject({ code: 'connection.aborted' })
    expect(await answer).toMatchObject({ code: 'request.aborted' })
    await expect.poll(() => relay.countSockets()).toBe(1)
    expect(clock.countTimers()).toBe(0)
    expect(storage.getItem('@latchkey/pairing_sessions')).toContain(topic)
  })

  it('makes every call reject', async () => {
    const client = startClient(await startRelay())
    await client.destroy()
    const error = { code: 'pairing.notInitialized' }
    expect(await caught(client.propose({ namespaces: testNamespaces }))).toMatchObject(error)
    expect(await caught(client.request({ topic: '', ...signing }))).toMatchObject(error)
    expect(await caught(client.ping({ topic: '' }))).toMatchObject(error)
    expect(await caught(client.disconnect({ topic: '' }))).toMatchObject(error)
    client.resume()
    expect(client.store.getState().relay).toBe('idle')
  })

  it('leaves late requests unanswered', async () => {
    const relay = await startRelay()
    const clock = createFakeClock(Date.now())
    const client = startClient(relay, { clock })
    const wallet = await settle(relay, client)
    await wallet.request('wc_sessionPing', {})
    // The ping has reached the socket, and is read in a later turn.
    await client.destroy()
    await new Promise((resolve) => setImmediate(resolve))
    expect(clock.countTimers()).toBe(0)
  })

  it('reports the error of a listener to the page', async () => {
    const relay = await startRelay()
    const client = startClient(relay)
    const heard: string[] = []
    const fault = new TypeError('a listener of the app')
    const previous = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException')
    const uncaught = new Promise((resolve) => process.once('uncaughtException', resolve))
    client.subscribe(() => {
      throw fault
    })
    client.subscribe(({ type }) => heard.push(type))
    await settle(relay, client)
    expect(await uncaught).toBe(fault)
    for (const listener of previous) process.on('uncaughtException', listener)
    expect(heard).toStrictEqual(['sessionSettled'])
  })
})
