import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { apiErrorSchema, createOnrampUrl, getHistory, getOnrampOptions, getOnrampQuote } from '@latchkey/protocol/api'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { number, object, parse, string } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureSigner } from '../../../images/createPictureSigner.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { answerCoinbase, coinbasePurchaseVector, coinbaseQuoteVector } from '../../../test/doubles/coinbase.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'
import { startUpstreamServer, type UpstreamServerMode } from '../../../test/startUpstreamServer.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

const keyId = 'organizations/1/apiKeys/2'
const account = '0xe0512E358C347cc2b1A42d057065CE642068b7Ba'
const purchaseId = 'ab'.repeat(16)
const question = { purchaseCurrency: 'USDC', paymentCurrency: 'USD', amount: '100.75', network: 'ethereum' }

/** An Ed25519 key as Coinbase writes it: the seed and the public key. */
function createSecret(): { readonly secret: string; readonly publicKey: KeyObject } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { d, x } = parse(object({ d: string(), x: string() }), privateKey.export({ format: 'jwk' }))
  const bytes = Buffer.concat([Buffer.from(d, 'base64url'), Buffer.from(x, 'base64url')])
  return { secret: bytes.toString('base64'), publicKey }
}

async function setUp(environment: Readonly<Record<string, string>> = {}) {
  const server = await startUpstreamServer({ answer: answerCoinbase })
  const { publicKey, secret } = createSecret()
  const cloud = await startTestCloud({
    storage,
    environment: {
      LATCHKEY_ONRAMP: 'coinbase',
      LATCHKEY_COINBASE_KEY: keyId,
      LATCHKEY_COINBASE_SECRET: secret,
      LATCHKEY_COINBASE_URL: server.url,
      ...environment,
    },
  })
  return { cloud, server, publicKey, secret }
}

function post(
  cloud: TestCloud,
  path: string,
  body: object,
  { headers = {}, projectId = 'dev' }: { headers?: Readonly<Record<string, string>>; projectId?: string } = {},
): Promise<Response> {
  return cloud.ask(path, {
    method: 'POST',
    body: JSON.stringify({ projectId, ...body }),
    headers: { 'content-type': 'application/json', ...headers },
    projectId,
  })
}

const order = { destinationWallets: [{ address: account, blockchains: ['base'], assets: ['USDC'] }] }
const begin = (cloud: TestCloud, body: object = order, ...more: [Parameters<typeof post>[3]?]) =>
  post(cloud, '/v1/generators/onrampurl', body, ...more)

async function readError(response: Response) {
  return { status: response.status, ...parse(apiErrorSchema, await response.json()) }
}

