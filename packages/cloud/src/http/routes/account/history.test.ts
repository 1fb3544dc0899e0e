import { createHash } from 'node:crypto'
import { apiErrorSchema, getHistory } from '@latchkey/protocol/api'
import { getConfig } from '@latchkey/protocol/project'
import { array, object, parse, record, string, unknown } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureSigner } from '../../../images/createPictureSigner.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { type BlockscoutDoubleRow, blockscoutStart, createBlockscoutDouble } from '../../../test/doubles/blockscout.ts'
import { createEsploraDouble, type EsploraDoubleRow, toEsploraTransaction } from '../../../test/doubles/esplora.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'
import { startUpstreamServer, type UpstreamServerMode } from '../../../test/startUpstreamServer.ts'
import type { Token } from '../../../tokens/TokenList.ts'
import { createListCursors } from '../../../upstream/cursors/createListCursors.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const third = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const own = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const friend = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'
const readAt = blockscoutStart + 86_400_000
const key = 'proapi-of-the-test'
/** That of a test cloud. */
const signInKey = '11'.repeat(32)

const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')

function ask(cloud: TestCloud, address: string, query: Readonly<Record<string, string>> = {}): Promise<Response> {
  return cloud.ask(`/v1/account/${address}/history?${new URLSearchParams(query).toString()}`)
}

async function read(...parameters: Parameters<typeof ask>) {
  const response = await ask(...parameters)
  expect(response.status).toBe(200)
  return parse(getHistory.response, await response.json())
}

async function readError(response: Response) {
  return { status: response.status, ...parse(apiErrorSchema, await response.json()) }
}

/** Reads a list to its end. */
async function readAll(cloud: TestCloud, address: string, query: Readonly<Record<string, string>> = {}) {
  const pages: Awaited<ReturnType<typeof read>>[] = []
  let cursor: string | null | undefined
  do {
    const page = await read(cloud, address, { ...query, ...(typeof cursor === 'string' ? { cursor } : {}) })
    pages.push(page)
    cursor = page.next
  } while (cursor !== null && pages.length < 50)
  return pages
}

async function start(parameters: {
  readonly environment: Readonly<Record<string, string>>
  readonly tokens?: readonly Token[]
}): Promise<TestCloud> {
  const { environment, tokens = [] } = parameters
  const list = (chainId: string) => tokens.filter((token) => token.chainId === chainId)
  const cloud = await startTestCloud({ storage, environment, tokens: { list } })
  cloud.clock.now = readAt
  return cloud
}

/** A cloud with Bitcoin. */
async function startBitcoin(rows: readonly EsploraDoubleRow[]) {
  const server = await startUpstreamServer({ answer: createEsploraDouble(rows) })
  const cloud = await start({ environment: { LATCHKEY_HISTORY: 'esplora', LATCHKEY_ESPLORA_URL: server.url } })
  return { cloud, server }
}

/** A cloud with an instance of Blockscout for each chain. */
async function startEvm(
  chains: Readonly<Record<string, readonly BlockscoutDoubleRow[]>>,
  tokens: readonly Token[] = [],
) {
  const servers = new Map<string, Awaited<ReturnType<typeof startUpstreamServer>>>()
  for (const [chainId, rows] of Object.entries(chains)) {
    servers.set(chainId, await startUpstreamServer({ answer: createBlockscoutDouble({ account, rows }) }))
  }
  const instances = [...servers].map(([chainId, { url }]) => `${chainId}=${url}`).join(',')
  const cloud = await start({
    environment: { LATCHKEY_HISTORY: 'blockscout', LATCHKEY_BLOCKSCOUT_INSTANCES: instances },
    tokens,
  })
  const get = (chainId: string) => {
    const server = servers.get(chainId)
    if (server === undefined) throw new TypeError(`This test has no ${chainId}.`)
    return server
  }
  return { cloud, get }
}

const seconds = readAt / 1_000
const received = { txid: hashOf('in'), inputs: [[friend, 60_000]], outputs: [[own, 50_000]], fee: 10_000 } as const

function createBitcoinRows(count: number): readonly EsploraDoubleRow[] {
  return Array.from({ length: count }, (_unused, index) => {
    return { ...received, txid: hashOf(`row ${index}`), time: seconds - 7_200 - index * 600 }
  })
}

