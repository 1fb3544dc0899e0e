import { UniversalProvider } from '@walletconnect/universal-provider'
import { afterEach, describe, expect, it } from 'vitest'
import { verifyMessage } from 'viem'
import { startSignClient, testNamespaces } from '../test/pairing/startSignClient.ts'
import { startStockWallet, toNamespaces } from '../test/pairing/startStockWallet.ts'
import type { StockWallet } from '../test/pairing/startStockWallet.ts'
import { startTestRelay } from '../test/pairing/startTestRelay.ts'
import { fromUniversalProvider } from './fromUniversalProvider.ts'
import type { PairedSession, PairingClient, PairingEvent } from '../adapter/PairingClient.ts'
import type { UniversalProviderLike } from './sign/universal/UniversalProviderLike.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const metadata = { name: 'App', description: 'An app', url: 'https://app.example.com', icons: [] }

/** The real class, with what a test needs in addition: storage in memory, no log, and no verification server. */
const providerOptions = { telemetryEnabled: false, logger: 'silent', storageOptions: { database: ':memory:' } }
class TestProvider extends UniversalProvider {
  static override async init(
    options: Parameters<typeof UniversalProvider.init>[0],
  ): ReturnType<typeof UniversalProvider.init> {
    process.env['IS_VITEST'] = 'true'
    const provider = await super.init({ ...options, customStoragePrefix: crypto.randomUUID() })
    provider.client.core.verify.register = async () => ''
    ends.push(async () => {
      await provider.client.core.relayer.transportClose()
      provider.client.core.heartbeat.stop()
    })
    return provider
  }
}

const startProvider = async (relayUrl: string): Promise<UniversalProviderLike> =>
  TestProvider.init({ projectId: 'dev', relayUrl, metadata, ...providerOptions })

const relayOf = (url: string) => ({ relay: { url, projectId: 'dev' }, metadata })

/** The two ways to pair, behind one port. */
const ways = [
  ['our own client', async (relayUrl: string): Promise<PairingClient> => startSignClient({ relayUrl })],
  [
    'universal-provider 2.21.8',
    async (relayUrl: string): Promise<PairingClient> =>
      fromUniversalProvider(TestProvider, providerOptions)(relayOf(relayUrl)),
  ],
] as const

