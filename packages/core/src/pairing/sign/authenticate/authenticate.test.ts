import type { Cacao } from '@latchkey/protocol/siwx'
import { createEncodedRecap, deriveSymKey, encrypt, generateKeyPair, hashKey } from '@walletconnect/utils'
import { verifyMessage } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../../kernel/ports/createMemoryStorage.ts'
import { startRawWallet } from '../../../test/pairing/startRawWallet.ts'
import { startSignClient } from '../../../test/pairing/startSignClient.ts'
import type { TestSignClient } from '../../../test/pairing/startSignClient.ts'
import { startStockWallet } from '../../../test/pairing/startStockWallet.ts'
import type { StockWallet } from '../../../test/pairing/startStockWallet.ts'
import { signOn } from '../../../test/pairing/signOn.ts'
import { startTestRelay } from '../../../test/pairing/startTestRelay.ts'
import type { AuthenticateParameters, Authentication } from '../../../adapter/PairingClient.ts'
import { parseAuthorizations } from './parseAuthorizations.ts'
import { toRecapGrant } from './toRecapGrant.ts'
import { toMethodsRecap } from './toMethodsRecap.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const parameters: AuthenticateParameters = {
  chains: ['eip155:1', 'eip155:137'],
  domain: 'app.example.com',
  uri: 'https://app.example.com/login',
  nonce: 'a1b2c3d4',
  statement: 'Sign in to the app.',
  resources: ['https://app.example.com/terms'],
  methods: ['personal_sign', 'eth_sendTransaction'],
}

async function setUp(storage = createMemoryStorage()): Promise<{
  client: TestSignClient
  wallet: StockWallet
  relayUrl: string
}> {
  const relay = await startTestRelay()
  ends.push(relay.close)
  const client = startSignClient({ relayUrl: relay.url, storage })
  ends.push(client.destroy)
  const wallet = await startStockWallet({ relayUrl: relay.url })
  ends.push(wallet.close)
  return { client, wallet, relayUrl: relay.url }
}

async function authenticate(
  client: TestSignClient,
  part: Partial<AuthenticateParameters> = {},
): Promise<Authentication> {
  const authentication = await client.authenticate?.({ ...parameters, ...part })
  if (!authentication) throw new Error('The client cannot authenticate')
  return authentication
}

const caught = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)

