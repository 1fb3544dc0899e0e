import { afterEach, describe, expect, it } from 'vitest'
import { rawAccount, rawNamespaces, startRawWallet } from '../../test/pairing/startRawWallet.ts'
import type { RawWallet } from '../../test/pairing/startRawWallet.ts'
import { startSignClient, testNamespaces } from '../../test/pairing/startSignClient.ts'
import type { TestSignClient } from '../../test/pairing/startSignClient.ts'
import { startTestRelay } from '../../test/pairing/startTestRelay.ts'
import type { TestRelay } from '../../test/pairing/startTestRelay.ts'
import type { Proposal } from '../../adapter/PairingClient.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

interface Pair {
  readonly relay: TestRelay
  readonly client: TestSignClient
  readonly wallet: RawWallet
  readonly proposal: Proposal
}

async function propose(): Promise<Pair> {
  const relay = await startTestRelay()
  ends.push(relay.close)
  const client = startSignClient({ relayUrl: relay.url })
  ends.push(client.destroy)
  const proposal = await client.propose({ namespaces: testNamespaces })
  const wallet = await startRawWallet(relay.url, proposal.uri)
  ends.push(wallet.close)
  return { relay, client, wallet, proposal }
}

async function settle(): Promise<Pair> {
  const pair = await propose()
  await pair.wallet.respond()
  await pair.wallet.settle()
  await pair.proposal.approval
  return pair
}

const caught = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)

describe('an answer to a proposal', () => {
  it.each([
    ['without a key', { result: { relay: { protocol: 'irn' } } }],
    ['that is true', { result: true }],
    ['that is null', { result: null }],
    ['with a key that is too short', { result: { responderPublicKey: '09' } }],
    ['with a key of order one', { result: { responderPublicKey: '00'.repeat(32) } }],
    ['with a key that is no text', { result: { responderPublicKey: [9] } }],
  ])('%s fails the connection', async (_, outcome) => {
    const { wallet, proposal } = await propose()
    await wallet.respond(outcome)
    expect(await caught(proposal.approval)).toMatchObject({ code: 'wallet.invalidResponse' })
  })

  it.each([
    [{ code: 5_000, message: 'User rejected.' }, 'connection.rejected'],
    [{ code: 5_002, message: 'User rejected methods.' }, 'connection.rejected'],
    [{ code: 4_001, message: '' }, 'connection.rejected'],
    [{ code: 0, message: 'User rejected the request' }, 'connection.rejected'],
    [{ code: 5_100, message: 'Unsupported chains.' }, 'connection.failed'],
    ['no', 'connection.failed'],
    [{ code: '5000', message: 5 }, 'connection.failed'],
  ])('of the error %o fails it as %s', async (error, code) => {
    const { wallet, proposal } = await propose()
    await wallet.respond({ error })
    expect(await caught(proposal.approval)).toMatchObject({ code })
  })

  it('counts once: a second wallet that scans the same code is ignored', async () => {
    const { client, wallet, proposal, relay } = await propose()
    const second = await startRawWallet(relay.url, proposal.uri)
    ends.push(second.close)
    await wallet.respond()
    await second.respond()
    await second.settle()
    await wallet.settle()
    expect((await proposal.approval).topic).toBe(wallet.sessionTopic)
    expect(client.sessions()).toHaveLength(1)
  })

  it('may arrive after the settlement', async () => {
    const { wallet, proposal } = await propose()
    const id = await wallet.settle()
    await wallet.respond()
    expect((await proposal.approval).topic).toBe(wallet.sessionTopic)
    expect(await wallet.waitForAnswer(id)).toMatchObject({ result: true })
  })

  it('stays unfound with a wallet that answers no ping, and is found with one that refuses it', async () => {
    const { wallet, proposal } = await propose()
    const { id } = await wallet.waitFor(({ method }) => method === 'wc_pairingPing')
    await wallet.sendText(wallet.pairingTopic, '{"id":7,"jsonrpc":"2.0","method":"wc_pairingPing","params":{}}')
    await wallet.waitForAnswer(7)
    expect(proposal.store.getState().progress).toBe('published')
    const error = { code: 10_001, message: 'Unsupported wc_ method' }
    await wallet.sendText(wallet.pairingTopic, JSON.stringify({ id, jsonrpc: '2.0', error }))
    await expect.poll(() => proposal.store.getState().progress).toBe('found')
  })

  it('does not return to found with a late answer to the ping', async () => {
    const { wallet, proposal } = await propose()
    const { id } = await wallet.waitFor(({ method }) => method === 'wc_pairingPing')
    await wallet.respond()
    await expect.poll(() => proposal.store.getState().progress).toBe('responded')
    await wallet.sendText(wallet.pairingTopic, JSON.stringify({ id, jsonrpc: '2.0', result: true }))
    await wallet.settle()
    const seen: string[] = []
    proposal.store.subscribe(({ progress }) => seen.push(progress))
    await proposal.approval
    expect(seen).not.toContain('found')
  })

  it('is no longer awaited when the wallet deletes the pairing', async () => {
    const { wallet, proposal } = await propose()
    await wallet.sendText(wallet.pairingTopic, '{"id":7,"jsonrpc":"2.0","method":"wc_pairingPing","params":{}}')
    expect(await wallet.waitForAnswer(7)).toMatchObject({ result: true })
    await wallet.sendText(wallet.pairingTopic, '{"id":8,"jsonrpc":"2.0","method":"wc_pairingDelete","params":{}}')
    expect(await caught(proposal.approval)).toMatchObject({ code: 'connection.rejected' })
    expect(await wallet.waitForAnswer(8)).toMatchObject({ result: true })
  })
})

