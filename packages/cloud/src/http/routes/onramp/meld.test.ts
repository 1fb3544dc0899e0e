import { generateKeyPairSync } from 'node:crypto'
import { apiErrorSchema, createOnrampUrl, getHistory, getOnrampOptions, getOnrampQuote } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { answerCoinbase, coinbaseQuoteVector } from '../../../test/doubles/coinbase.ts'
import { answerMeld, meldQuoteVector, meldTransactionVector } from '../../../test/doubles/meld.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'
import { startUpstreamServer, type UpstreamServer, type UpstreamServerMode } from '../../../test/startUpstreamServer.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

const key = 'W9kZTT7332okCEc1A9aqAq:a-secret-of-meld'
const account = '0xe0512E358C347cc2b1A42d057065CE642068b7Ba'
const solanaAccount = '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs'
const purchaseId = 'ab'.repeat(16)
const question = { purchaseCurrency: 'USDC', paymentCurrency: 'USD', amount: '100.75', network: 'ethereum' }
const order = { destinationWallets: [{ address: account, blockchains: ['base'], assets: ['USDC'] }] }
const page = 'https://meldcrypto.com/?publicKey=of-the-operator'

async function setUp(environment: Readonly<Record<string, string>> = {}) {
  const server = await startUpstreamServer({ answer: answerMeld })
  const cloud = await startTestCloud({
    storage,
    environment: {
      LATCHKEY_ONRAMP: 'meld',
      LATCHKEY_MELD_KEY: key,
      LATCHKEY_MELD_URL: server.url,
      ...environment,
    },
  })
  return { cloud, server }
}

/** A cloud with two sellers, in this order. */
async function setUpBoth(sellers = 'coinbase,meld') {
  const meld = await startUpstreamServer({ answer: answerMeld })
  const coinbase = await startUpstreamServer({ answer: answerCoinbase })
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const cloud = await startTestCloud({
    storage,
    environment: {
      LATCHKEY_ONRAMP: sellers,
      LATCHKEY_MELD_KEY: key,
      LATCHKEY_MELD_URL: meld.url,
      LATCHKEY_COINBASE_KEY: 'organizations/1/apiKeys/2',
      LATCHKEY_COINBASE_SECRET: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
      LATCHKEY_COINBASE_URL: coinbase.url,
    },
  })
  return { cloud, meld, coinbase }
}

function post(cloud: TestCloud, path: string, body: object, projectId = 'dev'): Promise<Response> {
  return cloud.ask(path, {
    method: 'POST',
    body: JSON.stringify({ projectId, ...body }),
    headers: { 'content-type': 'application/json' },
    projectId,
  })
}

const quote = (cloud: TestCloud, more: object = {}) => post(cloud, '/v1/onramp/quote', { ...question, ...more })
const readQuote = async (cloud: TestCloud, more: object = {}) =>
  parse(getOnrampQuote.response, await (await quote(cloud, more)).json())
const begin = (cloud: TestCloud, more: object = {}) => post(cloud, '/v1/generators/onrampurl', { ...order, ...more })
const readUrl = async (cloud: TestCloud, more: object = {}) =>
  parse(createOnrampUrl.response, await (await begin(cloud, more)).json()).url
const readOptions = async (cloud: TestCloud) =>
  parse(getOnrampOptions.response, await (await cloud.ask('/v1/onramp/options')).json())
const readError = async (response: Response) => ({
  status: response.status,
  ...parse(apiErrorSchema, await response.json()),
})
const readBody = ({ body }: UpstreamServer['requests'][number]): unknown => JSON.parse(body)
const listPaths = (server: UpstreamServer) => server.requests.map(({ url }) => url.split('?', 1)[0])

