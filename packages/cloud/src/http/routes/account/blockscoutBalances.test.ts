import { apiErrorSchema, getTokenBalances } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPictureSigner } from '../../../images/createPictureSigner.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { type BlockscoutDoubleToken, createBlockscoutDouble } from '../../../test/doubles/blockscout.ts'
import { createMulticallNode } from '../../../test/doubles/multicallNode.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud } from '../../../test/startTestCloud.ts'
import { startUpstreamServer, type UpstreamServerMode } from '../../../test/startUpstreamServer.ts'
import type { Token } from '../../../tokens/TokenList.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const listed: Token = {
  chainId: 'eip155:1',
  address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
  symbol: 'WBTC',
  name: 'Wrapped BTC',
  decimals: 8,
  logoUri: 'https://lists.example/wbtc.png',
}

function createTokens(count: number): readonly (BlockscoutDoubleToken & { readonly value: string })[] {
  return Array.from({ length: count }, (_unused, index) => {
    return { address: `0x${(index + 1).toString(16).padStart(40, '0')}`, symbol: `T${index}`, value: String(index + 1) }
  })
}

async function start(
  double: Omit<Parameters<typeof createBlockscoutDouble>[0], 'account' | 'rows'>,
  environment: Readonly<Record<string, string>> = {},
) {
  const server = await startUpstreamServer({ answer: createBlockscoutDouble({ account, rows: [], ...double }) })
  const cloud = await startTestCloud({
    storage,
    tokens: { list: (chainId) => (chainId === listed.chainId ? [listed] : []) },
    environment: {
      LATCHKEY_BALANCES: 'blockscout',
      LATCHKEY_BLOCKSCOUT_INSTANCES: `eip155:1=${server.url}`,
      ...environment,
    },
  })
  const ask = (query: Readonly<Record<string, string>> = {}) =>
    cloud.ask(`/v1/account/${account}/balance?${new URLSearchParams({ chainId: 'eip155:1', ...query }).toString()}`)
  const read = async (query?: Readonly<Record<string, string>>) => {
    const response = await ask(query)
    expect(response.status).toBe(200)
    return parse(getTokenBalances.response, await response.json()).balances
  }
  return { ask, cloud, read, server }
}

it('returns the coin and all tokens of Blockscout, with names and pictures of our list, and marks spam', async () => {
  const { cloud, read, server } = await start({
    coinBalance: '1500000000000000000',
    tokens: [
      {
        address: listed.address.toLowerCase(),
        name: 'Lie',
        symbol: 'LIE',
        decimals: '8',
        value: '250000000',
        icon: 'https://evil.example/',
      },
      {
        address: `0x${'aa'.repeat(20)}`,
        name: '\u202Eegnarts',
        symbol: 'NEW',
        value: '1',
        icon: 'https://icons.example/new.png',
      },
      { address: `0x${'bb'.repeat(20)}`, reputation: 'scam', value: '1' },
      { address: `0x${'cc'.repeat(20)}`, name: 'Visit claim-usd.com', value: '1' },
      { address: `0x${'dd'.repeat(20)}`, decimals: null, value: '1' },
      { address: `0x${'ee'.repeat(20)}`, value: '0' },
      { address: `0x${'ff'.repeat(20)}`, decimals: '255', value: '1' },
    ],
  })
  const balances = await read()
  expect(
    balances.map(({ flags, isListed, name, quantity, symbol }) => ({
      flags,
      isListed,
      name,
      symbol,
      numeric: quantity.numeric,
    })),
  ).toEqual([
    { name: 'Ether', symbol: 'ETH', isListed: true, numeric: '1.5' },
    { name: 'Wrapped BTC', symbol: 'WBTC', isListed: true, numeric: '2.5' },
    { name: 'egnarts', symbol: 'NEW', isListed: false, numeric: '0.000000000000000001' },
    { name: 'A token', symbol: 'TOK', isListed: false, flags: { is_spam: true }, numeric: '0.000000000000000001' },
    {
      name: 'Visit claim-usd.com',
      symbol: 'TOK',
      isListed: false,
      flags: { is_spam: true },
      numeric: '0.000000000000000001',
    },
  ])
  const signer = createPictureSigner({ keys: ['11'.repeat(32)], gateway: undefined, now: () => cloud.clock.now })
  const pictures = balances.map(({ iconUrl }) => (iconUrl ? signer.read(iconUrl.slice('/v1/image/'.length)) : iconUrl))
  expect(pictures.slice(0, 3)).toEqual([null, 'https://lists.example/wbtc.png', 'https://icons.example/new.png'])
  expect(server.requests.map(({ url }) => url)).toEqual([
    `/api/v2/addresses/${account}`,
    `/api/v2/addresses/${account}/tokens?type=ERC-20`,
  ])
})

