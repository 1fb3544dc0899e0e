import { getHistory, getTokenBalances, getTokenPrices } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { createChainPrices } from '../doubles/chainPrices.ts'
import { answerJupiter } from '../doubles/jupiter.ts'
import type { TestCloud } from '../startTestCloud.ts'
import type { UpstreamServer } from '../startUpstreamServer.ts'
import type { ProviderCall } from './ProviderCall.ts'
import type { ProviderWorld } from './startProviderWorld.ts'

const evm = 'eip155:31337'
const stranger = '0x1111111111111111111111111111111111111111'
const key = 'the-key-of-a-provider'
const coin = 'eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

const askBalance = (cloud: TestCloud, account: string, query = ''): Promise<Response> =>
  cloud.ask(`/v1/account/${account}/balance${query}`)

const askHistory = (cloud: TestCloud, account: string): Promise<Response> => cloud.ask(`/v1/account/${account}/history`)

const askPrice = (cloud: TestCloud, address: string): Promise<Response> =>
  cloud.ask('/v1/fungible/price', {
    method: 'POST',
    body: JSON.stringify({ projectId: 'dev', currency: 'usd', addresses: [address] }),
    headers: { 'content-type': 'application/json' },
  })

const readPrices = (body: unknown): unknown =>
  parse(getTokenPrices.response, body).fungibles.map(({ price }) => Number(price.toFixed(2)))

const readAmounts = (body: unknown): unknown =>
  Object.fromEntries(
    parse(getTokenBalances.response, body).balances.map(({ quantity, symbol }) => [symbol, quantity.numeric]),
  )

const readRows = (body: unknown): unknown =>
  parse(getHistory.response, body)
    .data.slice(0, 5)
    .map(({ metadata, transfers }) => [
      metadata.hash,
      metadata.status,
      ...transfers.map(({ direction, fungible_info: token, quantity }) =>
        [direction, quantity?.numeric, token?.symbol].join(' '),
      ),
    ])

/** Passes a request on to a local chain. */
async function pass(url: string, { body }: Pick<UpstreamServer['requests'][number], 'body'>): Promise<string> {
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  return (await fetch(url, body === '' ? {} : init)).text()
}

/** What it cost to swap a little of the coin, and of a token of which 200 are a coin, with the fee of 0.3 %. */
const [coinPrice, tokenPrice] = [1_994, 10]

function createPriceCall(parameters: {
  readonly world: ProviderWorld
  readonly provider: 'defillama' | 'coingecko'
  readonly asked: 'coin' | 'token'
  /** What takes the place of the coin or token in a foreign answer. */
  readonly other: string
}): ProviderCall {
  const { asked, other, provider, world } = parameters
  const { pooledToken: token, rpcUrl } = world.evm
  return {
    concern: 'prices',
    provider,
    environment: (url) => ({
      LATCHKEY_PRICES: provider,
      [`LATCHKEY_${provider.toUpperCase()}_URL`]: url,
      LATCHKEY_COINGECKO_KEY: key,
    }),
    answer: (request, { clock }) => createChainPrices({ rpcUrl, token, now: () => clock.now })[provider](request),
    ask: (cloud) => askPrice(cloud, asked === 'coin' ? coin : `eip155:1:${token}`),
    read: readPrices,
    readChain: () => [asked === 'coin' ? coinPrice : tokenPrice],
    breakSchema: (answer) => answer.replace(/("price"|"usd"):([\d.]+)/, '$1:"$2"'),
    makeForeign: (answer) => answer.replace(/coingecko:ethereum|"ethereum"|(ethereum:)?0x[\da-f]{40}/i, other),
  }
}