describe('GET /v1/onramp/options', () => {
  it('returns what can be bought and how it is paid', async () => {
    const { cloud, server } = await setUp()
    const options = parse(getOnrampOptions.response, await (await cloud.ask('/v1/onramp/options')).json())
    const picture = options.purchaseCurrencies[0]?.icon_url ?? ''
    expect(options).toEqual({
      // Bitcoin and Solana are not networks of an EVM account.
      purchaseCurrencies: [
        {
          id: '2b92315d-eab7-5bef-84fa-089a131333f5',
          name: 'USD Coin',
          symbol: 'USDC',
          icon_url: picture,
          networks: [
            {
              name: 'ethereum',
              display_name: 'Ethereum',
              chain_id: '1',
              contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
            },
          ],
        },
      ],
      paymentCurrencies: [
        {
          id: 'USD',
          payment_method_limits: [
            { id: 'card', min: '10.00', max: '7500.00' },
            { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
          ],
        },
      ],
      providers: ['coinbase'],
    })
    const signer = createPictureSigner({ keys: ['11'.repeat(32)], gateway: undefined, now: () => cloud.clock.now })
    expect(signer.read(picture.slice('/v1/image/'.length))).toBe('https://dynamic-assets.example/usdc.png')
    const url = new URL(server.requests[0]?.url ?? '', server.url)
    expect([url.searchParams.get('country'), url.searchParams.get('subdivision')]).toEqual(['US', 'CA'])
  })

  it('is asked once an hour, and may be a day old while the seller fails', async () => {
    const { cloud, server } = await setUp()
    const ask = async () => (await cloud.ask('/v1/onramp/options')).status
    expect([await ask(), await ask(), server.requests.length]).toEqual([200, 200, 1])
    server.mode = { kind: 'status', status: 500 }
    cloud.clock.now += 3_601_000
    expect(await ask()).toBe(200)
    expect(server.requests.length).toBeGreaterThan(1)
    cloud.clock.now += 86_400_000
    expect(await ask()).toBe(502)
  })
})

describe('POST /v1/onramp/quote', () => {
  const ask = (cloud: TestCloud, more: object = {}) => post(cloud, '/v1/onramp/quote', { ...question, ...more })

  it('returns the price with its fees, and asks again every time', async () => {
    const { cloud, server } = await setUp()
    const more = { provider: 'coinbase', paymentMethod: 'ach_bank_account', country: 'DE' }
    expect(parse(getOnrampQuote.response, await (await ask(cloud, more)).json())).toEqual({
      fees: [
        { name: 'provider', amount: '0.5', currency: 'USD' },
        { name: 'network', amount: '0.25', currency: 'USD' },
      ],
      paymentSubtotal: { amount: '100.00', currency: 'USD' },
      paymentTotal: { amount: '100.75', currency: 'USD' },
      purchaseAmount: { amount: '100.000000', currency: 'USDC' },
      quoteId: coinbaseQuoteVector.quote_id,
      provider: 'coinbase',
    })
    expect((await ask(cloud)).status).toBe(200)
    const common = {
      purchase_currency: 'USDC',
      purchase_network: 'ethereum',
      payment_amount: '100.75',
      payment_currency: 'USD',
    }
    expect(server.requests.map(({ body }): unknown => JSON.parse(body))).toEqual([
      { ...common, payment_method: 'ACH_BANK_ACCOUNT', country: 'DE' },
      { ...common, payment_method: 'CARD', country: 'US', subdivision: 'CA' },
    ])
  })

  const wrong = (change: object): UpstreamServerMode => ({
    kind: 'text',
    body: JSON.stringify({ ...coinbaseQuoteVector, ...change }),
  })
  it.each<readonly [title: string, mode: UpstreamServerMode, outcome: string]>([
    ['answers 429', { kind: 'status', status: 429 }, 'http_429'],
    ['answers 500', { kind: 'status', status: 500 }, 'http_500'],
    ['refuses its key', { kind: 'status', status: 401 }, 'http_401'],
    ['refuses the amount', { kind: 'status', status: 400 }, 'http_400'],
    ['cuts its answer off', { kind: 'cut' }, 'UND_ERR_SOCKET'],
    ['answers no JSON', { kind: 'text', body: '<html>' }, 'no_json'],
    ['breaks its schema', wrong({ payment_total: { value: '-1', currency: 'USD' } }), 'schema'],
    ['answers for another currency', wrong({ payment_total: { value: '1', currency: 'EUR' } }), 'foreign_answer'],
  ])('says that buying failed when the seller %s, without URLs and keys', async (_title, mode, outcome) => {
    const { cloud, secret, server } = await setUp()
    server.mode = mode
    const error = await readError(await ask(cloud))
    expect(error).toMatchObject({ status: 502, code: 'upstream_failed', reasons: [{ name: 'onramp' }] })
    expect(server.requests.length).toBeGreaterThan(0)
    const metrics = await cloud.metrics.registry.metrics()
    expect(metrics).toContain(
      `latchkey_provider_attempts_total{concern="onramp",provider="coinbase",outcome="${outcome}"}`,
    )
    const output = JSON.stringify([error, cloud.logger.lines]) + metrics
    for (const hidden of [keyId, secret, new URL(server.url).host]) expect(output).not.toContain(hidden)
  })

  it('refuses a seller that this cloud does not have, before it asks any', async () => {
    const { cloud, server } = await setUp()
    expect(await readError(await ask(cloud, { provider: 'meld' }))).toMatchObject({ code: 'not_configured' })
    expect(server.requests).toEqual([])
  })
})

describe('POST /v1/generators/onrampurl', () => {
  it('returns the page of the seller with a token of one use, and no account in it', async () => {
    const { cloud, server } = await setUp()
    const response = await begin(cloud, {
      ...order,
      defaultNetwork: 'base',
      partnerUserId: purchaseId,
      defaultExperience: 'buy',
      presetFiatAmount: 20,
    })
    const url = new URL(parse(createOnrampUrl.response, await response.json()).url)
    expect(url.origin + url.pathname).toBe('https://pay.coinbase.com/buy/select-asset')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sessionToken: 'a-token-of-one-use',
      defaultExperience: 'buy',
      defaultNetwork: 'base',
      partnerUserRef: purchaseId,
      presetFiatAmount: '20',
    })
    expect(server.requests.map((request): unknown => [request.url, JSON.parse(request.body)])).toEqual([
      [
        '/v1/token',
        { addresses: [{ address: account, blockchains: ['base'] }], clientIp: '127.0.0.1', assets: ['USDC'] },
      ],
    ])
  })

  it('tells the seller the address that the trusted proxy saw, not one that the visitor forged', async () => {
    const clientIps = async (environment: Readonly<Record<string, string>>) => {
      const { cloud, server } = await setUp(environment)
      await begin(cloud, order, { headers: { 'x-forwarded-for': '203.0.113.9, 2001:db8::1:7' } })
      return server.requests.map(({ body }) => parse(object({ clientIp: string() }), JSON.parse(body)).clientIp)
    }
    expect(await clientIps({ LATCHKEY_TRUST_PROXY: 'loopback' })).toEqual(['2001:db8::1:7'])
    expect(await clientIps({})).toEqual(['127.0.0.1'])
  })

  it('signs each call for its method, host and path, for two minutes', async () => {
    const { cloud, publicKey, server } = await setUp()
    await begin(cloud)
    const token = (server.requests[0]?.headers.authorization ?? '').replace(/^Bearer /, '')
    const { payload } = await jwtVerify(token, publicKey, { issuer: 'cdp', currentDate: new Date(cloud.clock.now) })
    expect(payload).toMatchObject({ sub: keyId, uris: [`POST ${new URL(server.url).host}/v1/token`] })
    const { exp, nbf } = parse(object({ exp: number(), nbf: number() }), payload)
    expect(exp - nbf).toBe(120)
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'EdDSA', kid: keyId })
  })

  it('signs with a P-256 key in PEM too', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const secret = String(privateKey.export({ format: 'pem', type: 'sec1' })).replaceAll('\n', String.raw`\n`)
    const { cloud, server } = await setUp({ LATCHKEY_COINBASE_SECRET: secret })
    expect((await begin(cloud)).status).toBe(200)
    const token = (server.requests[0]?.headers.authorization ?? '').replace(/^Bearer /, '')
    const { protectedHeader } = await jwtVerify(token, publicKey, { currentDate: new Date(cloud.clock.now) })
    expect(protectedHeader.alg).toBe('ES256')
  })

  it('asks once: a purchase that failed is not begun again', async () => {
    const { cloud, server } = await setUp()
    server.mode = { kind: 'status', status: 500 }
    expect((await begin(cloud)).status).toBe(502)
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['an account of another chain', { destinationWallets: [{ address: 'So1'.repeat(14) }] }],
    ['an id that the seller does not take', { ...order, partnerUserId: 'x'.repeat(50) }],
  ])('refuses %s, before it asks the seller', async (_title, body) => {
    const { cloud, server } = await setUp()
    expect(await readError(await begin(cloud, body))).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(server.requests).toEqual([])
  })

  it('lets an address begin 10 purchases a minute, and asks the seller for no more', async () => {
    const { cloud, server } = await setUp()
    const { projectId } = await cloud.createProject()
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push((await begin(cloud, order, { projectId })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(server.requests).toHaveLength(10)
  })
})