const many = (length: number, of: (index: number) => string): string[] =>
  Array.from({ length }, (_, index) => of(index))
const { eip155 } = rawNamespaces

describe('a settlement', () => {
  it.each([
    ['of no namespaces', { namespaces: {} }],
    ['of a list', { namespaces: [] }],
    ['of unknown namespaces only', { namespaces: { hedera: { ...eip155, accounts: ['hedera:mainnet:0.0.1'] } } }],
    ['without accounts', { namespaces: { eip155: { ...eip155, accounts: [] } } }],
    ['with an account that is no CAIP-10 id', { namespaces: { eip155: { ...eip155, accounts: ['eip155:1'] } } }],
    ['with an account of markup', { namespaces: { eip155: { ...eip155, accounts: ['eip155:1:<img src=x>'] } } }],
    ['with an account of another namespace', { namespaces: { solana: eip155 } }],
    ['with an account of another chain than the key', { namespaces: { 'eip155:10': eip155 } }],
    ['with methods that are no texts', { namespaces: { eip155: { ...eip155, methods: [1] } } }],
    ['without methods', { namespaces: { eip155: { accounts: eip155.accounts, events: [] } } }],
    ['without events', { namespaces: { eip155: { accounts: eip155.accounts, methods: [] } } }],
    ['with endless words', { namespaces: { eip155: { ...eip155, events: ['x'.repeat(129)] } } }],
    ['with too many methods', { namespaces: { eip155: { ...eip155, methods: many(501, (index) => `m${index}`) } } }],
    [
      'with too many accounts',
      { namespaces: { eip155: { ...eip155, accounts: many(2_001, (index) => `eip155:${index}:0x00`) } } },
    ],
    [
      'with too many namespaces',
      { namespaces: Object.fromEntries(many(101, (index) => `n${index}`).map((key) => [key, eip155])) },
    ],
    ['that has expired [S8.092]', { expiry: 1_000 }],
    ['without an expiry', { expiry: null }],
    ['without a controller', { controller: 'me' }],
  ])('%s is refused with an answer to the wallet [S8.106]', async (_, part) => {
    const { client, wallet, proposal } = await propose()
    await wallet.respond()
    const id = await wallet.settle(part)
    expect((await wallet.waitForAnswer(id)).error).toMatchObject({ code: 1_005 })
    expect(await caught(proposal.approval)).toMatchObject({ code: 'wallet.invalidResponse' })
    expect(client.sessions()).toStrictEqual([])
    expect(client.events).toStrictEqual([])
  })

  it('keeps the known namespaces, also with the chain in the key', async () => {
    const { wallet, proposal } = await propose()
    await wallet.respond()
    await wallet.settle({
      namespaces: {
        'eip155:1': { accounts: [rawAccount], methods: ['personal_sign'], events: [] },
        'eip155:10': { accounts: [rawAccount.replace(':1:', ':10:')], methods: ['eth_sign'], events: ['chainChanged'] },
        hedera: { accounts: ['nonsense'], methods: [], events: [] },
        solana: { accounts: [], methods: [], events: [] },
      },
    })
    expect((await proposal.approval).grants).toStrictEqual({
      eip155: {
        accounts: [rawAccount, rawAccount.replace(':1:', ':10:')],
        networkIds: ['eip155:1', 'eip155:10'],
        methods: ['personal_sign', 'eth_sign'],
        events: ['chainChanged'],
      },
    })
  })

  it('has its texts truncated, its links checked and its lifetime limited', async () => {
    const { wallet, proposal } = await propose()
    await wallet.respond()
    await wallet.settle({
      controller: {
        metadata: {
          name: 'n'.repeat(100_000),
          description: { toString: 1 },
          url: 'javascript:alert(1)',
          icons: [
            'javascript:alert(1)',
            'http://wallet.example.com/a.png',
            'data:text/html,x',
            7,
            'data:image/png;base64,AA==',
          ],
          redirect: { native: 'javascript:alert(1)', universal: 'http://wallet.example.com' },
        },
      },
      sessionProperties: { kept: 'yes', dropped: 7, endless: 'x'.repeat(20_000) },
      expiry: 99_999_999_999,
    })
    const session = await proposal.approval
    expect(session.peer).toStrictEqual({
      name: 'n'.repeat(100),
      description: '',
      url: '',
      icons: ['data:image/png;base64,AA=='],
      redirect: {},
    })
    expect(session.properties).toStrictEqual({ kept: 'yes' })
    expect(session.expiresAt).toBeLessThanOrEqual(Date.now() + 604_800_000)
  })

  it.each([['nothing'], [undefined], [{ name: 7, icons: 'a', redirect: 'b' }]])(
    'is accepted without a description of the wallet (case %#)',
    async (metadata) => {
      const { wallet, proposal } = await propose()
      await wallet.respond()
      await wallet.settle({ controller: { publicKey: 'ab', metadata } })
      const peer = { name: '', description: '', url: '', icons: [], redirect: {} }
      expect((await proposal.approval).peer).toStrictEqual(peer)
    },
  )

  it('that arrives twice is answered twice and settles once', async () => {
    const { client, wallet } = await settle()
    const id = await wallet.settle()
    expect(await wallet.waitForAnswer(id)).toMatchObject({ result: true })
    expect(client.events.map(({ type }) => type)).toStrictEqual(['sessionSettled'])
  })
})