it('reads 200 tokens in pages of 50, with their parameters as they came, and no more', async () => {
  const { read, server } = await start({ tokens: createTokens(230) })
  expect((await read()).map(({ symbol }) => symbol)).toEqual(createTokens(200).map(({ symbol }) => symbol))
  const queries = server.requests.slice(1).map(({ url }) => url.split('?')[1])
  expect(queries).toEqual([
    'type=ERC-20',
    ...[50, 100, 150].map((id) => `type=ERC-20&fiat_value=null&id=${id}&value=3750000000000000000000`),
  ])
})

it('reads the coin, which paid the fee, and the named contract past the cache', async () => {
  const { read, server } = await start({ coinBalance: '1', tokens: createTokens(3) })
  expect(await read()).toHaveLength(4)
  const [, second] = createTokens(3)
  expect(await read({ forceUpdate: second?.address ?? '' })).toHaveLength(4)
  expect(server.requests.slice(2).map(({ url }) => url)).toEqual([
    `/api/v2/addresses/${account}`,
    `/api/v2/addresses/${account}/tokens?type=ERC-20`,
  ])
})

const failures: readonly (readonly [title: string, mode: UpstreamServerMode, outcome: string])[] = [
  ['is slow', { kind: 'hang' }, 'timeout'],
  ['answers 429', { kind: 'status', status: 429 }, 'http_429'],
  ['answers 500', { kind: 'status', status: 500 }, 'http_500'],
  ['refuses the key', { kind: 'status', status: 401 }, 'http_401'],
  ['cuts its answer off', { kind: 'cut' }, 'UND_ERR_SOCKET'],
  ['answers no JSON', { kind: 'text', body: '<html>' }, 'no_json'],
  ['breaks its schema', { kind: 'text', body: '{"coin_balance":"1"}' }, 'schema'],
  ['has a negative amount', { kind: 'text', body: `{"hash":"${account}","coin_balance":"-1"}` }, 'schema'],
  [
    'answers for another account',
    { kind: 'text', body: `{"hash":"0x${'ab'.repeat(20)}","coin_balance":"1"}` },
    'foreign_answer',
  ],
]
it.each(failures)('asks the next provider if Blockscout %s', async (_title, mode, outcome) => {
  const node = await startUpstreamServer({ answer: createMulticallNode(() => 5n * 10n ** 18n).answer })
  const environment = { LATCHKEY_BALANCES: 'blockscout,rpc', LATCHKEY_RPC_EIP155_1: node.url }
  const { cloud, read, server } = await start({}, environment)
  server.mode = mode
  expect((await read())[0]).toMatchObject({ symbol: 'ETH', quantity: { numeric: '5' } })
  expect(await cloud.metrics.registry.metrics()).toContain(
    `latchkey_provider_attempts_total{concern="balances",provider="blockscout",outcome="${outcome}"} 1`,
  )
})

it('says that balances failed, and does not invent any, if Blockscout is alone', async () => {
  const { ask, server } = await start({})
  server.mode = { kind: 'status', status: 503 }
  const error = parse(apiErrorSchema, await (await ask()).json())
  expect(error).toMatchObject({ code: 'upstream_failed', reasons: [{ name: 'balances' }] })
})