function createEvmRows(name: string, count: number, step: number): readonly BlockscoutDoubleRow[] {
  return Array.from({ length: count }, (_unused, index) => {
    return {
      block: 5_000 - index * step,
      hash: `0x${hashOf(`${name} ${index}`)}`,
      from: other,
      to: account,
      value: '1',
    }
  })
}

describe('GET /v1/account/{account}/history of Bitcoin', () => {
  it('returns what was received, sent, moved to oneself and still waits [S3.034] [S3.035]', async () => {
    const { cloud, server } = await startBitcoin([
      {
        txid: hashOf('new'),
        inputs: [[own, 90_000]],
        outputs: [
          [friend, 30_000],
          [own, 59_000],
        ],
        fee: 1_000,
      },
      { ...received, time: seconds - 60 },
      { txid: hashOf('self'), inputs: [[own, 5_000]], outputs: [[own, 4_900]], fee: 100, time: seconds - 900 },
      {
        ...{ txid: hashOf('joint'), fee: 500, time: seconds - 1_800 },
        inputs: [
          [own, 10_000],
          [friend, 10_000],
        ],
        outputs: [
          ['bc1qthird', 14_500],
          [own, 5_000],
        ],
      },
    ])
    const { data, next, unavailable } = await read(cloud, own)
    expect([next, unavailable]).toEqual([null, undefined])
    const btc = { name: 'Bitcoin', symbol: 'BTC' }
    expect(data).toEqual([
      {
        id: `bip122:000000000019d6689c085ae165831e93:${hashOf('new')}`,
        metadata: {
          minedAt: new Date(readAt).toISOString(),
          chain: 'bip122:000000000019d6689c085ae165831e93',
          hash: hashOf('new'),
          operationType: 'send',
          status: 'pending',
          sentFrom: own,
          sentTo: friend,
        },
        transfers: [
          {
            ...{ direction: 'out', from: own, to: friend, isListed: true },
            ...{ fungible_info: btc, quantity: { numeric: '0.0003' } },
          },
        ],
        fee: { symbol: 'BTC', numeric: '0.00001' },
      },
      expect.objectContaining({
        metadata: expect.objectContaining({
          minedAt: new Date(readAt - 60_000).toISOString(),
          operationType: 'receive',
          status: 'confirmed',
          sentFrom: friend,
          sentTo: own,
        }),
        transfers: [expect.objectContaining({ direction: 'in', quantity: { numeric: '0.0005' } })],
      }),
      expect.objectContaining({
        transfers: [expect.objectContaining({ direction: 'self', quantity: { numeric: '0.000049' } })],
      }),
      // Its own part of a transaction of two.
      expect.objectContaining({
        transfers: [expect.objectContaining({ direction: 'out', quantity: { numeric: '0.00005' } })],
      }),
    ])
    expect(server.requests.map(({ url }) => url)).toEqual([`/address/${own}/txs`])
  })

  it('returns 50 a page, each once, to the end [S9.099] [S9.100]', async () => {
    const rows = createBitcoinRows(130)
    const { cloud } = await startBitcoin(rows)
    const pages = await readAll(cloud, own)
    expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 30])
    expect(pages.flatMap(({ data }) => data.map(({ metadata }) => metadata.hash))).toEqual(rows.map(({ txid }) => txid))
  })

  it('caches the first page for 15 s, others for 10 minutes, and new rows like the first page', async () => {
    const { cloud, server } = await startBitcoin(createBitcoinRows(80))
    const first = await Promise.all(Array.from({ length: 10 }, () => read(cloud, own)))
    expect(server.requests).toHaveLength(2)
    const cursor = first[0]?.next ?? ''
    const paths = async (act: () => Promise<unknown>) => {
      const before = server.requests.length
      await act()
      return server.requests.slice(before).map(({ url }) => url.replace(`/address/${own}/txs`, ''))
    }
    const [, , , lastOfSecond, lastOfThird] = [0, 1, 24, 49, 74].map((index) => hashOf(`row ${index}`))
    expect(await paths(() => read(cloud, own, { cursor }))).toEqual([`/chain/${lastOfSecond}`, `/chain/${lastOfThird}`])
    cloud.clock.now += 15_000
    // The second page of Esplora is old, so only its first is read again.
    expect(await paths(() => read(cloud, own))).toEqual([''])
    expect(await paths(() => read(cloud, own, { cursor }))).toEqual([])
    cloud.clock.now += 585_000
    expect(await paths(() => read(cloud, own, { cursor }))).toEqual([`/chain/${lastOfSecond}`, `/chain/${lastOfThird}`])
  })

  it('refuses cursors of others, forged ones and old ones, and says what to do', async () => {
    const { cloud } = await startBitcoin(createBitcoinRows(80))
    const { next } = await read(cloud, own)
    const cursor = next ?? ''
    const error = await readError(await ask(cloud, own, { cursor: `A${cursor}` }))
    expect(error).toMatchObject({ status: 400, code: 'cursor_invalid', reasons: [{ name: 'query.cursor' }] })
    expect(error.message).toMatch(/Nothing was lost; read the list again from its first page/)
    const chainId = 'bip122:000000000019d6689c085ae165831e93'
    const refusals = [ask(cloud, friend, { cursor }), ask(cloud, own, { cursor, chainId })]
    for (const response of await Promise.all(refusals)) {
      expect(await readError(response)).toMatchObject({ status: 400, code: 'cursor_invalid' })
    }
    cloud.clock.now += 3_600_000
    expect(await readError(await ask(cloud, own, { cursor }))).toMatchObject({ code: 'cursor_invalid' })
    expect((await read(cloud, own)).data).toHaveLength(50)
  })

  const broken = (change: object): string => {
    return JSON.stringify([{ ...toEsploraTransaction({ ...received, time: seconds }), ...change }])
  }
  const output = { scriptpubkey_address: own, value: 1 }
  const status = { confirmed: true, block_time: seconds }
  const small = { txid: hashOf('small'), fee: 1, vin: [], vout: [output], status }
  const answers: readonly (readonly [title: string, mode: UpstreamServerMode, outcome: string])[] = [
    ['answers 429', { kind: 'status', status: 429 }, 'http_429'],
    ['answers 500', { kind: 'status', status: 500 }, 'http_500'],
    ['refuses the key', { kind: 'status', status: 401 }, 'http_401'],
    ['cuts its answer off', { kind: 'cut' }, 'UND_ERR_SOCKET'],
    ['answers no JSON', { kind: 'text', body: '<html>' }, 'no_json'],
    ['breaks its schema', { kind: 'text', body: '{"txs":[]}' }, 'schema'],
    ['answers for another account', { kind: 'text', body: broken({ vout: [], vin: [] }) }, 'foreign_answer'],
    ['has a negative amount', { kind: 'text', body: broken({ fee: -1 }) }, 'schema'],
    [
      'has an address that is none',
      { kind: 'text', body: broken({ vin: [{ prevout: { ...output, scriptpubkey_address: '<b>' } }] }) },
      'schema',
    ],
    ['has no time', { kind: 'text', body: broken({ status: { confirmed: true } }) }, 'schema'],
    [
      'has a time in the far future',
      { kind: 'text', body: broken({ status: { confirmed: true, block_time: 1e12 } }) },
      'schema',
    ],
    [
      'has a time before Bitcoin',
      { kind: 'text', body: broken({ status: { confirmed: true, block_time: 1 } }) },
      'schema',
    ],
    [
      'has 10,000 rows in a page',
      {
        kind: 'text',
        body: JSON.stringify(Array.from({ length: 10_000 }, () => small)),
      },
      'schema',
    ],
    ['answers endlessly', { kind: 'flood' }, 'answer_too_large'],
  ]
  it.each(answers)('fails without a made-up answer if Esplora %s', async (_title, mode, outcome) => {
    const { cloud, server } = await startBitcoin([])
    server.mode = mode
    expect(await readError(await ask(cloud, own))).toMatchObject({
      status: 502,
      code: 'upstream_failed',
      reasons: [{ name: 'history' }],
    })
    expect(await cloud.metrics.registry.metrics()).toContain(
      `latchkey_provider_attempts_total{concern="history",provider="esplora",outcome="${outcome}"}`,
    )
  })
})