describe('the options of Meld', () => {
  it('name currencies once, with their networks as other sellers name them', async () => {
    const { cloud, server } = await setUp()
    const options = await readOptions(cloud)
    expect(options).toMatchObject({
      providers: ['meld'],
      paymentCurrencies: [
        { id: 'USD', payment_method_limits: [{ id: 'card', min: '5', max: '30000' }] },
        { id: 'EUR', payment_method_limits: [{ id: 'card', min: '5.5', max: '25000' }] },
      ],
    })
    // Bitcoin and chains without a name are left out.
    expect(options.purchaseCurrencies.map(({ id, networks, symbol }) => ({ id, symbol, networks }))).toEqual([
      {
        id: 'USDC',
        symbol: 'USDC',
        networks: [
          {
            name: 'ethereum',
            display_name: 'Ethereum',
            chain_id: '1',
            contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
          },
          {
            name: 'base',
            display_name: 'Base',
            chain_id: '8453',
            contract_address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
          },
        ],
      },
      {
        id: 'SOL',
        symbol: 'SOL',
        networks: [{ name: 'solana', display_name: 'Solana', chain_id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
      },
    ])
    expect(options.purchaseCurrencies[0]?.icon_url).toMatch(/^\/v1\/image\//)
    const [first] = server.requests
    expect([first?.headers.authorization, first?.headers['meld-version']]).toEqual([`BASIC ${key}`, '2023-12-19'])
    expect(new URL(first?.url ?? '', server.url).searchParams.get('countries')).toBe('US')
    await readOptions(cloud)
    expect(server.requests).toHaveLength(2)
  })
})

describe('the quotes of Meld', () => {
  it('come from the seller that delivers most', async () => {
    const { cloud, server } = await setUp()
    expect(await readQuote(cloud, { country: 'US-NY' })).toEqual({
      provider: 'meld',
      quoteId: 'BANXA',
      purchaseAmount: { amount: '98.5', currency: 'USDC' },
      paymentTotal: { amount: '100.75', currency: 'USD' },
      paymentSubtotal: { amount: '96.5', currency: 'USD' },
      fees: [
        { name: 'provider', amount: '2', currency: 'USD' },
        { name: 'network', amount: '0.25', currency: 'USD' },
      ],
    })
    await readQuote(cloud, { network: 'base', paymentMethod: 'ach_bank_account', country: 'DE' })
    const common = { sourceAmount: 100.75, sourceCurrencyCode: 'USD' }
    const bodies = server.requests.filter(({ url }) => url === '/payments/crypto/quote').map(readBody)
    expect(bodies).toEqual([
      {
        ...common,
        countryCode: 'US',
        subdivision: 'NY',
        destinationCurrencyCode: 'USDC',
        paymentMethodType: 'CREDIT_DEBIT_CARD',
      },
      { ...common, countryCode: 'DE', destinationCurrencyCode: 'USDC_BASE', paymentMethodType: 'ACH' },
    ])
  })

  it('write tiny amounts without an exponent', async () => {
    const { cloud, server } = await setUp()
    await readOptions(cloud)
    server.mode = { kind: 'text', body: JSON.stringify({ quotes: [{ ...meldQuoteVector, destinationAmount: 1e-7 }] }) }
    expect((await readQuote(cloud)).purchaseAmount.amount).toBe('0.0000001')
  })

  const wrong = (change: object): UpstreamServerMode => ({
    kind: 'text',
    body: JSON.stringify({ quotes: [{ ...meldQuoteVector, ...change }] }),
  })
  it.each<readonly [title: string, mode: UpstreamServerMode, outcome: string]>([
    ['answers 429', { kind: 'status', status: 429 }, 'http_429'],
    ['answers 500', { kind: 'status', status: 500 }, 'http_500'],
    ['refuses its key', { kind: 'status', status: 401 }, 'http_401'],
    ['refuses the amount', { kind: 'status', status: 400 }, 'http_400'],
    ['cuts its answer off', { kind: 'cut' }, 'UND_ERR_SOCKET'],
    ['answers no JSON', { kind: 'text', body: '<html>' }, 'no_json'],
    ['breaks its schema', wrong({ destinationAmount: '96.43' }), 'schema'],
    ['answers with a negative amount', wrong({ sourceAmount: -1 }), 'schema'],
    ['answers for another token', wrong({ destinationCurrencyCode: 'USDT' }), 'foreign_answer'],
    ['answers for another currency', wrong({ sourceCurrencyCode: 'EUR' }), 'foreign_answer'],
    ['has no seller', { kind: 'text', body: '{"quotes":[],"message":"none"}' }, 'no_quote'],
  ])('fail without URLs and keys when Meld %s', async (_title, mode, outcome) => {
    const { cloud, server } = await setUp()
    await readOptions(cloud)
    server.mode = mode
    const error = await readError(await quote(cloud))
    expect(error).toMatchObject({ status: 502, code: 'upstream_failed', reasons: [{ name: 'onramp' }] })
    const metrics = await cloud.metrics.registry.metrics()
    expect(metrics).toContain(`latchkey_provider_attempts_total{concern="onramp",provider="meld",outcome="${outcome}"}`)
    const output = JSON.stringify([error, cloud.logger.lines]) + metrics
    for (const hidden of [key, 'a-secret-of-meld', new URL(server.url).host]) expect(output).not.toContain(hidden)
  })

  it('fail in time when Meld is silent', { timeout: 30_000 }, async () => {
    const { cloud, server } = await setUp()
    await readOptions(cloud)
    server.mode = { kind: 'hang' }
    expect(await readError(await quote(cloud))).toMatchObject({ status: 504, code: 'upstream_timeout' })
  })

  it.each([
    ['a currency', { purchaseCurrency: 'BTC' }],
    ['a network of the currency', { network: 'celo' }],
  ])('are not asked for %s that Meld does not sell', async (_title, change) => {
    const { cloud, server } = await setUp()
    expect(await readError(await quote(cloud, change))).toMatchObject({ status: 502 })
    expect(listPaths(server)).not.toContain('/payments/crypto/quote')
  })
})

describe('a purchase at Meld', () => {
  it('begins on the page of the seller that delivers most', async () => {
    const { cloud, server } = await setUp()
    const more = {
      provider: 'meld',
      partnerUserId: purchaseId,
      presetFiatAmount: 250,
      paymentCurrency: 'EUR',
      country: 'DE',
    }
    expect(await readUrl(cloud, more)).toBe('https://meldcrypto.com/?token=of-BANXA')
    const [widget] = server.requests.filter(({ url }) => url === '/crypto/session/widget')
    expect(widget && readBody(widget)).toEqual({
      sessionType: 'BUY',
      externalSessionId: purchaseId,
      sessionData: {
        countryCode: 'DE',
        sourceAmount: '250',
        sourceCurrencyCode: 'EUR',
        destinationCurrencyCode: 'USDC_BASE',
        paymentMethodType: 'CREDIT_DEBIT_CARD',
        serviceProvider: 'BANXA',
        walletAddress: account,
      },
    })
  })

  it('is for accounts of Solana too, of SOL unless the app asks for more', async () => {
    const { cloud, server } = await setUp()
    for (const address of [solanaAccount, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solanaAccount}`]) {
      await readUrl(cloud, { destinationWallets: [{ address }] })
    }
    const widgets = server.requests.filter(({ url }) => url === '/crypto/session/widget').map(readBody)
    const sessionData = { destinationCurrencyCode: 'SOL', walletAddress: solanaAccount }
    expect(widgets).toMatchObject([{ sessionData }, { sessionData }])
  })

  it('begins once: what failed is not begun again', async () => {
    const { cloud, server } = await setUp()
    await readOptions(cloud)
    server.mode = { kind: 'status', status: 500 }
    expect((await begin(cloud)).status).toBe(502)
    expect(listPaths(server).slice(2)).toEqual(['/payments/crypto/quote'])
  })

  it.each(['http://meldcrypto.com/?token=a', 'javascript:alert(1)', 'https:///x'])(
    'opens no page %s',
    async (widgetUrl) => {
      const { cloud, server } = await setUp()
      // Both answers at once: a quote, and the page.
      server.mode = { kind: 'answer' }
      await readOptions(cloud)
      server.mode = { kind: 'text', body: JSON.stringify({ quotes: [meldQuoteVector], widgetUrl }) }
      const more = { destinationWallets: [{ address: account, assets: ['USDC'] }] }
      expect(await readError(await begin(cloud, more))).toMatchObject({ status: 502, code: 'upstream_failed' })
      expect(listPaths(server)).toContain('/crypto/session/widget')
    },
  )

  it('is limited for an address, and Meld is asked for no more', async () => {
    const { cloud, server } = await setUp({ LATCHKEY_RATE_ONRAMP: '3' })
    const { projectId } = await cloud.createProject()
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await post(cloud, '/v1/generators/onrampurl', order, projectId)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(listPaths(server).filter((path) => path === '/crypto/session/widget')).toHaveLength(3)
  })
})

describe('the purchases of Meld', () => {
  const ask = async (cloud: TestCloud) => {
    const response = await cloud.ask(`/v1/account/${purchaseId}/history?onramp=meld`)
    return parse(getHistory.response, await response.json()).data
  }

  it('are read by the id of the purchase', async () => {
    const { cloud, server } = await setUp()
    expect(await ask(cloud)).toEqual([
      {
        id: meldTransactionVector.id,
        metadata: {
          minedAt: '2026-11-07T05:31:56Z',
          chain: 'eip155:8453',
          operationType: 'buy',
          status: 'pending',
          sentFrom: 'meld',
          sentTo: account,
        },
        transfers: [
          { direction: 'in', to: account, fungible_info: { symbol: 'USDC' }, quantity: { numeric: '96.43' } },
        ],
      },
    ])
    expect(server.requests.map(({ url }) => url)).toEqual([
      `/payments/transactions?externalSessionIds=${purchaseId}&limit=100`,
    ])
  })

  it.each([
    ['SETTLED', 'confirmed'],
    ['FAILED', 'failed'],
    ['DECLINED', 'failed'],
    ['CANCELLED', 'failed'],
    ['REFUNDED', 'failed'],
    ['PENDING', 'pending'],
    ['ERROR', 'pending'],
    ['TWO_FA_REQUIRED', 'pending'],
  ])('read the state %s as %s', async (status, expected) => {
    const { cloud, server } = await setUp()
    const blockchainTransactionId = `0x${'cd'.repeat(32)}`
    const cryptoDetails = { ...meldTransactionVector.cryptoDetails, blockchainTransactionId }
    server.mode = {
      kind: 'text',
      body: JSON.stringify({ transactions: [{ ...meldTransactionVector, status, cryptoDetails }] }),
    }
    const [row] = await ask(cloud)
    expect([row?.metadata.status, row?.metadata.hash]).toEqual([expected, blockchainTransactionId])
  })

  it('never include those of others, and need no details', async () => {
    const { cloud, server } = await setUp()
    const { cryptoDetails: _details, ...early } = meldTransactionVector
    const transactions = [
      { ...meldTransactionVector, externalSessionId: 'cd'.repeat(16) },
      { ...meldTransactionVector, externalSessionId: null },
      { ...early, status: 'PENDING_CREATED', destinationAmount: null, destinationCurrencyCode: 'SOL' },
    ]
    server.mode = { kind: 'text', body: JSON.stringify({ transactions }) }
    expect(await ask(cloud)).toEqual([
      {
        id: meldTransactionVector.id,
        metadata: {
          minedAt: '2026-11-07T05:31:56Z',
          chain: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
          operationType: 'buy',
          status: 'pending',
          sentFrom: 'meld',
          sentTo: '',
        },
        transfers: [{ direction: 'in', fungible_info: { symbol: 'SOL' } }],
      },
    ])
  })
})

describe('Meld without a key', () => {
  const setUpPage = () =>
    startTestCloud({ storage, environment: { LATCHKEY_ONRAMP: 'meld', LATCHKEY_MELD_PAGE: page } })

  it('is a page, which the options name', async () => {
    const cloud = await setUpPage()
    expect(await readOptions(cloud)).toEqual({
      purchaseCurrencies: [],
      paymentCurrencies: [],
      providers: ['meld'],
      pages: [{ provider: 'meld', url: page }],
    })
  })

  it.each([
    [account, 'USDC'],
    [solanaAccount, 'SOL'],
  ])('extends the page with the account %s and the currency %s', async (address, currency) => {
    const cloud = await setUpPage()
    const url = new URL(await readUrl(cloud, { destinationWallets: [{ address }] }))
    expect([url.origin, Object.fromEntries(url.searchParams)]).toEqual([
      'https://meldcrypto.com',
      { publicKey: 'of-the-operator', walletAddress: address, destinationCurrencyCode: currency },
    ])
  })

  it('has no quotes and purchases', async () => {
    const cloud = await setUpPage()
    for (const response of [
      await quote(cloud),
      await quote(cloud, { provider: 'meld' }),
      await cloud.ask(`/v1/account/${purchaseId}/history?onramp=meld`),
    ]) {
      expect(await readError(response)).toMatchObject({ status: 501, code: 'not_configured' })
    }
  })
})

describe('Coinbase and Meld', () => {
  it('offer together what either of them sells', async () => {
    const { cloud } = await setUpBoth()
    const options = await readOptions(cloud)
    expect(options.providers).toEqual(['coinbase', 'meld'])
    expect(options.purchaseCurrencies.map(({ id, networks }) => [id, networks.map(({ name }) => name)])).toEqual([
      ['2b92315d-eab7-5bef-84fa-089a131333f5', ['ethereum', 'base']],
      ['SOL', ['solana']],
    ])
    expect(options.paymentCurrencies).toEqual([
      {
        id: 'USD',
        payment_method_limits: [
          { id: 'card', min: '5', max: '30000' },
          { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
        ],
      },
      { id: 'EUR', payment_method_limits: [{ id: 'card', min: '5.5', max: '25000' }] },
    ])
  })

  it('are compared by what arrives', async () => {
    const { cloud, coinbase } = await setUpBoth('meld,coinbase')
    const ask = async () => {
      const { provider, purchaseAmount } = await readQuote(cloud)
      return [provider, purchaseAmount.amount]
    }
    await readOptions(cloud)
    expect(await ask()).toEqual(['coinbase', '100.000000'])
    const purchase_amount = { value: '98.499999', currency: 'USDC' }
    coinbase.mode = { kind: 'text', body: JSON.stringify({ ...coinbaseQuoteVector, purchase_amount }) }
    expect(await ask()).toEqual(['meld', '98.5'])
  })

  it('are each asked in their own words', async () => {
    const { cloud, coinbase, meld } = await setUpBoth()
    const options = await readOptions(cloud)
    const purchaseCurrency = options.purchaseCurrencies[0]?.id ?? ''
    await readQuote(cloud, { purchaseCurrency })
    const [toCoinbase] = coinbase.requests.filter(({ url }) => url === '/v1/buy/quote')
    const [toMeld] = meld.requests.filter(({ url }) => url === '/payments/crypto/quote')
    expect([toCoinbase && readBody(toCoinbase), toMeld && readBody(toMeld)]).toMatchObject([
      { purchase_currency: purchaseCurrency },
      { destinationCurrencyCode: 'USDC' },
    ])
  })

  it.each(['coinbase', 'meld'] as const)('do without %s while it fails', async (failing) => {
    const both = await setUpBoth()
    const other = failing === 'meld' ? 'coinbase' : 'meld'
    both[failing].mode = { kind: 'status', status: 500 }
    expect((await readOptions(both.cloud)).purchaseCurrencies).not.toEqual([])
    expect((await readQuote(both.cloud)).provider).toBe(other)
    expect(await readError(await quote(both.cloud, { provider: failing }))).toMatchObject({ status: 502 })
    both[other].mode = { kind: 'status', status: 500 }
    expect(await readError(await quote(both.cloud))).toMatchObject({ status: 502, code: 'upstream_failed' })
  })

  it('sell a currency that one of them has, and each network to its accounts', async () => {
    const { cloud, coinbase } = await setUpBoth()
    const more = { purchaseCurrency: 'SOL', network: 'solana' }
    expect((await readQuote(cloud, more)).provider).toBe('meld')
    expect(coinbase.requests.map(({ url }) => url)).not.toContain('/v1/buy/quote')
    expect(await readUrl(cloud, { destinationWallets: [{ address: solanaAccount }] })).toContain('meldcrypto.com')
    expect(await readUrl(cloud)).toContain('pay.coinbase.com')
    expect(await readUrl(cloud, { provider: 'meld' })).toContain('meldcrypto.com')
    const both = { destinationWallets: [{ address: account }, { address: solanaAccount }], provider: 'coinbase' }
    expect(await readError(await begin(cloud, both))).toMatchObject({
      code: 'invalid_request',
      reasons: [{ name: 'body.destinationWallets' }],
    })
  })
})
