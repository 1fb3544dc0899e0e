import { apiErrorSchema, getTokenPrices } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureSigner } from '../../../images/createPictureSigner.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { answerCoingecko } from '../../../test/doubles/coingecko.ts'
import { answerDefillama, defillamaVector } from '../../../test/doubles/defillama.ts'
import { answerJupiter } from '../../../test/doubles/jupiter.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'
import { startUpstreamServer, type UpstreamServer, type UpstreamServerMode } from '../../../test/startUpstreamServer.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

/** A little after the time of the vectors. */
const readAt = 1_700_000_060
const husd = 'eip155:1:0xdF574c24545E5FfEcb9a659c229253D4111d87e1'
const wbtc = 'eip155:1:0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'
const ether = 'eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const usdc = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const key = 'the-key-of-a-provider'

const doubles = { defillama: answerDefillama, coingecko: answerCoingecko, jupiter: answerJupiter }
type Name = keyof typeof doubles

/** A cloud whose providers are doubles, preferred first. */
async function setUp(names: readonly Name[], environment: Readonly<Record<string, string>> = {}) {
  const servers = new Map<Name, UpstreamServer>()
  const settings: Record<string, string> = { LATCHKEY_PRICES: names.join(','), ...environment }
  for (const name of names) {
    const server = await startUpstreamServer({ answer: doubles[name] })
    servers.set(name, server)
    const prefix = `LATCHKEY_${name.toUpperCase()}`
    settings[`${prefix}_URL`] = server.url
    if (name !== 'defillama') settings[`${prefix}_KEY`] = key
  }
  const cloud = await startTestCloud({ storage, environment: settings })
  cloud.clock.now = readAt * 1_000
  const get = (name: Name): UpstreamServer => {
    const server = servers.get(name)
    if (server === undefined) throw new TypeError(`This test has no ${name}.`)
    return server
  }
  return { cloud, get }
}