describe('authenticate', () => {
  it('returns signed sign-ins and a working session with one approval', async () => {
    const { client, wallet } = await setUp()
    signOn(wallet)
    const { uri, approval, store } = await authenticate(client)
    expect(uri).toContain('&methods=wc_sessionAuthenticate')
    await wallet.client.core.pairing.pair({ uri })
    const { session, auths } = await approval
    const { address } = wallet.account
    expect(auths.map(({ p }) => p.iss)).toStrictEqual([`did:pkh:eip155:1:${address}`, `did:pkh:eip155:137:${address}`])
    const [{ p, s }] = auths as [Cacao]
    expect(p).toMatchObject({ domain: parameters.domain, aud: parameters.uri, nonce: parameters.nonce })
    const message = wallet.client.formatAuthMessage({ request: { ...p, chains: [] } as never, iss: p.iss })
    expect(message).toContain('Sign in to the app. I further authorize the stated URI')
    expect(await verifyMessage({ address, message, signature: s.s as `0x${string}` })).toBe(true)

    expect(session?.grants).toStrictEqual({
      eip155: {
        accounts: [`eip155:1:${address}`, `eip155:137:${address}`],
        networkIds: ['eip155:1', 'eip155:137'],
        methods: ['eth_sendTransaction', 'personal_sign'],
        events: ['accountsChanged', 'chainChanged'],
      },
    })
    expect(session?.topic).toBe(wallet.client.session.keys[0])
    expect(client.sessions()).toStrictEqual([session])
    expect(store.getState().progress).toBe('settled')
    const { topic = '' } = session ?? {}
    const request = { topic, chainId: 'eip155:1', method: 'personal_sign', params: ['0x00', address] } as const
    expect(await client.request(request)).toMatch(/^0x/)
    expect(client.events.map(({ type }) => type)).toStrictEqual(['sessionSettled'])
  })

  it('returns no session if no methods are requested, and leaves no proposal behind', async () => {
    const storage = createMemoryStorage()
    const { client, wallet } = await setUp(storage)
    signOn(wallet)
    const { uri, approval } = await authenticate(client, { methods: [] })
    await wallet.client.core.pairing.pair({ uri })
    const { session, auths } = await approval
    expect(session).toBeUndefined()
    expect(auths).toHaveLength(2)
    expect(storage.getItem('@latchkey/pairing_proposals')).toBeNull()
    await expect.poll(() => client.store.getState().relay).toBe('idle')
    expect(client.events).toStrictEqual([])
  })

  it('settles a session with a wallet that does not support it', async () => {
    const { client, wallet } = await setUp()
    const { uri, approval, store } = await authenticate(client)
    const [{ session, auths }] = await Promise.all([approval, wallet.pairAndApprove(uri)])
    expect(auths).toStrictEqual([])
    expect(session?.topic).toBe(wallet.client.session.keys[0])
    expect(store.getState().progress).toBe('settled')
  })

  it('fails when the wallet rejects it', async () => {
    const { client, wallet } = await setUp()
    wallet.client.on('session_authenticate', ({ id }) => {
      void wallet.client.rejectSessionAuthenticate({ id, reason: { code: 5_000, message: 'User rejected.' } })
    })
    const { uri, approval } = await authenticate(client)
    await wallet.client.core.pairing.pair({ uri })
    expect(await caught(approval)).toMatchObject({ code: 'connection.rejected' })
  })

  it('fails when the wallet rejects the proposal instead, and when the signal aborts', async () => {
    const { client, wallet } = await setUp()
    const { uri, approval } = await authenticate(client)
    await wallet.pairAndReject(uri)
    expect(await caught(approval)).toMatchObject({ code: 'connection.rejected' })
    const controller = new AbortController()
    const second = await authenticate(client, { signal: controller.signal })
    controller.abort()
    expect(await caught(second.approval)).toMatchObject({ code: 'connection.aborted' })
    expect(second.store.getState().progress).toBe('failed')
    expect(await caught(authenticate(client, { signal: AbortSignal.abort() }))).toMatchObject({
      code: 'connection.aborted',
    })
  })

  /** Sends a wallet's answer on the topic of the app's key, sealed with the wallet's own key (an envelope of type 1). */
  async function answerSealed(relayUrl: string, uri: string, outcome: object) {
    const wallet = await startRawWallet(relayUrl, uri)
    ends.push(wallet.close)
    const request = await wallet.waitFor(({ method }) => method === 'wc_sessionAuthenticate')
    const { publicKey } = (request.params ?? {})['requester'] as { publicKey: string }
    const keyPair = generateKeyPair()
    const symKey = deriveSymKey(keyPair.privateKey, publicKey)
    const message = JSON.stringify({ id: request.id, jsonrpc: '2.0', ...outcome })
    await wallet.publish(hashKey(publicKey), encrypt({ type: 1, symKey, message, senderPublicKey: keyPair.publicKey }))
    return wallet
  }

  it('uses the proposal with a wallet that refuses the method', async () => {
    const { client, relayUrl } = await setUp()
    const { uri, approval } = await authenticate(client)
    const error = { code: 10_001, message: 'Unsupported wc_ method.' }
    const wallet = await answerSealed(relayUrl, uri, { error })
    await wallet.respond()
    await wallet.settle()
    const { session, auths } = await approval
    expect(session?.topic).toBe(wallet.sessionTopic)
    expect(auths).toStrictEqual([])
  })

  it.each([
    ['nothing', { result: null }],
    ['no sign-ins', { result: { cacaos: [], responder: { publicKey: 'ab'.repeat(32) } } }],
    ['no key', { result: { cacaos: [{}], responder: {} } }],
  ])('fails when the wallet answers %s', async (_, outcome) => {
    const { client, relayUrl } = await setUp()
    const { uri, approval } = await authenticate(client)
    await answerSealed(relayUrl, uri, outcome)
    expect(await caught(approval)).toMatchObject({ code: 'wallet.invalidResponse' })
    expect(client.sessions()).toStrictEqual([])
  })

  it('requires chains [S5.055] [S8.095]', async () => {
    const { client } = await setUp()
    for (const chains of [[], undefined, 'eip155:1'] as never[])
      expect(await caught(authenticate(client, { chains }))).toMatchObject({
        code: 'authenticate.chainsRequired',
        message: 'chains is required and must be a non-empty array',
      })
  })

  it.each([['uri'], ['domain'], ['nonce']])('requires %s [S5.056] [S8.096]', async (name) => {
    const { client } = await setUp()
    for (const value of ['', ' ', undefined, 7])
      expect(await caught(authenticate(client, { [name]: value }))).toMatchObject({
        code: 'authenticate.parameterRequired',
        message: `${name} is required parameter`,
      })
  })

  it('accepts a single namespace [S5.057] [S8.097]', async () => {
    const { client } = await setUp()
    expect(await caught(authenticate(client, { chains: ['eip155:1', 'solana:5eykt4'] }))).toMatchObject({
      code: 'authenticate.multiNamespace',
      message: 'Multi-namespace requests are not supported. Please request single namespace only.',
    })
  })

  it.each([[['solana:5eykt4']], [['bip122:000000000019d6689c085ae165831e93']], [[7]]])(
    'accepts only eip155, not %j [S5.058] [S8.098]',
    async (chains) => {
      const { client } = await setUp()
      expect(await caught(authenticate(client, { chains: chains as never }))).toMatchObject({
        code: 'authenticate.namespaceUnsupported',
      })
    },
  )
})