describe('GET /v1/account/{id}/history?onramp=coinbase', () => {
  const ask = (cloud: TestCloud, id = purchaseId, query = 'onramp=coinbase') =>
    cloud.ask(`/v1/account/${id}/history?${query}`)

  it('returns the purchases of an id, in pages', async () => {
    const { cloud, server } = await setUp()
    const page = parse(getHistory.response, await (await ask(cloud)).json())
    expect(page).toEqual({
      data: [
        {
          id: coinbasePurchaseVector.transactionId,
          metadata: {
            minedAt: '2025-09-02T02:34:13Z',
            chain: 'eip155:1',
            operationType: 'buy',
            status: 'pending',
            sentFrom: 'coinbase',
            sentTo: account,
          },
          transfers: [
            { direction: 'in', to: account, fungible_info: { symbol: 'USDC' }, quantity: { numeric: '5.00' } },
          ],
        },
      ],
      next: 'page-2',
    })
    await ask(cloud, purchaseId, 'onramp=coinbase&cursor=page-2')
    expect(server.requests.map(({ url }) => url)).toEqual([
      `/v1/buy/user/${purchaseId}/transactions?page_size=50`,
      `/v1/buy/user/${purchaseId}/transactions?page_size=50&page_key=page-2`,
    ])
  })

  it.each([
    ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'confirmed'],
    ['ONRAMP_TRANSACTION_STATUS_FAILED', 'failed'],
    ['ONRAMP_TRANSACTION_STATUS_CREATED', 'pending'],
  ])('reads the state %s as %s, with the hash of what was sent', async (status, expected) => {
    const { cloud, server } = await setUp()
    const hash = `0x${'cd'.repeat(32)}`
    const transactions = [{ ...coinbasePurchaseVector, status, txHash: hash }]
    server.mode = { kind: 'text', body: JSON.stringify({ transactions, nextPageKey: '', totalCount: '1' }) }
    const { data, next } = parse(getHistory.response, await (await ask(cloud)).json())
    expect([data[0]?.metadata.status, data[0]?.metadata.hash, next]).toEqual([expected, hash, null])
  })

  it('never reads purchases by an address, which others know', async () => {
    const { cloud, server } = await setUp()
    expect(await readError(await ask(cloud, account))).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(server.requests).toEqual([])
  })

  it('answers nothing else without a provider of transactions', async () => {
    const { cloud } = await setUp()
    for (const [id, query] of [
      [account, ''],
      [purchaseId, 'onramp=meld'],
    ] as const) {
      expect(await readError(await ask(cloud, id, query))).toMatchObject({ status: 501, code: 'not_configured' })
    }
  })
})

it('offers buying to apps with this seller only', async () => {
  const read = async (cloud: TestCloud) => {
    const body: unknown = await (await cloud.ask('/appkit/v1/config')).json()
    return body
  }
  expect(await read((await setUp()).cloud)).toMatchObject({ features: { onramp: ['coinbase'] } })
  const without = await startTestCloud({ storage })
  expect(await read(without)).toMatchObject({ features: { onramp: false } })
})