function ask(cloud: TestCloud, addresses: readonly string[], currency = 'usd'): Promise<Response> {
  const body = JSON.stringify({ projectId: 'dev', currency, addresses })
  return cloud.ask('/v1/fungible/price', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
}

async function read(...parameters: Parameters<typeof ask>) {
  return parse(getTokenPrices.response, await (await ask(...parameters)).json()).fungibles
}

async function readError(response: Response) {
  return { status: response.status, ...parse(apiErrorSchema, await response.json()) }
}

describe('POST /v1/fungible/price', () => {
  it('returns the prices of DefiLlama in dollars [S7.013] [S7.014]', async () => {
    const { cloud, get } = await setUp(['defillama'])
    expect(await read(cloud, [husd, ether, wbtc])).toEqual([
      { address: husd, name: 'HUSD', symbol: 'HUSD', price: 0.022, decimals: 8, asOf: readAt, iconUrl: null },
      { address: ether, name: 'ETH', symbol: 'ETH', price: 2_000.5, asOf: readAt, iconUrl: null },
    ])
    expect(get('defillama').requests.map(({ url }) => url)).toEqual([
      '/prices/current/coingecko:ethereum,ethereum:0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599,ethereum:0xdF574c24545E5FfEcb9a659c229253D4111d87e1',
    ])
  })

  it.each([
    ['has little confidence', { confidence: 0.79 }],
    ['is older than an hour', { timestamp: readAt - 3_601 }],
    ['is a day old', { timestamp: readAt - 86_400 }],
  ])('leaves out a price of DefiLlama that %s', async (_title, change) => {
    const { cloud, get } = await setUp(['defillama'])
    const coin = { ...defillamaVector.coins['coingecko:ethereum'], ...change }
    get('defillama').mode = { kind: 'text', body: JSON.stringify({ coins: { 'coingecko:ethereum': coin } }) }
    expect(await read(cloud, [ether])).toEqual([])
  })

  const impossible = ['-0.01', '1e31', '1e400', 'null', '"NaN"', '"12"', '[1]'] as const
  const sol = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11111111111111111111111111111111111111112'
  it.each(
    impossible.flatMap((price) => [
      {
        name: 'defillama' as const,
        price,
        body: `{"coins":{"coingecko:ethereum":{"price":${price},"timestamp":${readAt}}}}`,
      },
      { name: 'coingecko' as const, price, body: `{"ethereum":{"usd":${price}}}` },
      { name: 'jupiter' as const, price, body: `{"${sol.slice(-43)}":{"usdPrice":${price}}}` },
    ]),
  )('never shows the price $price of $name', async ({ name, body }) => {
    const { cloud, get } = await setUp([name])
    get(name).mode = { kind: 'text', body }
    const response = await ask(cloud, [name === 'jupiter' ? sol : ether])
    expect(get(name).requests.length).toBeGreaterThan(0)
    // Nothing, or the failure of the concern.
    expect([200, 502]).toContain(response.status)
    expect(await response.text()).not.toContain('"price":')
  })

  it('shows a price of 0, and the largest one', async () => {
    const { cloud, get } = await setUp(['coingecko'])
    for (const price of [0, 1e30]) {
      get('coingecko').mode = { kind: 'text', body: JSON.stringify({ ethereum: { usd: price } }) }
      expect(await read(cloud, [ether])).toMatchObject([{ price }])
      cloud.clock.now += 31_000
    }
  })

  it('returns the prices of CoinGecko in other currencies, with the key in a header', async () => {
    const { cloud, get } = await setUp(['coingecko'])
    expect((await read(cloud, [wbtc, ether, husd], 'EUR')).map(({ address, price }) => [address, price])).toEqual([
      [wbtc, 61_234.5],
      [ether, 1_850.25],
    ])
    const { requests } = get('coingecko')
    expect(requests.map(({ url }) => decodeURIComponent(url)).toSorted()).toEqual([
      '/simple/price?ids=ethereum&vs_currencies=eur',
      '/simple/token_price/ethereum?contract_addresses=0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599,0xdF574c24545E5FfEcb9a659c229253D4111d87e1&vs_currencies=eur',
    ])
    expect(requests.map(({ headers }) => headers['x-cg-demo-api-key'])).toEqual([key, key])
  })

  it('returns the prices of Jupiter for Solana', async () => {
    const { cloud, get } = await setUp(['jupiter'])
    expect(await read(cloud, [usdc, ether])).toEqual([
      { address: usdc, name: 'USD Coin', symbol: 'USDC', price: 0.9999, decimals: 6, asOf: readAt, iconUrl: null },
    ])
    expect(get('jupiter').requests.map(({ headers, url }) => [url, headers['x-api-key']])).toEqual([
      ['/price/v3?ids=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', key],
    ])
  })

  it('names the picture of a listed token at a path that this cloud has signed', async () => {
    const server = await startUpstreamServer({ answer: answerDefillama })
    const token = {
      chainId: 'eip155:1',
      address: husd.slice('eip155:1:'.length),
      symbol: 'HUSD',
      name: 'HUSD',
      decimals: 8,
    } as const
    const list = [{ ...token, logoUri: 'https://lists.example/husd.png' }]
    const cloud = await startTestCloud({
      storage,
      environment: { LATCHKEY_PRICES: 'defillama', LATCHKEY_DEFILLAMA_URL: server.url },
      tokens: { list: (chainId) => (chainId === token.chainId ? list : []) },
    })
    cloud.clock.now = readAt * 1_000
    const [price, coin] = await read(cloud, [husd, ether])
    const signer = createPictureSigner({ keys: ['11'.repeat(32)], gateway: undefined, now: () => cloud.clock.now })
    expect(signer.read(price?.iconUrl?.slice('/v1/image/'.length) ?? '')).toBe('https://lists.example/husd.png')
    expect(coin?.iconUrl).toBeNull()
  })

  it('asks each provider only for what it serves, and returns what one has while another fails', async () => {
    const { cloud, get } = await setUp(['jupiter', 'coingecko'])
    get('jupiter').mode = { kind: 'status', status: 500 }
    expect((await read(cloud, [usdc, ether])).map(({ address }) => address)).toEqual([ether])
    expect(get('jupiter').requests.length).toBeGreaterThan(0)
  })

  const failures: readonly (readonly [title: string, mode: UpstreamServerMode, outcome: string])[] = [
    ['is slow', { kind: 'hang' }, 'timeout'],
    ['answers 429', { kind: 'status', status: 429 }, 'http_429'],
    ['answers 500', { kind: 'status', status: 500 }, 'http_500'],
    ['refuses its key', { kind: 'status', status: 401 }, 'http_401'],
    ['cuts its answer off', { kind: 'cut' }, 'UND_ERR_SOCKET'],
    ['answers no JSON', { kind: 'text', body: '<html>' }, 'no_json'],
    ['breaks its schema', { kind: 'text', body: '{"coins":{"coingecko:ethereum":{"price":"1"}}}' }, 'schema'],
  ]
  const otherTokens = {
    defillama: '{"coins":{"coingecko:bitcoin":{"price":1,"timestamp":1700000000}}}',
    coingecko: '{"bitcoin":{"usd":1}}',
    jupiter: '{"EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v":{"usdPrice":1}}',
  }
  const names = ['defillama', 'coingecko', 'jupiter'] as const
  const cases = names.flatMap((name) => [
    // One provider shows the timeout of 3 s.
    ...failures
      .filter(([, { kind }]) => kind !== 'hang' || name === 'defillama')
      .map(([title, mode, outcome]) => ({ name, title, mode, outcome })),
    {
      name,
      title: 'answers for another token',
      mode: { kind: 'text', body: otherTokens[name] } as const,
      outcome: 'foreign_answer',
    },
  ])
  it.each(cases)('asks the next provider when $name $title', async ({ mode, name, outcome }) => {
    const other = name === 'coingecko' ? 'defillama' : 'coingecko'
    const { cloud, get } = await setUp([name, other])
    get(name).mode = mode
    expect((await ask(cloud, [name === 'jupiter' ? sol : ether])).status).toBe(200)
    expect([get(name).requests.length, get(other).requests.length]).toEqual([1, 1])
    expect(await cloud.metrics.registry.metrics()).toContain(
      `latchkey_provider_attempts_total{concern="prices",provider="${name}",outcome="${outcome}"} 1`,
    )
  })

  it('says which concern failed, without URLs and keys, and forgets the failure', async () => {
    const { cloud, get } = await setUp(['coingecko'])
    get('coingecko').mode = { kind: 'status', status: 503 }
    const error = await readError(await ask(cloud, [ether]))
    expect(error).toMatchObject({ status: 502, code: 'upstream_failed', reasons: [{ name: 'prices' }] })
    const output = JSON.stringify([error, cloud.logger.lines]) + (await cloud.metrics.registry.metrics())
    expect(output).not.toMatch(new RegExp(`${key}|${new URL(get('coingecko').url).host}`))
    get('coingecko').mode = { kind: 'answer' }
    expect(await read(cloud, [ether])).toMatchObject([{ price: 2_000.5 }])
  })

  it('uses a price for 30 s, and for 10 minutes with its time while the provider fails', async () => {
    const { cloud, get } = await setUp(['defillama'])
    const prices = await Promise.all(Array.from({ length: 20 }, () => read(cloud, [ether])))
    expect(new Set(prices.map(([first]) => first?.price))).toEqual(new Set([2_000.5]))
    expect(get('defillama').requests).toHaveLength(1)
    get('defillama').mode = { kind: 'status', status: 503 }
    cloud.clock.now += 599_000
    expect(await read(cloud, [ether])).toMatchObject([{ price: 2_000.5, asOf: readAt }])
    cloud.clock.now += 1_000
    expect((await ask(cloud, [ether])).status).toBe(502)
  })

  it('returns nothing for an empty question, and for chains and currencies that no provider serves', async () => {
    const { cloud, get } = await setUp(['defillama'])
    expect(await read(cloud, [])).toEqual([])
    expect(await read(cloud, ['eip155:11155111:0x01', 'polkadot:b0a8d493285c2df73290dfb7e61f870f:x'])).toEqual([])
    expect(await read(cloud, [ether], 'eur')).toEqual([])
    expect(get('defillama').requests).toEqual([])
  })

  it('refuses an address that is no CAIP-10 id, by its place', async () => {
    const { cloud } = await setUp(['defillama'])
    expect(await readError(await ask(cloud, [ether, '0x01']))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      reasons: [{ name: 'body.addresses.1' }],
    })
  })

  it('limits how often a client asks', async () => {
    const { cloud } = await setUp(['defillama'], { LATCHKEY_RATE_RPC_ADDRESS: '50' })
    const { projectId } = await cloud.createProject()
    const body = JSON.stringify({ projectId, currency: 'usd', addresses: [ether] })
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await cloud.ask('/v1/fungible/price', { projectId, method: 'POST', body })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