describe('GET /v1/account/{account}/history of EVM chains', () => {
  it('merges all chains by time, and continues each where it stopped [S9.099]', async () => {
    const chains = {
      'eip155:1': createEvmRows('one', 75, 3),
      'eip155:10': createEvmRows('ten', 60, 5),
      'eip155:100': createEvmRows('hundred', 3, 1),
    }
    const { cloud } = await startEvm(chains)
    const pages = await readAll(cloud, account)
    expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 38])
    const rows = pages.flatMap(({ data }) => data.map(({ metadata }) => metadata))
    expect(new Set(rows.map(({ hash }) => hash))).toEqual(
      new Set(
        Object.values(chains)
          .flat()
          .map(({ hash }) => hash),
      ),
    )
    const times = rows.map(({ minedAt }) => minedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await readAll(cloud, account, { chainId: 'eip155:10' })).flatMap(({ data }) => data)).toHaveLength(60)
  })

  it('names a chain that fails beside the others, asks it again with the next page, and fails if all do', async () => {
    const { cloud, get } = await startEvm({
      'eip155:1': createEvmRows('one', 2, 1),
      'eip155:10': createEvmRows('ten', 2, 1),
    })
    get('eip155:10').mode = { kind: 'status', status: 503 }
    const { data, next, unavailable } = await read(cloud, account)
    expect([data.length, unavailable]).toEqual([2, ['eip155:10']])
    const cursor = next ?? ''
    expect(await readError(await ask(cloud, account, { cursor }))).toMatchObject({
      status: 502,
      reasons: [{ name: 'history' }],
    })
    get('eip155:10').mode = { kind: 'answer' }
    cloud.clock.now += 60_000
    const second = await read(cloud, account, { cursor })
    expect([second.data.length, second.next, second.unavailable]).toEqual([2, null, undefined])
  })

  it('reads later pages only from the provider that began the list', async () => {
    const { cloud, get } = await startEvm({ 'eip155:1': createEvmRows('one', 200, 1) })
    const cursors = createListCursors({ keys: [signInKey], now: () => readAt, concern: 'history' })
    const list = { account: account.toLowerCase(), chainId: undefined }
    const place = { chainId: 'eip155:1', cursor: undefined, after: undefined } as const
    const write = (provider: string) => cursors.write(list, [{ ...place, provider }])
    expect((await read(cloud, account, { cursor: write('blockscout') })).data).toHaveLength(50)
    // One that does not serve the chain, and one that is no longer configured.
    for (const provider of ['esplora', 'indexer']) {
      expect(await readError(await ask(cloud, account, { cursor: write(provider) }))).toMatchObject({
        code: 'cursor_invalid',
        reasons: [{ description: 'The provider that began the list is no longer configured.' }],
      })
    }
    const { next } = await read(cloud, account)
    const [position] = cursors.read(list, next ?? '')
    expect(position).toMatchObject({ provider: 'blockscout', after: { hash: `0x${hashOf('one 49')}` } })
    get('eip155:1').mode = { kind: 'status', status: 500 }
    cloud.clock.now += 600_000
    expect((await ask(cloud, account, { cursor: next ?? '' })).status).toBe(502)
  })

  it('asks the hosted API by the chain, with the key in a header', async () => {
    const server = await startUpstreamServer({
      answer: createBlockscoutDouble({ account, rows: createEvmRows('one', 1, 1) }),
    })
    const environment = {
      LATCHKEY_HISTORY: 'blockscout',
      LATCHKEY_BLOCKSCOUT_URL: server.url,
      LATCHKEY_BLOCKSCOUT_KEY: key,
      LATCHKEY_BLOCKSCOUT_CHAINS: 'eip155:10',
    }
    const cloud = await start({ environment })
    expect((await read(cloud, account)).data).toHaveLength(1)
    const path = `/10/api/v2/addresses/${account.toLowerCase()}`
    expect(server.requests.map(({ url }) => url).toSorted()).toEqual(
      ['internal-transactions', 'token-transfers', 'transactions'].map((list) => `${path}/${list}`),
    )
    expect(new Set(server.requests.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${key}`]))
    // Of the hosted API, an unknown chain is no empty account.
    server.mode = { kind: 'status', status: 404 }
    cloud.clock.now += 15_000
    expect((await ask(cloud, account)).status).toBe(502)
  })

  it('takes an account that an instance does not know for an empty one', async () => {
    const { cloud, get } = await startEvm({ 'eip155:1': [] })
    get('eip155:1').mode = { kind: 'status', status: 404 }
    expect(await read(cloud, account)).toEqual({ data: [], next: null })
  })

  const row = createEvmRows('one', 1, 1)[0]
  const answer = (change: object): string => {
    if (row === undefined) throw new TypeError('This test needs a row.')
    const text = createBlockscoutDouble({ account, rows: [row] })({ url: '/a/transactions', headers: {}, body: '' })
    const { items } = parse(object({ items: array(record(string(), unknown())) }), JSON.parse(text))
    return JSON.stringify({ items: items.map((one) => ({ ...one, ...change })), next_page_params: null })
  }
  const [item] = parse(object({ items: array(unknown()) }), JSON.parse(answer({}))).items
  const failures: readonly (readonly [title: string, mode: UpstreamServerMode, outcome: string])[] = [
    ['is slow', { kind: 'hang' }, 'timeout'],
    ['answers 429', { kind: 'status', status: 429 }, 'http_429'],
    ['answers 500', { kind: 'status', status: 500 }, 'http_500'],
    ['refuses the key', { kind: 'status', status: 401 }, 'http_401'],
    ['cuts its answer off', { kind: 'cut' }, 'UND_ERR_SOCKET'],
    ['answers no JSON', { kind: 'text', body: '<html>' }, 'no_json'],
    ['breaks its schema', { kind: 'text', body: '{"items":[]}' }, 'schema'],
    ['answers for another account', { kind: 'text', body: answer({ to: { hash: third } }) }, 'foreign_answer'],
    ['has a negative amount', { kind: 'text', body: answer({ value: '-1' }) }, 'schema'],
    [
      'has a time that does not exist',
      { kind: 'text', body: answer({ timestamp: '2026-13-45T00:00:00.000000Z' }) },
      'schema',
    ],
    [
      'has a time in the far future',
      { kind: 'text', body: answer({ timestamp: '2999-01-01T00:00:00.000000Z' }) },
      'schema',
    ],
    [
      'has more rows in a page than providers return',
      {
        kind: 'text',
        body: JSON.stringify({
          items: Array.from({ length: 501 }, () => item),
          next_page_params: null,
        }),
      },
      'schema',
    ],
  ]
  it.each(failures)('fails without a made-up answer if Blockscout %s', async (_title, mode, outcome) => {
    const { cloud, get } = await startEvm({ 'eip155:1': [] })
    get('eip155:1').mode = mode
    const status = mode.kind === 'hang' ? 504 : 502
    expect(await readError(await ask(cloud, account))).toMatchObject({ status, reasons: [{ name: 'history' }] })
    const output = JSON.stringify(cloud.logger.lines) + (await cloud.metrics.registry.metrics())
    expect(output).toContain(
      `latchkey_provider_attempts_total{concern="history",provider="blockscout",outcome="${outcome}"}`,
    )
    expect(output).not.toContain(new URL(get('eip155:1').url).host)
  })
})

describe('a row of the history', () => {
  const listed: Token = {
    chainId: 'eip155:1',
    address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    symbol: 'WBTC',
    name: 'Wrapped BTC',
    decimals: 8,
    logoUri: 'https://lists.example/wbtc.png',
  }
  const unlisted = { address: third, decimals: '18', symbol: 'NEW', name: 'New', icon: 'https://evil.example/new.png' }
  const wbtc = { address: listed.address, decimals: '8', symbol: 'X'.repeat(100_000), name: '\u202Elied' }

  /** Reads rows by their titles. */
  async function readRows(changes: Readonly<Record<string, Partial<BlockscoutDoubleRow>>>) {
    const rows = Object.entries(changes).map(([title, change]) => {
      return { block: 100, hash: `0x${hashOf(title)}`, from: account, to: third, ...change }
    })
    const { cloud } = await startEvm({ 'eip155:1': rows }, [listed])
    const { data } = await read(cloud, account)
    return new Map(
      Object.keys(changes).map((title) => [title, data.find(({ metadata }) => metadata.hash === `0x${hashOf(title)}`)]),
    )
  }
  async function readRow(change: Partial<BlockscoutDoubleRow>) {
    return (await readRows({ row: change })).get('row')
  }
  const move = (
    from: string,
    to: string,
    token: typeof unlisted | typeof wbtc | object,
    value = '1',
    tokenId?: string,
  ) => {
    return { from, to, token: { ...unlisted, ...token }, ...(tokenId === undefined ? { value } : { tokenId }) }
  }

  it('has names and pictures of our list, and pictures only at paths that this cloud has signed [S3.035]', async () => {
    const row = await readRow({
      from: other,
      transfers: [
        move(other, account, wbtc, '150000000'),
        {
          ...move(other, account, { name: 'Art\u200B', type: 'ERC-721' }, '', '7'),
          picture: 'https://art.example/7.png',
        },
      ],
    })
    const [fungible, item] = row?.transfers ?? []
    expect(fungible).toMatchObject({
      direction: 'in',
      address: `eip155:1:${listed.address}`,
      isListed: true,
      fungible_info: { name: 'Wrapped BTC', symbol: 'WBTC' },
      quantity: { numeric: '1.5' },
    })
    expect(fungible?.fungible_info?.flags).toBeUndefined()
    expect(item).toMatchObject({ nft_info: { name: 'Art #7' }, quantity: { numeric: '1' } })
    const signer = createPictureSigner({ keys: [signInKey], gateway: undefined, now: () => readAt })
    const urls = [fungible?.fungible_info?.icon?.url, item?.nft_info?.content?.preview?.url]
    expect(urls.map((url) => signer.read(url?.slice('/v1/image/'.length) ?? ''))).toEqual([
      'https://lists.example/wbtc.png',
      'https://art.example/7.png',
    ])
  })

  it('has short names without control characters', async () => {
    const row = await readRow({
      transfers: [move(other, account, { name: `\u202E${'n'.repeat(100_000)}`, symbol: ' \u200B ' })],
    })
    expect(row?.transfers[0]?.fungible_info).toMatchObject({ name: 'n'.repeat(64) })
    expect(row?.transfers[0]?.fungible_info?.symbol).toBeUndefined()
  })

  it('is spam by its provider, its name, moving nothing or bringing what was not asked for [S1.020]', async () => {
    const cases: Readonly<
      Record<string, readonly [Partial<BlockscoutDoubleRow>, transfers: readonly boolean[], isSpam: boolean]>
    > = {
      'the provider says so': [{ transfers: [move(account, other, { reputation: 'scam' })] }, [true], false],
      'its name is an address on the web': [
        { from: other, transfers: [move(other, account, { name: 'claim-usd.com' })] },
        [true],
        true,
      ],
      'its symbol is one': [{ transfers: [move(account, other, { symbol: 'https://usd.example' })] }, [true], false],
      'others moved nothing in its name': [{ from: other, transfers: [move(account, other, wbtc, '0')] }, [true], true],
      'others sent nothing of a token': [{ from: other, transfers: [move(other, account, wbtc, '0')] }, [true], true],
      'it was not asked for and is on no list': [{ from: other, transfers: [move(other, account, {})] }, [true], true],
      // A contract may claim that the account sent its token.
      'others moved an unlisted token from the account': [
        { from: other, transfers: [move(account, other, {})] },
        [true],
        true,
      ],
      'others sent nothing': [{ from: other, to: account, value: '0' }, [], true],
      'only a part of it is': [
        { from: other, transfers: [move(other, account, {}), move(other, account, wbtc)] },
        [true, false],
        false,
      ],
      'a listed token arrives': [{ from: other, transfers: [move(other, account, wbtc)] }, [false], false],
      'an unlisted token was asked for': [{ transfers: [move(other, account, {})] }, [false], false],
      'a non-fungible token arrives': [
        { from: other, transfers: [move(other, account, { type: 'ERC-721' }, '', '7')] },
        [false],
        false,
      ],
      'the coin arrives': [{ from: other, to: account, value: '5' }, [false], false],
      'the account moved nothing itself': [{ transfers: [move(account, other, wbtc, '0')] }, [false], false],
      'the account called a contract': [{ method: 'approve' }, [], false],
    }
    const rows = await readRows(Object.fromEntries(Object.entries(cases).map(([title, [change]]) => [title, change])))
    for (const [title, [, transfers, isSpam]] of Object.entries(cases)) {
      const row = rows.get(title)
      const flags = row?.transfers.map((one) => (one.fungible_info ?? one.nft_info)?.flags?.is_spam ?? false)
      expect([title, flags, row?.flags?.is_spam ?? false]).toEqual([title, transfers, isSpam])
    }
  })

  it('does not call tokens of a chain without a list unlisted', async () => {
    const row = {
      block: 100,
      hash: `0x${hashOf('row')}`,
      from: other,
      to: third,
      transfers: [move(other, account, {})],
    }
    const { cloud } = await startEvm({ 'eip155:100': [row] })
    const [first] = (await read(cloud, account)).data
    expect(first?.flags).toBeUndefined()
    expect(first?.transfers[0]?.isListed).toBeUndefined()
  })

  it('has no amount that is as long as 255 decimals, and stays in the list', async () => {
    const token = { from: other, transfers: [move(other, account, { decimals: '255' })] }
    const rows = await readRows({ token, other: { value: '5' } })
    expect(rows.get('token')?.transfers).toHaveLength(1)
    expect(rows.get('token')?.transfers[0]?.quantity).toBeUndefined()
    expect(rows.get('other')?.transfers[0]?.quantity).toEqual({ numeric: '0.000000000000000005' })
  })

  it('says what it was, with the fee', async () => {
    const rows = await readRows({
      approve: { method: 'approve' },
      deploy: { to: undefined },
      trade: { value: '5', transfers: [move(third, account, wbtc)] },
      receive: { from: other, transfers: [move(other, account, wbtc)] },
    })
    for (const [operationType, row] of rows) expect(row?.metadata.operationType).toBe(operationType)
    expect(rows.get('deploy')).toMatchObject({ metadata: { sentTo: '' }, fee: { symbol: 'ETH', numeric: '0.000021' } })
    // Of what others sent, only the transfer is known.
    expect(rows.get('receive')).toMatchObject({ metadata: { sentFrom: other, sentTo: account } })
    expect(rows.get('receive')?.fee).toBeUndefined()
  })
})

describe('a request for the history', () => {
  it.each([
    [account, { chainId: 'one' }, 'query.chainId'],
    [account, { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }, 'path.account'],
    [`eip155:1:${account}`, { chainId: 'eip155:10' }, 'query.chainId'],
  ])('for %s with %j is refused for %s', async (address, query, name) => {
    const { cloud } = await startBitcoin([])
    expect(await readError(await ask(cloud, address, query))).toMatchObject({ status: 400, reasons: [{ name }] })
  })

  it('for a chain without a provider is answered without a request', async () => {
    const { cloud, server } = await startBitcoin([])
    const chainId = 'eip155:1'
    expect(await read(cloud, account, { chainId })).toEqual({ data: [], next: null, unavailable: [chainId] })
    expect(await read(cloud, account)).toEqual({ data: [], next: null })
    expect(server.requests).toEqual([])
  })

  it('for purchases needs a provider of them', async () => {
    const { cloud } = await startBitcoin([])
    expect(await readError(await ask(cloud, own, { onramp: 'coinbase' }))).toMatchObject({
      status: 501,
      code: 'not_configured',
    })
  })

  it('is limited', async () => {
    const server = await startUpstreamServer({ answer: createEsploraDouble([]) })
    const cloud = await start({
      environment: { LATCHKEY_HISTORY: 'esplora', LATCHKEY_ESPLORA_URL: server.url, LATCHKEY_RATE_RPC_ADDRESS: '50' },
    })
    const { projectId } = await cloud.createProject()
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await cloud.ask(`/v1/account/${own}/history`, { projectId })).status)
    }
    expect([statuses.at(9), statuses.at(10)]).toEqual([200, 429])
  })

  it('is offered to apps exactly if there is a provider', async () => {
    const readActivity = async (cloud: TestCloud) => {
      const { features } = parse(getConfig.response, await (await cloud.ask('/appkit/v1/config')).json())
      return features.activity
    }
    expect(await readActivity((await startBitcoin([])).cloud)).not.toBe(false)
    expect(await readActivity(await start({ environment: { LATCHKEY_HISTORY: 'none' } }))).toBe(false)
  })
})
