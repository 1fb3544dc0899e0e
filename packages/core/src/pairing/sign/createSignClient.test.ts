import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { verifyMessage } from 'viem'
import { createMemoryStorage } from '../../kernel/ports/createMemoryStorage.ts'
import { startCloudRelay } from '../../test/pairing/startCloudRelay.ts'
import type { CloudRelay } from '../../test/pairing/startCloudRelay.ts'
import { startSignClient, testNamespaces } from '../../test/pairing/startSignClient.ts'
import type { TestSignClient } from '../../test/pairing/startSignClient.ts'
import { startStockWallet, toNamespaces } from '../../test/pairing/startStockWallet.ts'
import type { StockVersion, StockWallet } from '../../test/pairing/startStockWallet.ts'
import type { PairedSession } from '../../adapter/PairingClient.ts'

let relay: CloudRelay
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  relay = await startCloudRelay()
})
afterAll(() => relay.close())
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function startWallet(version?: StockVersion): Promise<StockWallet> {
  const wallet = await startStockWallet({ relayUrl: relay.url, version })
  ends.push(wallet.close)
  return wallet
}

function startClient(parameters: Partial<Parameters<typeof startSignClient>[0]> = {}): TestSignClient {
  const client = startSignClient({ relayUrl: relay.url, ...parameters })
  ends.push(client.destroy)
  return client
}

async function pair(client: TestSignClient, wallet: StockWallet, chains?: readonly string[]): Promise<PairedSession> {
  const { uri, approval } = await client.propose({ namespaces: testNamespaces })
  const [session] = await Promise.all([approval, wallet.pairAndApprove(uri, { chains })])
  return session
}

const hello = '0x68656c6c6f'

function sign(client: TestSignClient, { topic }: PairedSession, wallet: StockWallet): Promise<unknown> {
  const params = [hello, wallet.account.address]
  return client.request({ topic, chainId: 'eip155:1', method: 'personal_sign', params })
}