function createBlockscoutCall(parameters: {
  readonly world: ProviderWorld
  readonly concern: 'balances' | 'history'
  readonly path: RegExp
  readonly breakSchema: ProviderCall['breakSchema']
  readonly namesAccount: boolean
}): ProviderCall {
  const { breakSchema, concern, namesAccount, path, world } = parameters
  const { account, blockscout, rows, spamSymbol } = world.evm
  const common = {
    provider: 'blockscout',
    environment: (url: string) => ({
      [`LATCHKEY_${concern.toUpperCase()}`]: 'blockscout',
      LATCHKEY_BLOCKSCOUT_INSTANCES: `${evm}=${url}`,
      LATCHKEY_PRICES: 'none',
    }),
    answer: blockscout,
    isCall: ({ url }: { readonly url: string }) => path.test(url),
    breakSchema,
    makeForeign: namesAccount ? (answer: string) => answer.replaceAll(new RegExp(account, 'gi'), stranger) : undefined,
  }
  if (concern === 'history')
    return { ...common, concern, ask: (cloud) => askHistory(cloud, account), read: readRows, readChain: () => rows }
  return {
    ...common,
    concern,
    ask: (cloud) => askBalance(cloud, account),
    read: readAmounts,
    // It also knows what no list names.
    readChain: async () => ({ ...(await world.evm.readAmounts()), [spamSymbol]: '5000' }),
  }
}

function createEsploraCall({ bitcoin: chain }: ProviderWorld, concern: 'balances' | 'history'): ProviderCall {
  return {
    concern,
    provider: 'esplora',
    environment: (url) => ({
      [`LATCHKEY_${concern.toUpperCase()}`]: 'esplora',
      LATCHKEY_ESPLORA_URL: url,
      LATCHKEY_PRICES: 'none',
    }),
    answer: ({ url }) => pass(`${chain.esploraUrl}${url}`, { body: '' }),
    ask: (cloud) => (concern === 'balances' ? askBalance : askHistory)(cloud, chain.account),
    read:
      concern === 'balances'
        ? readAmounts
        : (body) => parse(getHistory.response, body).data.map(({ transfers }) => transfers[0]?.quantity?.numeric),
    readChain: () => (concern === 'balances' ? { BTC: chain.total } : chain.amounts),
    breakSchema: (answer) => answer.replaceAll(/"(funded_txo_sum|fee)":(\d+)/g, '"$1":-$2'),
    makeForeign: (answer) => answer.replaceAll(chain.account, 'bcrt1qother'),
  }
}

function createNodeCall(
  parts: Pick<ProviderCall, 'answer' | 'ask' | 'environment' | 'readChain'> & Partial<ProviderCall>,
): ProviderCall {
  return {
    concern: 'balances',
    provider: 'rpc',
    read: readAmounts,
    breakSchema: () => '{"jsonrpc":"2.0","id":0,"result":{}}',
    makeForeign: (answer) => answer.replaceAll(/"id":(\d)/g, '"id":7$1'),
    isNode: true,
    ...parts,
  }
}

function createEvmNodeCall({ evm: chain }: ProviderWorld, hasMulticall: boolean): ProviderCall {
  const isMulticall = (body: string): boolean => body.includes(chain.multicall)
  return createNodeCall({
    environment: (url) => ({ LATCHKEY_BALANCES: 'rpc', LATCHKEY_PRICES: 'none', LATCHKEY_RPC_EIP155_31337: url }),
    answer: async (request) => {
      if (!hasMulticall && isMulticall(request.body)) return '[{"jsonrpc":"2.0","id":0,"result":"0x"}]'
      return await pass(chain.rpcUrl, request)
    },
    isCall: ({ body }) => hasMulticall || !isMulticall(body),
    ask: (cloud) => askBalance(cloud, chain.account, `?chainId=${evm}`),
    readChain: () => chain.readAmounts(),
  })
}

const breakValues = (answer: string): string => answer.replaceAll(/"value":"\d+"/g, '"value":"-1"')

