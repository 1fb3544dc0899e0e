import { type Devnet, startDevnet } from '@latchkey/devnet'
import {
  apiErrorSchema,
  buildSwapApproval,
  buildSwapTransaction,
  getGasPrice,
  getSwapAllowance,
  getSwapQuotes,
  getSwapTokens,
  type SwapTransaction,
} from '@latchkey/protocol/api'
import { isHex } from '@latchkey/protocol/atoms'
import { parse } from 'valibot'
import {
  createPublicClient,
  createWalletClient,
  decodeFunctionData,
  erc20Abi,
  getAddress,
  http,
  maxUint256,
  parseAbi,
  parseUnits,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

// The cloud's own provider on the real exchange of a local chain.

let storage: Storage
let devnet: Devnet
beforeAll(async () => {
  ;[storage, devnet] = await Promise.all([openTestStorage(), startDevnet({ chains: [31_337] })])
})
afterAll(() => Promise.all([devnet.stop(), storage.close()]))

const chainId = 'eip155:31337'
const coinAddress = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const exchange = '0xe8c4a46e00000000000000000000000000000007'
const contracts = {
  TUSD: '0x7e57D011A4000000000000000000000000000001',
  LUSD: '0x1E6Acd011A400000000000000000000000000002',
  TGOV: '0x760f011a40000000000000000000000000000008',
} as const
const [coin, tusd, lusd, tgov] = [coinAddress, contracts.TUSD, contracts.LUSD, contracts.TGOV].map(
  (address) => `${chainId}:${address}`,
)
const ether = parseUnits('1', 18)

function connect(index: number) {
  const [chain] = devnet.description.evm
  const key = chain?.accounts[index]?.privateKey
  if (chain === undefined || key === undefined) throw new TypeError('There is no chain.')
  const account = privateKeyToAccount(key)
  const transport = http(chain.rpcUrl)
  const client = createPublicClient({ transport, pollingInterval: 10, cacheTime: 0 })
  const wallet = createWalletClient({ transport, account })
  const getBalance = (token: string | undefined): Promise<bigint> => {
    const address = getAddress(token?.slice(chainId.length + 1) ?? '')
    return address === coinAddress
      ? client.getBalance({ address: account.address })
      : client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [account.address] })
  }
  /** Signs and sends what the cloud built, as it is, and returns the fee. */
  const send = async ({ data, to, value }: SwapTransaction): Promise<bigint> => {
    if (!isHex(data)) throw new TypeError('Not calldata')
    const contract = getAddress(to.slice(chainId.length + 1))
    const hash = await wallet.sendTransaction({ to: contract, data, value: BigInt(value), chain: null })
    const receipt = await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
    expect(receipt.status).toBe('success')
    return receipt.gasUsed * receipt.effectiveGasPrice
  }
  return { account, client, wallet, getBalance, send, rpcUrl: chain.rpcUrl }
}

async function startSwapCloud(environment: Readonly<Record<string, string>> = {}) {
  const [chain] = devnet.description.evm
  const cloud = await startTestCloud({
    storage,
    environment: { LATCHKEY_SWAPS: 'devnet', LATCHKEY_RPC_EIP155_31337: chain?.rpcUrl ?? '', ...environment },
  })
  const get = (call: string, query: Readonly<Record<string, string | undefined>>): Promise<Response> => {
    const parameters = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    )
    return cloud.ask(`/v1/convert/${call}?${new URLSearchParams(Object.fromEntries(parameters)).toString()}`)
  }
  const build = (body: object): Promise<Response> =>
    cloud.ask('/v1/convert/build-transaction', {
      method: 'POST',
      body: JSON.stringify({ projectId: 'dev', ...body }),
      headers: { 'content-type': 'application/json' },
    })
  return { cloud, get, build }
}

type SwapCloud = Awaited<ReturnType<typeof startSwapCloud>>

async function readError(response: Response) {
  return { status: response.status, ...parse(apiErrorSchema, await response.json()) }
}

interface Swap {
  readonly title: string
  readonly index: number
  readonly from: string | undefined
  readonly to: string | undefined
  readonly amount: bigint
}

