import { startDevnet, type Devnet } from '@latchkey/devnet'
import { apiErrorSchema, getTokenBalances } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { createWalletClient, defineChain, getAddress, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { answerDefillama } from '../../../test/doubles/defillama.ts'
import { createMulticallNode } from '../../../test/doubles/multicallNode.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'
import { startUpstreamServer, type UpstreamServerMode } from '../../../test/startUpstreamServer.ts'
import type { Token } from '../../../tokens/TokenList.ts'

let storage: Storage
let devnet: Devnet
beforeAll(async () => {
  storage = await openTestStorage()
  devnet = await startDevnet({ chains: [31_337, 'solana'] })
})
afterAll(async () => {
  await devnet.stop()
  await storage.close()
})

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const readAt = 1_700_000_060

const list = (tokens: readonly Token[]) => ({
  list: (chainId: string) => tokens.filter((token) => token.chainId === chainId),
})

function ask(cloud: TestCloud, address: string, query: Readonly<Record<string, string>> = {}): Promise<Response> {
  return cloud.ask(`/v1/account/${address}/balance?${new URLSearchParams(query).toString()}`)
}

async function read(...parameters: Parameters<typeof ask>) {
  const response = await ask(...parameters)
  expect(response.status).toBe(200)
  return parse(getTokenBalances.response, await response.json())
}

async function readError(response: Response) {
  return { status: response.status, ...parse(apiErrorSchema, await response.json()) }
}

function createToken(index: number): Token {
  return {
    chainId: 'eip155:1',
    address: getAddress(`0x${(index + 1).toString(16).padStart(40, '0')}`),
    symbol: `T${index}`,
    name: `Token ${index}`,
    decimals: 6,
  }
}

describe('GET /v1/account/{address}/balance on real chains', () => {
  function getEvm() {
    const [chain] = devnet.description.evm
    if (chain === undefined) throw new TypeError('The chain must be running.')
    return chain
  }

  it('returns the coin and listed tokens of an eip155 account, and a change at once if it is named, with the fee [S3.026] [S7.006]', async () => {
    const chain = getEvm()
    const [owner] = chain.accounts
    const [token] = chain.tokens
    if (owner === undefined || token === undefined) throw new TypeError('The devnet must have an account and a token.')
    const tokens = chain.tokens.map((one): Token => ({ ...one, chainId: chain.caipNetworkId }))
    const cloud = await startTestCloud({
      storage,
      tokens: list(tokens),
      environment: { LATCHKEY_RPC_EIP155_31337: chain.rpcUrl, LATCHKEY_PRICES: 'none' },
    })
    const chainId = chain.caipNetworkId
    const readToken = async (query: Readonly<Record<string, string>> = {}) => {
      const { balances } = await read(cloud, owner.address, { chainId, ...query })
      return balances.find(({ address }) => address === `${chainId}:${token.address}`)?.quantity.numeric
    }
    const { balances, unavailable } = await read(cloud, owner.address, { chainId })
    expect(unavailable).toBeUndefined()
    expect(balances[0]).toMatchObject({ name: 'Ether', symbol: 'ETH', chainId, isListed: true })
    expect(balances[0]?.address).toBeUndefined()
    expect(balances.map(({ symbol }) => symbol)).toEqual(
      expect.arrayContaining(chain.tokens.map(({ symbol }) => symbol)),
    )
    expect(balances.every(({ price, value }) => price === undefined && value === undefined)).toBe(true)

    const before = Number(await readToken())
    const client = createWalletClient({
      account: privateKeyToAccount(owner.privateKey),
      chain: defineChain({
        id: chain.chainId,
        name: chain.name,
        nativeCurrency: chain.nativeCurrency,
        rpcUrls: { default: { http: [chain.rpcUrl] } },
      }),
      transport: http(),
    })
    await client.writeContract({
      address: token.address,
      abi: parseAbi(['function mint(address to, uint256 value)']),
      functionName: 'mint',
      args: [owner.address, 25n * 10n ** BigInt(token.decimals)],
    })
    expect(Number(await readToken())).toBe(before)
    await expect
      .poll(async () => Number(await readToken({ forceUpdate: `${chainId}:${token.address}` })), { timeout: 20_000 })
      .toBe(before + 25)
    expect(Number(await readToken())).toBe(before + 25)
    const { balances: after } = await read(cloud, owner.address, { chainId })
    expect(after.map(({ symbol }) => symbol).toSorted()).toEqual(balances.map(({ symbol }) => symbol).toSorted())
    expect(after[0]).toMatchObject({ symbol: 'ETH' })
    expect(Number(after[0]?.quantity.numeric)).toBeLessThan(Number(balances[0]?.quantity.numeric))
  })

  it('returns the coin and listed tokens of a Solana account, of both token programs', async () => {
    const { solana } = devnet.description
    const owner = solana?.accounts[0]
    if (solana === undefined || owner === undefined) throw new TypeError('Solana must be running.')
    const chainId = solana.caipNetworkId
    const tokens = solana.tokens.map((one): Token => ({ ...one, chainId, address: one.mint }))
    const reference = chainId.slice('solana:'.length)
    const cloud = await startTestCloud({
      storage,
      tokens: list(tokens),
      environment: { [`LATCHKEY_RPC_SOLANA_${reference}`]: solana.rpcUrl },
    })
    const { balances } = await read(cloud, owner.address)
    expect(balances.map(({ symbol }) => symbol)).toEqual(['SOL', ...tokens.map(({ symbol }) => symbol)])
    expect(new Set(solana.tokens.map(({ program }) => program))).toEqual(new Set(['spl-token', 'token-2022']))
    expect(balances.every(({ quantity }) => Number(quantity.numeric) > 0)).toBe(true)
  })
})

describe('GET /v1/account/{address}/balance', () => {
  it('reads 300 tokens in a call of Multicall3, and leaves out what fails and what is 0', async () => {
    const tokens = Array.from({ length: 650 }, (_unused, index) => createToken(index))
    const amounts = new Map<string, bigint | undefined>(tokens.map(({ address }, index) => [address, BigInt(index)]))
    amounts.set(tokens[7]?.address ?? '', undefined)
    const node = createMulticallNode((target) => amounts.get(target))
    const server = await startUpstreamServer(node)
    const cloud = await startTestCloud({
      storage,
      tokens: list(tokens),
      environment: { LATCHKEY_RPC_EIP155_1: server.url },
    })
    const { balances } = await read(cloud, account, { chainId: 'eip155:1' })
    expect(node.sizes).toEqual([300, 300, 51])
    expect(server.requests).toHaveLength(1)
    expect(balances).toHaveLength(648)
    expect(balances[0]).toMatchObject({ symbol: 'T1', quantity: { decimals: 6, numeric: '0.000001' } })
    await read(cloud, account.toLowerCase(), { chainId: 'eip155:1' })
    expect(server.requests).toHaveLength(1)

    await read(cloud, account, { chainId: 'eip155:1', forceUpdate: String(tokens[1]?.address) })
    expect(node.sizes.slice(3)).toEqual([2])
  })

  it('adds prices, and answers without them while no provider of prices does [S3.027]', async () => {
    const prices = await startUpstreamServer({ answer: answerDefillama })
    const husd = { ...createToken(0), address: '0xdF574c24545E5FfEcb9a659c229253D4111d87e1', symbol: 'HUSD' }
    const { answer } = createMulticallNode(() => 2_000_000n)
    const server = await startUpstreamServer({ answer })
    const start = async () => {
      const cloud = await startTestCloud({
        storage,
        tokens: list([husd]),
        environment: {
          LATCHKEY_RPC_EIP155_1: server.url,
          LATCHKEY_PRICES: 'defillama',
          LATCHKEY_DEFILLAMA_URL: prices.url,
        },
      })
      cloud.clock.now = readAt * 1_000
      return cloud
    }
    const row = { chainId: 'eip155:1', address: `eip155:1:${husd.address}`, symbol: 'HUSD', asOf: readAt }
    const quantity = { decimals: 6, numeric: '2' }
    const { balances } = await read(await start(), account, { chainId: 'eip155:1' })
    expect(balances.find(({ symbol }) => symbol === 'HUSD')).toMatchObject({
      ...row,
      quantity,
      price: 0.022,
      value: 0.044,
    })
    prices.mode = { kind: 'status', status: 500 }
    const unpriced = (await read(await start(), account, { chainId: 'eip155:1' })).balances.find(
      ({ symbol }) => symbol === 'HUSD',
    )
    expect(unpriced).toMatchObject({ ...row, quantity })
    expect(unpriced).not.toHaveProperty('price')
  })

  it('names the chains that fail beside the balances of the others, and fails if all do', async () => {
    const { answer } = createMulticallNode(() => 1n)
    const [first, second] = [await startUpstreamServer({ answer }), await startUpstreamServer({ answer })]
    const cloud = await startTestCloud({
      storage,
      tokens: list([]),
      environment: {
        LATCHKEY_DEV: '0',
        LATCHKEY_BALANCES: 'rpc',
        LATCHKEY_RPC_EIP155_1: first.url,
        LATCHKEY_RPC_EIP155_10: second.url,
      },
    })
    const { projectId } = await cloud.createProject()
    const readAll = () => cloud.ask(`/v1/account/${account}/balance`, { projectId })
    second.mode = { kind: 'status', status: 503 }
    const partial = parse(getTokenBalances.response, await (await readAll()).json())
    expect(partial.balances.map(({ chainId }) => chainId)).toEqual(['eip155:1'])
    expect(partial.unavailable).toEqual(['eip155:10'])
    first.mode = { kind: 'status', status: 503 }
    cloud.clock.now += 15_000
    expect(await readError(await readAll())).toMatchObject({
      status: 502,
      code: 'upstream_failed',
      reasons: [{ name: 'balances' }],
    })
  })

  describe('of a Bitcoin address', () => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    // The documented form of `GET /address/{address}`: https://github.com/Blockstream/esplora/blob/master/API.md, 23 November 2026.
    const vector = {
      address,
      chain_stats: {
        funded_txo_count: 2,
        funded_txo_sum: 150_000_000,
        spent_txo_count: 1,
        spent_txo_sum: 50_000_000,
        tx_count: 3,
      },
      mempool_stats: { funded_txo_count: 0, funded_txo_sum: 0, spent_txo_count: 1, spent_txo_sum: 1, tx_count: 1 },
    }
    const toText = (change: object): UpstreamServerMode => ({
      kind: 'text',
      body: JSON.stringify({ ...vector, ...change }),
    })

    async function startEsplora() {
      const server = await startUpstreamServer({ answer: () => JSON.stringify(vector) })
      const environment = { LATCHKEY_BALANCES: 'esplora', LATCHKEY_ESPLORA_URL: server.url }
      return { server, cloud: await startTestCloud({ storage, environment }) }
    }

    it('is that of Esplora, with what waits', async () => {
      const { cloud } = await startEsplora()
      expect((await read(cloud, address)).balances).toMatchObject([
        { symbol: 'BTC', quantity: { decimals: 8, numeric: '0.99999999' } },
      ])
    })

    it.each<readonly [title: string, mode: UpstreamServerMode, outcome: string]>([
      ['is slow', { kind: 'hang' }, 'timeout'],
      ['answers 429', { kind: 'status', status: 429 }, 'http_429'],
      ['answers 500', { kind: 'status', status: 500 }, 'http_500'],
      ['refuses the key', { kind: 'status', status: 401 }, 'http_401'],
      ['cuts its answer off', { kind: 'cut' }, 'UND_ERR_SOCKET'],
      ['answers no JSON', { kind: 'text', body: '<html>' }, 'no_json'],
      ['breaks its schema', toText({ chain_stats: {} }), 'schema'],
      ['has a negative sum', toText({ chain_stats: { ...vector.chain_stats, funded_txo_sum: -1 } }), 'schema'],
      [
        'has spent more than there was',
        toText({ chain_stats: { ...vector.chain_stats, spent_txo_sum: 2e8 } }),
        'schema',
      ],
      ['answers for another account', toText({ address: 'bc1qother' }), 'foreign_answer'],
    ])('is not made up if Esplora %s', async (_title, mode, outcome) => {
      const { cloud, server } = await startEsplora()
      server.mode = mode
      const response = await ask(cloud, address)
      expect(response.status).toBe(mode.kind === 'hang' ? 504 : 502)
      expect(parse(apiErrorSchema, await response.json())).toMatchObject({ reasons: [{ name: 'balances' }] })
      expect(await cloud.metrics.registry.metrics()).toContain(
        `latchkey_provider_attempts_total{concern="balances",provider="esplora",outcome="${outcome}"}`,
      )
    })
  })

  it('says that a chain without a provider is unavailable, without a request', async () => {
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_BALANCES: 'rpc' } })
    expect(await read(cloud, account, { chainId: 'eip155:999' })).toEqual({ balances: [], unavailable: ['eip155:999'] })
    expect(await read(cloud, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toEqual({ balances: [] })
  })

  it.each([
    [account, { chainId: 'one' }, 'query.chainId'],
    [account, { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }, 'path.address'],
    [`eip155:1:${account}`, { chainId: 'eip155:10' }, 'query.chainId'],
    [account, { forceUpdate: 'nowhere:1:0x01' }, 'query.forceUpdate'],
    [account, { forceUpdate: Array.from({ length: 51 }, () => 'a').join(',') }, 'query.forceUpdate'],
  ])('for %s with %j refuses %s', async (address, query, name) => {
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_BALANCES: 'rpc' } })
    expect(await readError(await ask(cloud, address, query))).toMatchObject({ status: 400, reasons: [{ name }] })
  })

  it('limits how often a client reads past the cache', async () => {
    const { answer } = createMulticallNode(() => 1n)
    const server = await startUpstreamServer({ answer })
    const cloud = await startTestCloud({
      storage,
      environment: { LATCHKEY_RPC_EIP155_1: server.url, LATCHKEY_RATE_FORCED_BALANCES: '2' },
    })
    const { projectId } = await cloud.createProject()
    const statuses: number[] = []
    for (let count = 0; count < 3; count += 1) {
      const path = `/v1/account/${account}/balance?chainId=eip155:1&forceUpdate=${account}`
      statuses.push((await cloud.ask(path, { projectId })).status)
    }
    expect(statuses).toEqual([200, 200, 429])
  })
})