describe('a request of the wallet', () => {
  it.each([
    ['wc_sessionUpdate', {}, 1_003],
    ['wc_sessionUpdate', { namespaces: { eip155: { ...eip155, accounts: ['eip155:1'] } } }, 1_003],
    ['wc_sessionUpdate', { namespaces: {} }, 1_003],
    ['wc_sessionExtend', { expiry: 1 }, 1_004],
    ['wc_sessionEvent', {}, 1_002],
    ['wc_sessionEvent', { event: { name: 'chainChanged', data: 1 } }, 1_002],
    ['wc_sessionEvent', { event: { name: 7, data: 1 }, chainId: 'eip155:1' }, 1_002],
    ['wc_sessionEvent', { event: { name: 'chainChanged', data: 1 }, chainId: 'eip155:10' }, 3_002],
    ['wc_sessionEvent', { event: { name: 'accountsChanged', data: [] }, chainId: 'eip155:1' }, 3_002],
    ['wc_sessionEvent', { event: { name: 'chainChanged', data: 1 }, chainId: 'solana:x' }, 3_002],
    ['wc_sessionTeleport', {}, 10_001],
    ['toString', {}, 10_001],
  ])('%s with %o is answered with an error, and changes nothing [S8.106]', async (method, params, code) => {
    const { client, wallet } = await settle()
    const [before] = client.sessions()
    const id = await wallet.request(method, params)
    expect((await wallet.waitForAnswer(id)).error).toMatchObject({ code })
    expect(client.sessions()[0]).toBe(before)
    expect(client.events).toHaveLength(1)
  })

  it.each([['wc_sessionRequest'], ['wc_sessionPropose'], ['wc_sessionAuthenticate']])(
    'that only an app sends, %s, is ignored',
    async (method) => {
      const { wallet } = await settle()
      const id = await wallet.request(method, {})
      const ping = await wallet.request('wc_sessionPing', {})
      await wallet.waitForAnswer(ping)
      expect(wallet.received.some((payload) => payload.id === id)).toBe(false)
    },
  )

  it.each([
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no id', '{"jsonrpc":"2.0","method":"wc_sessionPing"}'],
    ['an id of null', '{"id":null,"jsonrpc":"2.0","method":"wc_sessionPing"}'],
    ['an answer to no pending request', '{"id":5,"jsonrpc":"2.0","result":1}'],
    ['an answer without anything', '{"id":5,"jsonrpc":"2.0"}'],
  ])('that is %s changes nothing', async (_, text) => {
    const { client, wallet } = await settle()
    await wallet.sendText(wallet.sessionTopic, text)
    await wallet.publish(wallet.sessionTopic, 'no envelope')
    const ping = await wallet.request('wc_sessionPing', {})
    expect(await wallet.waitForAnswer(ping)).toMatchObject({ result: true })
    expect(client.events).toHaveLength(1)
  })

  it('is answered with its exact id', async () => {
    const { wallet, relay } = await settle()
    const before = relay.calls.length
    const text = '{"params":{"id":1},"id":9223372036854775807,"jsonrpc":"2.0","method":"wc_sessionPing"}'
    await wallet.sendText(wallet.sessionTopic, text)
    await wallet.waitFor((payload) => payload.id > 2 ** 62)
    await wallet.sendText(wallet.sessionTopic, '{"id":"text","jsonrpc":"2.0","method":"wc_sessionPing"}')
    await wallet.waitFor((payload) => String(payload.id) === 'text')
    expect(relay.calls.length).toBeGreaterThan(before)
  })

  it('is handled once, however often it arrives', async () => {
    const { client, wallet, relay } = await settle()
    relay.behave({ isRepeating: true })
    const event = { event: { name: 'chainChanged', data: 1 }, chainId: 'eip155:1' }
    const id = await wallet.request('wc_sessionEvent', event)
    await wallet.waitForAnswer(id)
    // The wallet itself repeats it with a new seal.
    const text = JSON.stringify({ id, jsonrpc: '2.0', method: 'wc_sessionEvent', params: event })
    await wallet.sendText(wallet.sessionTopic, text)
    await wallet.waitForAnswer(await wallet.request('wc_sessionPing', {}))
    expect(client.events.filter(({ type }) => type === 'sessionEvent')).toHaveLength(1)
    expect(new Set(relay.receipts.map((receipt) => receipt.id)).size).toBe(relay.receipts.length)
  })

  it('is handled after the previous one [S4.076]', async () => {
    const { client, wallet } = await settle()
    const { address } = { address: rawAccount.slice('eip155:1:'.length) }
    const ids = await Promise.all(
      [2, 3, 4, 5].map((chain) =>
        wallet.request('wc_sessionUpdate', {
          namespaces: { eip155: { ...eip155, accounts: [rawAccount, `eip155:${chain}:${address}`] } },
        }),
      ),
    )
    await Promise.all(ids.map((id) => wallet.waitForAnswer(id)))
    const updates = client.events.flatMap((event) => (event.type === 'sessionUpdated' ? [event.session] : []))
    expect(updates.map(({ grants }) => grants.eip155?.networkIds.at(-1))).toStrictEqual(
      [2, 3, 4, 5].map((chain) => `eip155:${chain}`),
    )
    const answers = wallet.received.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
    expect(answers).toStrictEqual(ids)
  })

  it('that is older than the latest update is refused', async () => {
    const { client, wallet } = await settle()
    const update = (id: number, chain: number) =>
      wallet.sendText(
        wallet.sessionTopic,
        JSON.stringify({
          id,
          jsonrpc: '2.0',
          method: 'wc_sessionUpdate',
          params: { namespaces: { eip155: { ...eip155, accounts: [`eip155:${chain}:0x00`] } } },
        }),
      )
    await update(5_000_000, 5)
    await update(4_000_000, 4)
    expect((await wallet.waitForAnswer(4_000_000)).error).toMatchObject({ code: 1_003 })
    expect(client.sessions()[0]?.grants.eip155?.networkIds).toStrictEqual(['eip155:5'])
  })

  it('extends a session by seven days at most, and never shortens it', async () => {
    const { client, wallet } = await settle()
    const { expiresAt = 0 } = client.sessions()[0] ?? {}
    for (const expiry of [Math.floor(Date.now() / 1_000) + 60, 99_999_999_999])
      await wallet.waitForAnswer(await wallet.request('wc_sessionExtend', { expiry }))
    const extended = client.sessions()[0]?.expiresAt ?? 0
    expect(extended).toBeGreaterThanOrEqual(expiresAt)
    expect(extended).toBeLessThanOrEqual(Date.now() + 604_800_000)
  })
})