/** Asks for a quote, lets the account send what the cloud builds, and compares what the chain paid. */
async function expectQuoted({ amount, from, index, to }: Swap, { build, cloud, get }: SwapCloud): Promise<void> {
  const { account, getBalance, send } = connect(index)
  const userAddress = account.address
  const query = { amount: String(amount), userAddress, from, to, gasPrice: '1000000000' }
  const { quotes } = parse(getSwapQuotes.response, await (await get('quotes', query)).json())
  const [quote] = quotes
  expect(quotes).toEqual([
    {
      fromAccount: from,
      fromAmount: String(amount),
      toAccount: to,
      toAmount: expect.stringMatching(/^\d+$/),
      toAmountMin: String((BigInt(quote?.toAmount ?? 0) * 99n) / 100n),
      provider: 'devnet',
      spender: exchange,
      router: exchange,
      gas: '120000',
      fees: [{ name: 'pool', amount: String((amount * 3n) / 1_000n), token: from }],
      expiresAt: new Date(cloud.clock.now + 30_000).toISOString(),
    },
  ])
  const before = { paid: await getBalance(from), bought: await getBalance(to) }
  const body = { amount: String(amount), from, to, userAddress, eip155: { slippage: 0.5 }, disableEstimate: false }
  const built = parse(buildSwapTransaction.response, await (await build(body)).json())
  expect(built).toMatchObject({
    toAmount: quote?.toAmount,
    toAmountMin: String((BigInt(quote?.toAmount ?? 0) * 995n) / 1_000n),
    tx: {
      from: `${chainId}:${userAddress}`,
      to: `${chainId}:${exchange}`,
      value: from === coin ? String(amount) : '0',
    },
  })
  // The quote promises the swap's gas as an upper limit.
  expect(Number(built.tx.eip155?.gas)).toBeLessThanOrEqual(Number(quote?.gas))
  const fee = await send(built.tx)
  expect(await getBalance(from)).toBe(before.paid - amount - (from === coin ? fee : 0n))
  expect(await getBalance(to)).toBe(before.bought + BigInt(quote?.toAmount ?? 0) - (to === coin ? fee : 0n))
}

describe('a swap on a local chain', () => {
  const paid: readonly Swap[] = [
    { title: 'tokens for coins', index: 1, from: tusd, to: coin, amount: 2_000_000_000n },
    { title: 'tokens for tokens that return nothing', index: 3, from: tusd, to: lusd, amount: 7_000_000n },
    { title: 'tokens that return nothing for tokens', index: 4, from: lusd, to: tusd, amount: 7_000_000n },
  ]
  it.each(paid)('of $title, once approved, yields what was quoted [S7.009] [S7.012]', async (swap) => {
    const { amount, from, index, to } = swap
    const swaps = await startSwapCloud()
    const { account, send } = connect(index)
    const userAddress = account.address
    const readAllowance = async () =>
      parse(
        getSwapAllowance.response,
        await (await swaps.get('allowance', { tokenAddress: from, userAddress: `${chainId}:${userAddress}` })).json(),
      ).allowance
    expect(await readAllowance()).toBe('0')
    const approval = await swaps.get('build-approve', { userAddress, from, to, amount: String(amount) })
    const { tx } = parse(buildSwapApproval.response, await approval.json())
    expect(tx).toMatchObject({ from: `${chainId}:${userAddress}`, to: from, value: '0' })
    await send(tx)
    expect(await readAllowance()).toBe(String(amount))
    await expectQuoted(swap, swaps)
    expect(await readAllowance()).toBe('0')
  })

  it('of coins for tokens yields what was quoted [S7.007] [S7.012]', async () => {
    await expectQuoted({ title: '', index: 2, from: coin, to: tgov, amount: ether }, await startSwapCloud())
    expect(await connect(2).getBalance(tgov)).toBeGreaterThan(0n)
  })

  it('is built with the minimum, the receiver and an end within 20 minutes of the chain', async () => {
    const { build } = await startSwapCloud()
    const { account, client } = connect(5)
    const body = { amount: String(ether), from: coin, to: tusd, userAddress: account.address }
    const { toAmountMin, tx } = parse(
      buildSwapTransaction.response,
      await (await build({ ...body, eip155: { slippage: 3 } })).json(),
    )
    const abi = parseAbi([
      'function swapExactEthForTokens(address tokenOut, uint256 amountOutMin, address to, uint256 deadline) payable',
    ])
    const data = isHex(tx.data) ? tx.data : '0x'
    const { timestamp } = await client.getBlock()
    const { args } = decodeFunctionData({ abi, data })
    expect(args).toEqual([contracts.TUSD, BigInt(toAmountMin ?? 0), account.address, timestamp + 1_200n])
  })

  it('is not built if it would fail now, unless the caller does not want to know', async () => {
    const { build } = await startSwapCloud()
    const { account } = connect(6)
    // Nothing was approved.
    const body = { amount: '1000000', from: tusd, to: coin, userAddress: account.address }
    expect(await readError(await build(body))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      reasons: [{ name: 'body.userAddress', description: expect.stringContaining('would fail now') }],
    })
    const built = await build({ ...body, disableEstimate: true })
    expect(parse(buildSwapTransaction.response, await built.json()).tx.eip155).toEqual({ gas: '120000' })
  })

  it('has no quote and no transaction without a pool', async () => {
    const { build, get } = await startSwapCloud()
    const query = { amount: '1000000', from: lusd, to: tgov }
    expect(await (await get('quotes', query)).json()).toEqual({ quotes: [] })
    const userAddress = connect(1).account.address
    expect(await readError(await build({ ...query, userAddress }))).toMatchObject({
      status: 400,
      reasons: [{ name: 'body.to', description: 'No provider of this cloud can make this swap' }],
    })
  })
})