describe.each(['2.21.8', '2.17.2'] as const)('with a wallet of the public library %s [S0.006]', (version) => {
  it('pairs, and returns a plain and frozen session', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const session = await pair(client, wallet, ['eip155:1', 'eip155:137'])
    const { address } = wallet.account
    expect(session).toStrictEqual({
      topic: wallet.client.session.keys[0],
      pairingTopic: expect.stringMatching(/^[0-9a-f]{64}$/),
      expiresAt: expect.any(Number),
      grants: {
        eip155: {
          accounts: [`eip155:1:${address}`, `eip155:137:${address}`],
          networkIds: ['eip155:1', 'eip155:137'],
          methods: ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
          events: ['accountsChanged', 'chainChanged'],
        },
      },
      peer: {
        name: 'Stock wallet',
        description: 'A wallet for tests',
        url: 'https://wallet.example.com',
        icons: ['https://wallet.example.com/icon.png'],
        redirect: { native: 'stockwallet://', universal: 'https://wallet.example.com/open' },
      },
      properties: {},
    })
    expect(JSON.parse(JSON.stringify(session))).toStrictEqual(session)
    expect(Object.isFrozen(session) && Object.isFrozen(session.grants.eip155?.accounts)).toBe(true)
    expect(client.sessions()).toStrictEqual([session])
    expect(client.events).toStrictEqual([{ type: 'sessionSettled', session }])
    expect(Math.abs(session.expiresAt - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000)
  })

  it('proposes everything as optional, and nothing as required [S5.051]', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const proposed = new Promise<unknown>((resolve) =>
      wallet.client.once('session_proposal', ({ params }) => resolve(params)),
    )
    const { uri } = await client.propose({ namespaces: testNamespaces, sessionProperties: { a: 'b' } })
    await wallet.client.core.pairing.pair({ uri })
    expect(await proposed).toMatchObject({
      requiredNamespaces: {},
      optionalNamespaces: testNamespaces,
      sessionProperties: { a: 'b' },
      relays: [{ protocol: 'irn' }],
      proposer: { metadata: { name: 'App', url: 'https://app.example.com' } },
    })
  })

  it('reports the progress of a proposal', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const { uri, approval, store } = await client.propose({ namespaces: testNamespaces })
    const progress: string[] = [store.getState().progress]
    store.subscribe((state) => progress.push(state.progress))
    await expect.poll(() => store.getState().progress).toBe('published')
    await Promise.all([approval, wallet.pairAndApprove(uri)])
    // A wallet that approves at once may do so before it answers the ping that finds it, which the next test is about.
    const steps = ['pending', 'published', 'responded', 'settled']
    expect([steps, steps.toSpliced(2, 0, 'found')]).toContainEqual(progress)
  })

  it('is found once a wallet has scanned the code, before its user has decided', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const { uri, store } = await client.propose({ namespaces: testNamespaces })
    await expect.poll(() => store.getState().progress).toBe('published')
    await wallet.client.core.pairing.pair({ uri })
    await expect.poll(() => store.getState().progress).toBe('found')
  })

  it('fails when the wallet rejects', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const { uri, approval, store } = await client.propose({ namespaces: testNamespaces })
    await wallet.pairAndReject(uri)
    await expect(approval).rejects.toMatchObject({ code: 'connection.rejected', cause: { code: 5000 } })
    expect(store.getState().progress).toBe('failed')
    expect(client.sessions()).toStrictEqual([])
  })

  it('distinguishes another failure of the wallet from a rejection', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const { uri, approval } = await client.propose({ namespaces: testNamespaces })
    await wallet.pairAndReject(uri, { code: 5_100, message: 'Unsupported chains.' })
    await expect(approval).rejects.toMatchObject({ code: 'connection.failed', context: { providerCode: 5100 } })
  })

  it('receives a message signed with a real key', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const session = await pair(client, wallet)
    const signature = await sign(client, session, wallet)
    const { address } = wallet.account
    expect(await verifyMessage({ address, message: 'hello', signature: signature as `0x${string}` })).toBe(true)
    expect(wallet.requests).toStrictEqual([{ method: 'personal_sign', chainId: 'eip155:1', params: [hello, address] }])
  })

  it('reports the wallet’s error', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const session = await pair(client, wallet)
    wallet.respondWith(() => Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4_001 })))
    await expect(sign(client, session, wallet)).rejects.toMatchObject({
      code: 'request.rejected',
      cause: { code: 4001 },
    })
  })

  it('applies updates, extensions and events of the wallet, and acknowledges them', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const { topic } = await pair(client, wallet)
    const { address } = wallet.account

    const namespaces = toNamespaces(address, ['eip155:1', 'eip155:137'])
    expect(await wallet.update(topic, namespaces)).toStrictEqual({ result: true })
    expect(client.sessions()[0]?.grants.eip155?.networkIds).toStrictEqual(['eip155:1', 'eip155:137'])
    expect(client.events.at(-1)).toStrictEqual({ type: 'sessionUpdated', session: client.sessions()[0] })

    await wallet.client.emit({ topic, event: { name: 'chainChanged', data: 137 }, chainId: 'eip155:137' })
    await expect
      .poll(() => client.events.at(-1))
      .toStrictEqual({ type: 'sessionEvent', topic, name: 'chainChanged', data: 137, networkId: 'eip155:137' })

    const { expiresAt = 0 } = client.sessions()[0] ?? {}
    expect(await wallet.extend(topic)).toStrictEqual({ result: true })
    expect(client.events.at(-1)?.type).toBe('sessionExtended')
    expect(client.sessions()[0]?.expiresAt).toBeGreaterThanOrEqual(expiresAt)
  })

  it('answers a ping, and receives the answer to one', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const { topic } = await pair(client, wallet)
    expect(await wallet.client.ping({ topic })).toBeUndefined()
    expect(await client.ping({ topic })).toBeUndefined()
  })

  it('ends when the wallet ends the session, and rejects pending requests', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const session = await pair(client, wallet)
    const { topic } = session
    wallet.respondWith(() => new Promise(() => undefined))
    const waiting = sign(client, session, wallet).catch((error: unknown) => error)
    await expect.poll(() => wallet.requests).toHaveLength(1)
    await wallet.client.disconnect({ topic, reason: { code: 6_000, message: 'Bye' } })
    await expect.poll(() => client.events.at(-1)).toStrictEqual({ type: 'sessionEnded', topic, reason: 'peer' })
    expect(await waiting).toMatchObject({ code: 'wallet.disconnected' })
    expect(client.sessions()).toStrictEqual([])
  })

  it('notifies the wallet that the app ends the session', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const { topic } = await pair(client, wallet)
    const gone = new Promise<{ topic: string }>((resolve) => wallet.client.once('session_delete', resolve))
    const told = client.disconnect({ topic })
    expect(client.sessions()).toStrictEqual([])
    await told
    expect((await gone).topic).toBe(topic)
    expect(client.events.at(-1)).toStrictEqual({ type: 'sessionEnded', topic, reason: 'user' })
  })

  it('continues a session after a reload', async () => {
    const storage = createMemoryStorage()
    const [first, wallet] = [startClient({ storage }), await startWallet(version)]
    const session = await pair(first, wallet)
    await first.destroy()

    const second = startClient({ storage })
    expect(second.sessions()).toStrictEqual([session])
    expect(await sign(second, session, wallet)).toMatch(/^0x/)
    await second.ping({ topic: session.topic })
    // The second client had received the messages handled by the first one again, and ignored them.
    const event = { topic: session.topic, event: { name: 'accountsChanged', data: [] }, chainId: 'eip155:1' }
    await wallet.client.emit(event)
    await expect.poll(() => second.events.at(-1)).toMatchObject({ type: 'sessionEvent', name: 'accountsChanged' })
    expect(second.events).toHaveLength(1)
    expect(second.readLog().filter((line) => / (warn|error) /.test(line))).toStrictEqual([])
  })

  it('reaches a wallet that was offline while the relay was killed and restarted', async () => {
    const [client, wallet] = [startClient(), await startWallet(version)]
    const session = await pair(client, wallet)
    await wallet.client.core.relayer.transportClose()
    const signature = sign(client, session, wallet)
    await relay.kill()
    await relay.start()
    await wallet.client.core.relayer.transportOpen()
    expect(await signature).toMatch(/^0x/)
  })
})