/** Every call that the cloud makes to the providers of prices, balances and history. */
export const providerCalls: Readonly<Record<string, (world: ProviderWorld) => ProviderCall>> = {
  'DefiLlama: a coin': (world) =>
    createPriceCall({ world, provider: 'defillama', asked: 'coin', other: 'coingecko:bitcoin' }),
  'DefiLlama: a token': (world) =>
    createPriceCall({ world, provider: 'defillama', asked: 'token', other: `base:${world.evm.pooledToken}` }),
  'CoinGecko: a coin': (world) => createPriceCall({ world, provider: 'coingecko', asked: 'coin', other: '"bitcoin"' }),
  'CoinGecko: a token': (world) => createPriceCall({ world, provider: 'coingecko', asked: 'token', other: stranger }),
  // There is no market on the local Solana.
  'Jupiter: a token': () => ({
    concern: 'prices',
    provider: 'jupiter',
    environment: (url) => ({ LATCHKEY_PRICES: 'jupiter', LATCHKEY_JUPITER_URL: url, LATCHKEY_JUPITER_KEY: key }),
    answer: answerJupiter,
    ask: (cloud) => askPrice(cloud, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${mint}`),
    read: readPrices,
    readChain: () => [1],
    breakSchema: (answer) => answer.replace(/"usdPrice":([\d.]+)/, '"usdPrice":"$1"'),
    makeForeign: (answer) => answer.replace(mint, 'So11111111111111111111111111111111111111112'),
  }),
  'Blockscout: the account': (world) =>
    createBlockscoutCall({
      ...{ world, concern: 'balances', path: /addresses\/0x[\da-f]{40}$/i, namesAccount: true },
      breakSchema: (answer) => answer.replace(/"coin_balance":"\d+"/, '"coin_balance":"-1"'),
    }),
  // Its rows do not name the account.
  'Blockscout: its tokens': (world) =>
    createBlockscoutCall({
      ...{ world, concern: 'balances', path: /\/tokens/, namesAccount: false, breakSchema: breakValues },
    }),
  'Blockscout: its transactions': (world) =>
    createBlockscoutCall({
      ...{ world, concern: 'history', path: /\/transactions/, namesAccount: true, breakSchema: breakValues },
    }),
  'Blockscout: its transfers': (world) =>
    createBlockscoutCall({
      ...{ world, concern: 'history', path: /\/token-transfers/, namesAccount: true },
      breakSchema: (answer) => answer.replaceAll('"log_index":', '"index":'),
    }),
  'Blockscout: its calls': (world) =>
    createBlockscoutCall({
      ...{ world, concern: 'history', path: /\/internal-transactions/, namesAccount: true },
      breakSchema: (answer) => answer.replaceAll('"success":true', '"success":1'),
    }),
  'Esplora: the account': (world) => createEsploraCall(world, 'balances'),
  'Esplora: its first page': (world) => ({
    ...createEsploraCall(world, 'history'),
    isCall: ({ url }) => url.endsWith('/txs'),
  }),
  'Esplora: its next page': (world) => ({
    ...createEsploraCall(world, 'history'),
    isCall: ({ url }) => url.includes('/chain/'),
    // The rows of the first page, and where to continue.
    failed: {
      read: (body) => {
        const { data, next, unavailable } = parse(getHistory.response, body)
        return [data.length, typeof next, unavailable]
      },
      expected: [25, 'string', [bitcoin]],
    },
  }),
  'a node with Multicall3': (world) => createEvmNodeCall(world, true),
  'a node without Multicall3': (world) => createEvmNodeCall(world, false),
  'a node of Solana': ({ solana }) =>
    createNodeCall({
      environment: (url) => ({
        LATCHKEY_BALANCES: 'rpc',
        LATCHKEY_PRICES: 'none',
        [`LATCHKEY_RPC_SOLANA_${solana.reference}`]: url,
      }),
      answer: (request) => pass(solana.rpcUrl, request),
      ask: (cloud) => askBalance(cloud, solana.account),
      // What each account has from the start; no list names its tokens.
      readChain: () => ({ SOL: '10000' }),
      makeForeign: (answer) => answer.replaceAll(`"owner":"${solana.account}"`, `"owner":"${mint}"`),
    }),
}