describe('an answer to a request', () => {
  it('counts only from the wallet of the request', async () => {
    const { client, wallet, relay } = await settle()
    const { uri, approval } = await client.propose({ namespaces: testNamespaces })
    const other = await startRawWallet(relay.url, uri)
    ends.push(other.close)
    await other.respond()
    await other.settle()
    await approval
    const topic = wallet.sessionTopic
    const answer = client.request({ topic, chainId: 'eip155:1', method: 'personal_sign', params: ['0x00'] })
    const { id } = await wallet.waitFor(({ method }) => method === 'wc_sessionRequest')
    await other.sendText(other.sessionTopic, JSON.stringify({ id, jsonrpc: '2.0', result: 'stolen' }))
    await other.waitForAnswer(await other.request('wc_sessionPing', {}))
    await wallet.sendText(topic, JSON.stringify({ id, jsonrpc: '2.0', result: 'given' }))
    expect(await answer).toBe('given')
  })

  it.each([
    [{ code: 4_001, message: 'no' }, 'request.rejected'],
    [{ code: 5_000, message: 'no' }, 'request.rejected'],
    [{ code: -32_000, message: 'User rejected the transaction' }, 'request.rejected'],
    [{ code: 4_100, message: 'no' }, 'wallet.unauthorized'],
    [{ code: 3_001, message: 'no' }, 'wallet.unauthorized'],
    [{ code: 4_200, message: 'no' }, 'request.unsupported'],
    [{ code: -32_601, message: 'no' }, 'request.unsupported'],
    [{ code: 5_101, message: 'no' }, 'request.unsupported'],
    [{ code: 4_900, message: 'no' }, 'wallet.disconnected'],
    [{ code: 4_902, message: 'no' }, 'network.unrecognized'],
    [{ code: -32_002, message: 'no' }, 'connection.pending'],
    [{ code: 7, message: 'x'.repeat(100_000) }, 'request.failed'],
    ['a text', 'request.failed'],
    [[], 'request.failed'],
  ])('with the error %j is reported as %s', async (error, code) => {
    const { client, wallet } = await settle()
    const topic = wallet.sessionTopic
    const answer = caught(client.request({ topic, chainId: 'eip155:1', method: 'personal_sign', params: ['0x00'] }))
    const { id } = await wallet.waitFor(({ method }) => method === 'wc_sessionRequest')
    await wallet.sendText(topic, JSON.stringify({ id, jsonrpc: '2.0', error }))
    const refusal = (await answer) as { code: string; details: string }
    expect(refusal.code).toBe(code)
    expect(refusal.details.length).toBeLessThan(500)
  })

  it.each([[null], [''], [0], [{ deep: [1, { a: null }] }]])('may be %j', async (result) => {
    const { client, wallet } = await settle()
    const topic = wallet.sessionTopic
    const answer = client.request({ topic, chainId: 'eip155:1', method: 'personal_sign', params: ['0x00'] })
    const { id } = await wallet.waitFor(({ method }) => method === 'wc_sessionRequest')
    await wallet.sendText(topic, JSON.stringify({ id, jsonrpc: '2.0', result }))
    expect(await answer).toStrictEqual(result)
  })
})