describe('an approval', () => {
  const readArguments = async (response: Response) => {
    const { tx } = parse(buildSwapApproval.response, await response.json())
    return decodeFunctionData({ abi: erc20Abi, data: isHex(tx.data) ? tx.data : '0x' }).args
  }

  it('without an amount is for what the account owns, never for everything', async () => {
    const { get } = await startSwapCloud()
    const { account, getBalance } = connect(7)
    const query = { userAddress: account.address, from: tusd, to: coin }
    expect(await readArguments(await get('build-approve', query))).toEqual([exchange, await getBalance(tusd)])
    expect(await readArguments(await get('build-approve', { ...query, amount: '5' }))).toEqual([exchange, 5n])
  })

  it('is not needed for the coin', async () => {
    const { get } = await startSwapCloud()
    const userAddress = connect(1).account.address
    const allowance = await get('allowance', { tokenAddress: coin, userAddress })
    expect(await allowance.json()).toEqual({ allowance: String(maxUint256) })
    expect(await readError(await get('build-approve', { userAddress, from: coin, to: tusd }))).toMatchObject({
      status: 400,
      reasons: [{ name: 'query.from', description: 'The coin of the chain needs no approval' }],
    })
  })
})

describe('the tokens and the price of gas', () => {
  it('are the coin and what the cloud lists [S7.008]', async () => {
    const { get } = await startSwapCloud()
    const { tokens } = parse(getSwapTokens.response, await (await get('tokens', { chainId })).json())
    expect(tokens).toEqual([
      { address: coin, name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: null },
      { address: tusd, name: 'Test Dollar', symbol: 'TUSD', decimals: 6, logoUri: null },
      { address: lusd, name: 'Legacy Dollar', symbol: 'LUSD', decimals: 6, logoUri: null },
      { address: tgov, name: 'Test Governance', symbol: 'TGOV', decimals: 18, logoUri: null },
    ])
  })

  it('are those of the node, for 5 s [S7.010]', async () => {
    const { cloud, get } = await startSwapCloud()
    const { client } = connect(1)
    const read = async () => parse(getGasPrice.response, await (await get('gas-price', { chainId })).json())
    const own = await client.getGasPrice()
    const first = await read()
    expect(first.standard).toBe(String(own))
    expect(BigInt(first.fast)).toBeGreaterThanOrEqual(own)
    expect(BigInt(first.instant)).toBeGreaterThanOrEqual(BigInt(first.fast))
    const { rpcUrl, wallet, account } = connect(8)
    const [price] = [own + 5_000_000_000n]
    await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'anvil_setNextBlockBaseFeePerGas',
        params: [`0x${price.toString(16)}`],
      }),
    })
    const hash = await wallet.sendTransaction({ to: account.address, value: 0n, chain: null, gasPrice: price * 2n })
    await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
    expect(await read()).toEqual(first)
    cloud.clock.now += 5_001
    const newest = await read()
    expect(newest.standard).toBe(String(await client.getGasPrice()))
    expect(newest.standard).not.toBe(first.standard)
  })
})