describe.each(ways)('pairing by %s', (_, startClient) => {
  async function setUp() {
    const relay = await startTestRelay()
    ends.push(relay.close)
    const client = await startClient(relay.url)
    ends.push(() => client.destroy())
    const wallet = await startStockWallet({ relayUrl: relay.url })
    ends.push(wallet.close)
    const events: PairingEvent[] = []
    client.subscribe((event) => events.push(event))
    return { relay, client, wallet, events }
  }
  async function pair(client: PairingClient, wallet: StockWallet): Promise<PairedSession> {
    const { uri, approval } = await client.propose({ namespaces: testNamespaces })
    const [session] = await Promise.all([approval, wallet.pairAndApprove(uri)])
    return session
  }
  const caught = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)
  const chainId = 'eip155:1'

  it('returns the same session', async () => {
    const { client, wallet, events } = await setUp()
    const session = await pair(client, wallet)
    expect(session).toMatchObject({
      topic: wallet.client.session.keys[0],
      grants: { eip155: { accounts: [`eip155:1:${wallet.account.address}`], networkIds: ['eip155:1'] } },
      peer: { name: 'Stock wallet', redirect: { native: 'stockwallet://' } },
      properties: {},
    })
    expect(Object.isFrozen(session)).toBe(true)
    expect(client.sessions()).toStrictEqual([session])
    expect(events).toStrictEqual([{ type: 'sessionSettled', session }])
    expect(client.store.getState().relay).toBe('connected')
  })

  it('proposes only optional namespaces [S5.051]', async () => {
    const { client, wallet } = await setUp()
    const proposed = new Promise((resolve) => wallet.client.once('session_proposal', ({ params }) => resolve(params)))
    const sessionProperties = { a: 'b' }
    const { uri, expiresAt } = await client.propose({ namespaces: testNamespaces, sessionProperties })
    expect(Math.abs(expiresAt - Date.now() - 240_000)).toBeLessThan(30_000)
    await wallet.client.core.pairing.pair({ uri })
    expect(await proposed).toMatchObject({
      requiredNamespaces: {},
      optionalNamespaces: testNamespaces,
      sessionProperties,
    })
  })

  it('receives answers and refusals of requests', async () => {
    const { client, wallet } = await setUp()
    const { topic } = await pair(client, wallet)
    const { address } = wallet.account
    const request = { topic, chainId, method: 'personal_sign', params: ['0x68656c6c6f', address] } as const
    const signature = (await client.request(request)) as `0x${string}`
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)

    wallet.respondWith(() => Promise.reject(Object.assign(new Error('User rejected.'), { code: 5_000 })))
    expect(await caught(client.request(request))).toMatchObject({ code: 'request.rejected' })
    const ask = (part: object) => caught(client.request({ ...request, ...part }))
    expect(await ask({ topic: 'ab'.repeat(32) })).toMatchObject({ code: 'session.notFound' })
    expect(await ask({ chainId: 'solana:a' })).toMatchObject({ code: 'session.namespaceNotConfigured' })
    expect(await ask({ chainId: 'eip155:10' })).toMatchObject({ code: 'session.chainNotApproved' })
    expect(await ask({ method: 'eth_sign' })).toMatchObject({ code: 'request.unsupported' })
    expect(await ask({ expirySeconds: 299 })).toMatchObject({ code: 'session.expiryInvalid' })
    expect(await ask({ signal: AbortSignal.abort() })).toMatchObject({ code: 'request.aborted' })
  })

  it('fails when the wallet rejects and when the signal aborts', async () => {
    const { client, wallet } = await setUp()
    const rejected = await client.propose({ namespaces: testNamespaces })
    await wallet.pairAndReject(rejected.uri)
    expect(await caught(rejected.approval)).toMatchObject({ code: 'connection.rejected' })
    expect(rejected.store.getState().progress).toBe('failed')
    const controller = new AbortController()
    const aborted = await client.propose({ namespaces: testNamespaces, signal: controller.signal })
    controller.abort()
    expect(await caught(aborted.approval)).toMatchObject({ code: 'connection.aborted' })
    expect(await caught(client.propose({ namespaces: {} }))).toMatchObject({ code: 'pairing.namespacesInvalid' })
  })

  it('follows the wallet until the session ends', async () => {
    const { client, wallet, events } = await setUp()
    const { topic } = await pair(client, wallet)
    const namespaces = toNamespaces(wallet.account.address, ['eip155:1', 'eip155:137'])
    await wallet.update(topic, namespaces)
    await expect.poll(() => events.at(-1)?.type).toBe('sessionUpdated')
    expect(client.sessions()[0]?.grants.eip155?.networkIds).toStrictEqual(['eip155:1', 'eip155:137'])
    await wallet.client.emit({ topic, event: { name: 'chainChanged', data: 137 }, chainId: 'eip155:137' })
    await expect
      .poll(() => events.at(-1))
      .toStrictEqual({ type: 'sessionEvent', topic, name: 'chainChanged', data: 137, networkId: 'eip155:137' })
    await wallet.extend(topic)
    await expect.poll(() => events.at(-1)?.type).toBe('sessionExtended')
    expect(await client.ping({ topic })).toBeUndefined()
    await wallet.client.disconnect({ topic, reason: { code: 6_000, message: 'Bye' } })
    await expect.poll(() => events.at(-1)).toStrictEqual({ type: 'sessionEnded', topic, reason: 'peer' })
    expect(client.sessions()).toStrictEqual([])
  })

  it('ends the session in the wallet', async () => {
    const { client, wallet, events } = await setUp()
    const { topic } = await pair(client, wallet)
    const gone = new Promise((resolve) => wallet.client.once('session_delete', resolve))
    const told = client.disconnect({ topic })
    await expect.poll(() => client.sessions()).toStrictEqual([])
    await told
    await gone
    expect(events.filter(({ type }) => type === 'sessionEnded')).toStrictEqual([
      { type: 'sessionEnded', topic, reason: 'user' },
    ])
    expect(await caught(client.ping({ topic }))).toMatchObject({ code: 'session.recentlyDeleted' })
  })
})

describe('fromUniversalProvider', () => {
  it('refuses everything before the provider is initialized [S8.094]', async () => {
    const client = await fromUniversalProvider({ client: undefined })(relayOf('wss://relay.example'))
    const error = { code: 'pairing.notInitialized', message: 'Not initialized. universal-provider' }
    const topic = 'ab'.repeat(32)
    await expect(client.propose({ namespaces: testNamespaces })).rejects.toMatchObject(error)
    await expect(client.ping({ topic })).rejects.toMatchObject(error)
    await expect(client.disconnect({ topic })).rejects.toMatchObject(error)
    const request = { topic, chainId: 'eip155:1', method: 'personal_sign', params: [] } as const
    await expect(client.request(request)).rejects.toMatchObject(error)
    expect(client.sessions()).toStrictEqual([])
    client.resume()
  })

  it("adopts the provider's sessions, and leaves the provider unchanged", async () => {
    const relay = await startTestRelay()
    ends.push(relay.close)
    const provider = await startProvider(relay.url)
    const open = fromUniversalProvider(provider)
    const first = await open(relayOf(relay.url))
    const wallet = await startStockWallet({ relayUrl: relay.url })
    ends.push(wallet.close)
    const { uri, approval } = await first.propose({ namespaces: testNamespaces })
    const [session] = await Promise.all([approval, wallet.pairAndApprove(uri)])
    await first.destroy()
    await expect(first.ping({ topic: session.topic })).rejects.toMatchObject({ code: 'pairing.notInitialized' })

    const second = await open(relayOf(relay.url))
    expect(second.sessions()).toStrictEqual([session])
    expect(await second.ping({ topic: session.topic })).toBeUndefined()
    const events: PairingEvent[] = []
    second.subscribe((event) => events.push(event))
    await second.destroy()
    await wallet.client.disconnect({ topic: session.topic, reason: { code: 6_000, message: 'Bye' } })
    await expect.poll(() => provider.client?.session.getAll()).toStrictEqual([])
    expect(events).toStrictEqual([])
  })
})