describe('recaps', () => {
  it.each([[['personal_sign']], [['personal_sign', 'eth_sendTransaction']]])(
    'of %j equal those of the library',
    (methods) => {
      expect(toMethodsRecap(methods)).toBe(createEncodedRecap('eip155', 'request', [...methods]))
      expect(toRecapGrant(['https://a.example', toMethodsRecap(methods)])).toStrictEqual({
        methods: methods.toSorted(),
        chains: [],
      })
    },
  )

  it.each([
    [undefined],
    [[]],
    [['https://a.example']],
    [[toMethodsRecap(['personal_sign']), 'https://a.example']],
    [['urn:recap:%']],
    [[`urn:recap:${btoa('[]')}`]],
    [[`urn:recap:${btoa('{"att":{"eip155":[]}}')}`]],
    [[`urn:recap:${btoa('{"att":{"eip155":{"crud/read":[{}]}}}')}`]],
  ])('without a grant return nothing (case %#)', (resources) => {
    expect(toRecapGrant(resources)).toStrictEqual({ methods: [], chains: [] })
  })
})

describe('signed sign-ins', () => {
  const asked = { domain: 'a.example', aud: 'https://a.example', nonce: 'n' }
  const p = { ...asked, iss: 'did:pkh:eip155:1:0x00', version: '1', iat: '2026-01-01T00:00:00Z' }
  const cacao = { h: { t: 'caip122' }, p, s: { t: 'eip191', s: '0x00' } }

  it('are parsed without unknown fields', () => {
    const answer = { ...cacao, extra: 1, p: { ...p, statement: 'Hello', extra: 1, exp: 7, resources: null } }
    expect(parseAuthorizations([answer], asked)).toStrictEqual([{ ...cacao, p: { ...p, statement: 'Hello' } }])
  })

  it.each([
    ['no list', cacao],
    ['none', []],
    ['too many', Array.from({ length: 101 }, () => cacao)],
    ['nothing', [null]],
    ['another domain', [{ ...cacao, p: { ...p, domain: 'b.example' } }]],
    ['another audience', [{ ...cacao, p: { ...p, aud: 'https://b.example' } }]],
    ['another nonce', [{ ...cacao, p: { ...p, nonce: 'm' } }]],
    ['no issuer', [{ ...cacao, p: { ...p, iss: undefined } }]],
    ['no signature', [{ ...cacao, s: { t: 'eip191' } }]],
    ['no header', [{ ...cacao, h: null }]],
    ['resources of numbers', [{ ...cacao, p: { ...p, resources: [1] } }]],
    ['endless texts', [{ ...cacao, s: { t: 'eip191', s: 'x'.repeat(20_000) } }]],
    ['one that is fine and one that is not', [cacao, {}]],
  ])('of %s are refused', (_, value) => {
    expect(parseAuthorizations(value, asked)).toBeUndefined()
  })
})