describe('a wrong request', () => {
  const good = { amount: '1000000', from: tusd, to: coin }
  const far = `eip155:1:${contracts.TUSD}`
  it.each([
    ['tokens of two chains', { to: far }, 'query.to', 'No provider of this cloud swaps on eip155:1'],
    [
      'a chain that no provider serves',
      { from: far, to: far },
      'query.from',
      'No provider of this cloud swaps on eip155:1',
    ],
    ['one token twice', { to: tusd?.toLowerCase() }, 'query.to', 'The same token as the paid one'],
    ['no CAIP-10 id', { from: contracts.TUSD }, 'query.from', expect.stringMatching(/^Not a CAIP-10 id/)],
    ['no address', { from: `${chainId}:0x12` }, 'query.from', 'Not the address of a token'],
    ['nothing', { amount: '0' }, 'query.amount', 'Nothing'],
    ['too much', { amount: '9'.repeat(78) }, 'query.amount', 'More than a token can have'],
    [
      'an account of another chain',
      { userAddress: `eip155:1:${exchange}` },
      'query.userAddress',
      'Not on the chain of the token',
    ],
    ['an account of another kind', { userAddress: 'bc1q' }, 'query.userAddress', 'Not an address of the chain'],
  ])('with %s is refused by name', async (_title, change, name, description) => {
    const { get } = await startSwapCloud()
    expect(await readError(await get('quotes', { ...good, ...change }))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      reasons: [{ name, description }],
    })
  })

  it('for two served chains is refused, and so are other calls for a chain that is not served', async () => {
    const [chain] = devnet.description.evm
    const { build, get } = await startSwapCloud({ LATCHKEY_RPC_EIP155_31338: chain?.rpcUrl ?? '' })
    const other = `eip155:31338:${contracts.TUSD}`
    expect(await readError(await get('quotes', { ...good, to: other }))).toMatchObject({
      reasons: [{ name: 'query.to', description: 'Not on the chain of the paid token' }],
    })
    const userAddress = connect(1).account.address
    const polygon = 'eip155:137'
    const token = `${polygon}:${contracts.TUSD}`
    const answers = await Promise.all([
      get('tokens', { chainId: polygon }),
      get('gas-price', { chainId: polygon }),
      get('allowance', { tokenAddress: token, userAddress }),
      get('build-approve', { userAddress, from: token, to: token }),
      build({ amount: '1', from: token, to: token, userAddress }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  })
})

describe('the limits', () => {
  const flood = async (cloud: TestCloud, ask: (projectId: string) => Promise<Response>) => {
    const { projectId } = await cloud.createProject()
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) statuses.push((await ask(projectId)).status)
    return statuses
  }
  const limits = { LATCHKEY_RATE_SWAP_QUOTES: '3', LATCHKEY_RATE_SWAP_BUILDS: '2' }

  it('apply to quotes and to built swaps before a provider is asked', async () => {
    const { cloud } = await startSwapCloud(limits)
    const query = new URLSearchParams({ amount: '1000', from: tusd ?? '', to: lusd ?? '' }).toString()
    const body = {
      amount: '1000000000000',
      from: coin,
      to: tusd,
      userAddress: connect(9).account.address,
      disableEstimate: true,
    }
    expect(await flood(cloud, (projectId) => cloud.ask(`/v1/convert/quotes?${query}`, { projectId }))).toEqual([
      ...[200, 200, 200],
      ...[429, 429],
    ])
    const json = { 'content-type': 'application/json' }
    const attempts = () => cloud.metrics.registry.getSingleMetricAsString('latchkey_provider_attempts_total')
    const counted = await attempts()
    expect(counted).toMatch(/provider="devnet",outcome="answered"\} 3/)
    const build = (projectId: string) =>
      cloud.ask('/v1/convert/build-transaction', {
        projectId,
        method: 'POST',
        body: JSON.stringify({ ...body, projectId }),
        headers: json,
      })
    expect(await flood(cloud, build)).toEqual([200, 200, 429, 429, 429])
    expect(await attempts()).toMatch(/provider="devnet",outcome="answered"\} 5/)
  })
})
