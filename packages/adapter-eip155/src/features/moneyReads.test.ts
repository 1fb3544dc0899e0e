import { startDevnet, type Devnet, type DevnetEvmChain } from '@latchkey/devnet'
import { startRpcServer, type RpcServer } from '@latchkey/testing/adapter'
import {
  concat,
  createPublicClient,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  http,
  numberToHex,
  pad,
  parseEther,
  stringToHex,
  toFunctionSelector,
  type Hex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { connectOnAnvil, type AnvilConnection } from '../test/connectOnAnvil.ts'
import { createAnsweringCode, type ContractAnswer } from '../test/createAnsweringCode.ts'

let devnet: Devnet
let chain: DevnetEvmChain

beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337] })
  const [first] = devnet.description.evm
  if (first === undefined) throw new RangeError('No chain')
  chain = first
})

afterAll(async () => {
  await devnet.stop()
})

const createAddress = (): Hex => privateKeyToAccount(generatePrivateKey()).address
const getAnvil = () => createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })

/** Puts a contract with fixed answers onto the chain. */
async function deploy(answers: readonly ContractAnswer[], address = createAddress()): Promise<Hex> {
  await getAnvil().setCode({ address, bytecode: createAnsweringCode(answers) })
  return address
}

async function connect(options?: Parameters<typeof connectOnAnvil>[1]): Promise<AnvilConnection> {
  const connected = await connectOnAnvil(chain, options)
  onTestFinished(connected.end)
  return connected
}

/** An endpoint before the chain, which may refuse a method as an old node does. */
async function forward(refused?: string): Promise<RpcServer> {
  const upstream = createPublicClient({ transport: http(chain.rpcUrl) })
  const server = await startRpcServer(({ method, params }) => {
    if (method === refused) throw Object.assign(new Error('the method does not exist'), { code: -32_601 })
    return Reflect.apply(upstream.request, upstream, [{ method, params }])
  })
  onTestFinished(server.stop)
  return server
}

const word = (value: bigint): Hex => numberToHex(value, { size: 32 })
const text = (value: string): Hex => encodeAbiParameters([{ type: 'string' }], [value])
const selectors = {
  name: toFunctionSelector('name()'),
  symbol: toFunctionSelector('symbol()'),
  decimals: toFunctionSelector('decimals()'),
  balanceOf: toFunctionSelector('balanceOf(address)'),
  transfer: toFunctionSelector('transfer(address,uint256)'),
}
const describeToken = (token: { readonly name: Hex; readonly symbol: Hex; readonly decimals: bigint }) => [
  { selector: selectors.name, data: token.name },
  { selector: selectors.symbol, data: token.symbol },
  { selector: selectors.decimals, data: word(token.decimals) },
]

describe('tokens', () => {
  it('reads the balances of many with one HTTP request, and leaves out what is no token', async () => {
    const seen = await forward()
    const { adapter, connection, network } = await connect({ rpcUrls: [seen.url] })
    const { getNative, getTokens } = adapter.features.balance
    const address = connection.activeAddress
    await getNative({ address, network })
    const before = seen.requests.length
    const good = chain.tokens.map((token) => token.address)
    const silent = await deploy([{ selector: selectors.balanceOf, data: '0x' }])
    const shortOne = await deploy([{ selector: selectors.balanceOf, data: '0x01' }])
    const huge = await deploy([{ selector: selectors.balanceOf, data: word(2n ** 256n - 1n), length: 100_000 }])
    const reverting = await deploy([])
    const tokens = [createAddress(), silent, ...good, shortOne, reverting, huge]
    const balances = await getTokens({ address, network, tokens })
    expect(balances.map((balance) => balance.address)).toEqual([...good, huge])
    const client = createPublicClient({ transport: http(chain.rpcUrl) })
    for (const { address: token, value } of balances.slice(0, -1))
      expect(value).toBe(
        await client.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [address] }),
      )
    expect(balances.at(-1)?.value).toBe(2n ** 256n - 1n)
    const sent = seen.requests.slice(before)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.calls).toHaveLength(tokens.length)
  })

  it('tells no balance at all if the endpoint cannot be reached', async () => {
    const { adapter, connection, network } = await connect({ rpcUrls: ['http://127.0.0.1:1'] })
    const tokens = chain.tokens.map(({ address }) => address)
    const reading = adapter.features.balance.getTokens({ address: connection.activeAddress, network, tokens })
    await expect(reading).rejects.toMatchObject({ code: 'request.failed' })
  })

  it('tells no balance at all on a network that it cannot read, or if the endpoint asks for patience', async () => {
    const busy = await startRpcServer(({ method }) => {
      if (method === 'eth_call') throw Object.assign(new Error('limit exceeded'), { code: -32_005 })
      return '0x1'
    })
    onTestFinished(busy.stop)
    const { adapter, connection, network } = await connect({ rpcUrls: [busy.url] })
    const { getTokens, getTokenInfo } = adapter.features.balance
    const address = connection.activeAddress
    const [token = address] = chain.tokens.map((each) => each.address)
    const silent = { ...network, id: 6, caipNetworkId: 'eip155:6' as const, rpcUrls: { default: { http: [] } } }
    const unsupported = { code: 'network.unsupported' }
    await expect(getTokens({ address, network: silent, tokens: [token] })).rejects.toMatchObject(unsupported)
    await expect(getTokenInfo({ token, network: silent })).rejects.toMatchObject(unsupported)
    await expect(getTokens({ address, network, tokens: [token] })).rejects.toMatchObject({ code: 'request.failed' })
  })

  it('reads what an honest token says about itself', async () => {
    const { adapter, network } = await connect()
    for (const { address, name, symbol, decimals } of chain.tokens)
      expect(await adapter.features.balance.getTokenInfo({ token: address, network })).toEqual({
        address,
        name,
        symbol,
        decimals,
      })
  })

  const bytes32 = pad(stringToHex('MKR'), { dir: 'right', size: 32 })
  it.each([
    ['texts of 32 bytes', { name: bytes32, symbol: bytes32, decimals: 18n }, ['MKR', 'MKR', 18]],
    ['no decimals to show', { name: text('Whole'), symbol: text('W'), decimals: 0n }, ['Whole', 'W', 0]],
    ['the most decimals', { name: text('Dust'), symbol: text('D'), decimals: 255n }, ['Dust', 'D', 255]],
    [
      'marks of direction and lines',
      { name: text('US\u202ED\u2066 Coin\n\u0000!'), symbol: text('US\u200BDC'), decimals: 6n },
      ['US D Coin !', 'US DC', 6],
    ],
    [
      'an offset beyond the answer',
      { name: concat([word(2n ** 255n), word(5n)]), symbol: concat([word(32n), word(2n ** 255n)]), decimals: 6n },
      ['', '', 6],
    ],
    ['no text', { name: '0x', symbol: '0x01', decimals: 6n }, ['', '', 6]],
    [
      'bytes that are no text',
      { name: encodeAbiParameters([{ type: 'bytes' }], ['0xff41']), symbol: text('X'), decimals: 6n },
      ['\uFFFDA', 'X', 6],
    ],
  ] as const)('reads a token with %s', async (_what, token, [name, symbol, decimals]) => {
    const { adapter, network } = await connect()
    const address = await deploy(describeToken(token))
    expect(await adapter.features.balance.getTokenInfo({ token: address, network })).toEqual({
      address,
      name,
      symbol,
      decimals,
    })
  })

  it('cuts a name of 100 kB, and lives without a name that reverts', async () => {
    const { adapter, network } = await connect()
    const name = concat([word(32n), word(100_000n), stringToHex('A'.repeat(2_000))])
    const address = await deploy([
      { selector: selectors.name, data: name, length: 100_064 },
      { selector: selectors.decimals, data: word(6n) },
    ])
    expect(await adapter.features.balance.getTokenInfo({ token: address, network })).toEqual({
      address,
      name: 'A'.repeat(64),
      symbol: '',
      decimals: 6,
    })
  })

  it('refuses what has no decimals, or too many', async () => {
    const { adapter, network } = await connect()
    const odd = await deploy(describeToken({ name: text('Odd'), symbol: text('O'), decimals: 256n }))
    for (const token of [createAddress(), await deploy([]), odd])
      await expect(adapter.features.balance.getTokenInfo({ token, network })).rejects.toMatchObject({
        code: 'address.invalid',
      })
  })
})

describe('fees', () => {
  it('adds what a rollup of the OP stack takes, and a quarter more at most', async () => {
    const { adapter, connection } = await connect()
    const { estimate } = adapter.features.transfer
    const transfer = { connectionId: connection.id, to: createAddress(), amount: 5n }
    const plain = await estimate(transfer)
    const oracle = '0x420000000000000000000000000000000000000F'
    onTestFinished(() => getAnvil().setCode({ address: oracle, bytecode: '0x' }))
    const old = [{ selector: toFunctionSelector('getL1Fee(bytes)'), data: word(1_000n) }]
    await deploy(old, oracle)
    const before = await estimate(transfer)
    expect([before.fee - plain.fee, before.feeAtMost - plain.feeAtMost]).toEqual([1_000n, 1_250n])
    await deploy(
      [
        ...old,
        { selector: toFunctionSelector('getL1FeeUpperBound(uint256)'), data: word(2_000n) },
        { selector: toFunctionSelector('getOperatorFee(uint256)'), data: word(30n) },
      ],
      oracle,
    )
    const now = await estimate(transfer)
    expect([now.fee - plain.fee, now.feeAtMost - plain.feeAtMost]).toEqual([1_030n, 2_530n])
    const { amount, fee } = await adapter.features.transfer.getMax(transfer)
    const { value } = await adapter.features.balance.getNative({
      address: connection.activeAddress,
      network: (await connect()).network,
    })
    expect([amount, fee]).toEqual([value - now.feeAtMost, now.feeAtMost])
    const { id } = await adapter.features.transfer.send({ ...transfer, amount })
    const client = createPublicClient({ transport: http(chain.rpcUrl), pollingInterval: 20 })
    await vi.waitFor(() => client.getTransactionReceipt({ hash: id }), { timeout: 60_000, interval: 20 })
    expect(await client.getBalance({ address: connection.activeAddress })).toBeLessThanOrEqual(fee)
    await getAnvil().setBalance({ address: connection.activeAddress, value })
  })

  it('estimates the app’s own transaction with the prices it names', async () => {
    const { adapter, connection } = await connect()
    const { estimate } = adapter.features.transaction
    const { id: connectionId } = connection
    const to = createAddress()
    expect(await estimate({ connectionId, transaction: { to, gas: 30_000n, gasPrice: 7n } })).toEqual({
      fee: 210_000n,
      feeAtMost: 210_000n,
    })
    const { fee, feeAtMost } = await estimate({
      connectionId,
      transaction: { to, value: 1n, maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 1n },
    })
    expect(feeAtMost).toBe(21_000n * 10n ** 11n)
    expect(fee).toBeLessThan(feeAtMost)
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 10n ** 40n] })
    const [token] = chain.tokens
    await expect(estimate({ connectionId, transaction: { to: token?.address, data } })).rejects.toMatchObject({
      code: 'transaction.reverted',
    })
  })

  it('sends nothing at most if the account cannot pay the fee', async () => {
    const { adapter, connection } = await connect()
    const address = connection.activeAddress
    const client = createPublicClient({ transport: http(chain.rpcUrl) })
    const value = await client.getBalance({ address })
    onTestFinished(() => getAnvil().setBalance({ address, value }))
    await getAnvil().setBalance({ address, value: 10n })
    const call = { connectionId: connection.id, to: createAddress() }
    expect((await adapter.features.transfer.getMax(call)).amount).toBe(0n)
    // This token reverts every transfer, also that of nothing.
    const token = await deploy([{ selector: selectors.balanceOf, data: word(0n) }])
    expect(await adapter.features.transfer.getMax({ ...call, token })).toEqual({ amount: 0n, fee: 0n })
  })
})

describe('a receiver', () => {
  it('is a contract if it has code, unless that only delegates (EIP-7702)', async () => {
    const { adapter, connection } = await connect()
    const inspect = (to: Hex) => adapter.features.transfer.inspect({ connectionId: connection.id, to })
    expect(await inspect(createAddress())).toEqual({ kind: 'account' })
    expect(await inspect(connection.activeAddress)).toEqual({ kind: 'account' })
    expect(await inspect(await deploy([]))).toEqual({ kind: 'contract' })
    expect(await inspect(chain.tokens[0]?.address ?? '0x')).toEqual({ kind: 'contract' })
    const delegating = createAddress()
    const bytecode = concat(['0xef0100', await deploy([])])
    await getAnvil().setCode({ address: delegating, bytecode })
    expect(await inspect(delegating)).toEqual({ kind: 'account' })
    await expect(inspect('0x00')).rejects.toMatchObject({ code: 'address.invalid' })
  })

  it('gets all of the native coin, and a token’s transfer to the account itself as the token logs it', async () => {
    const { adapter, connection } = await connect()
    const { simulate } = adapter.features.transfer
    const { id: connectionId, activeAddress } = connection
    const to = createAddress()
    expect(await simulate({ connectionId, to, amount: 7n })).toEqual({
      status: 'success',
      arrives: 7n,
      changes: [{ value: -7n }],
    })
    const [token] = chain.tokens
    expect(await simulate({ connectionId, to: activeAddress, amount: 7n, token: token?.address })).toEqual({
      status: 'success',
      arrives: 7n,
      changes: [],
    })
    const poor = await simulate({ connectionId, to, amount: parseEther('1000000000') })
    expect(poor).toEqual({ status: 'failure', reason: expect.stringMatching(/funds|balance/i) })
    // The reason has the node's words alone, without its address.
    expect(poor.reason).not.toContain('http')
    const refusing = await deploy([])
    expect(await simulate({ connectionId, to: refusing, amount: 7n })).toMatchObject({ status: 'failure' })
  })
})

describe('simulation', () => {
  const send = (to: Hex, amount: bigint): Hex =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })

  it('tells what the account pays, of the coin and of tokens, and why a transaction would fail', async () => {
    const { adapter, connection } = await connect()
    const { simulate } = adapter.features.transaction
    const { id: connectionId } = connection
    const to = createAddress()
    const [token, legacy] = chain.tokens
    expect(await simulate({ connectionId, transaction: { to, value: 7n } })).toEqual({
      status: 'success',
      changes: [{ value: -7n }],
    })
    for (const each of [token, legacy])
      expect(await simulate({ connectionId, transaction: { to: each?.address, data: send(to, 5n) } })).toMatchObject({
        status: 'success',
        changes: [{ token: each?.address, value: -5n }],
      })
    const failing = await simulate({ connectionId, transaction: { to: token?.address, data: send(to, 10n ** 40n) } })
    expect(failing).toMatchObject({ status: 'failure' })
    expect(failing.reason).toMatch(/\w{4}/)
    expect(failing.changes).toBeUndefined()
    const poor = await simulate({ connectionId, transaction: { to, value: parseEther('1000000000') } })
    expect(poor).toMatchObject({ status: 'failure' })
  })

  it.each(['nothing', 'eth_simulateV1'])(
    'knows a token that answers with false, on a node without %s',
    async (refused) => {
      const { url } = await forward(refused)
      const { adapter, connection } = await connect({ rpcUrls: [url] })
      const liar = await deploy([{ selector: selectors.transfer, data: word(0n) }])
      const transaction = { to: liar, data: send(createAddress(), 5n) }
      expect(await adapter.features.transaction.simulate({ connectionId: connection.id, transaction })).toEqual({
        status: 'failure',
        reason: 'The token refuses the transfer',
      })
    },
  )

  it('tells only whether a transaction would fail where the node cannot simulate', async () => {
    const { url } = await forward('eth_simulateV1')
    const { adapter, connection } = await connect({ rpcUrls: [url] })
    const { simulate } = adapter.features.transaction
    const { id: connectionId } = connection
    const to = createAddress()
    expect(await simulate({ connectionId, transaction: { to, value: 7n } })).toEqual({ status: 'success' })
    const [token] = chain.tokens
    const transaction = { to: token?.address, data: send(to, 10n ** 40n) }
    expect(await simulate({ connectionId, transaction })).toMatchObject({ status: 'failure' })
  })

  it('executes what comes before, and tells what the contract returns', async () => {
    const { adapter, connection } = await connect()
    const { simulate } = adapter.features.transaction
    const { id: connectionId, activeAddress } = connection
    const [token] = chain.tokens
    const spender = createAddress()
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 5n] })
    const read = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [activeAddress, spender] })
    const transaction = { to: token?.address, data: read }
    expect(await simulate({ connectionId, transaction })).toMatchObject({ status: 'success', answer: word(0n) })
    const before = [
      { to: token?.address, data: approve },
      { to: createAddress(), value: 3n },
    ]
    expect(await simulate({ connectionId, transaction, before })).toEqual({
      status: 'success',
      changes: [{ value: -3n }],
      answer: word(5n),
    })
    const failing = [{ to: token?.address, data: send(spender, 10n ** 40n) }]
    expect(await simulate({ connectionId, transaction, before: failing })).toMatchObject({ status: 'failure' })
    const { url } = await forward('eth_simulateV1')
    const old = await connect({ rpcUrls: [url] })
    const { simulate: simulateOld } = old.adapter.features.transaction
    expect(await simulateOld({ connectionId: old.connection.id, transaction })).toEqual({
      status: 'success',
      answer: word(0n),
    })
    await expect(simulateOld({ connectionId: old.connection.id, transaction, before })).rejects.toMatchObject({
      code: 'request.unsupported',
    })
  })
})

describe('what a transaction changed', () => {
  it('comes with its outcome for an account: tokens by their logs, the coin without the fee', async () => {
    const { adapter, connection, network } = await connect()
    const { send: ask, wait } = adapter.features.transaction
    const { id: connectionId, activeAddress: account } = connection
    const [token] = chain.tokens
    const to = createAddress()
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 5n] })
    const moved = await ask({ connectionId, transaction: { to: token?.address, data } })
    const paid = [{ value: 0n }, { token: token?.address, value: -5n }]
    expect(await wait({ id: moved.id, network, account })).toMatchObject({ status: 'success', changes: paid })
    const got = await wait({ id: moved.id, network, account: to })
    expect(got.changes).toEqual([{ value: 0n }, { token: token?.address, value: 5n }])
    const coins = await ask({ connectionId, transaction: { to, value: 7n } })
    expect(await wait({ id: coins.id, network, account })).toMatchObject({ changes: [{ value: -7n }] })
    expect(await wait({ id: coins.id, network, account: to })).toMatchObject({ changes: [{ value: 7n }] })
    expect(await wait({ id: coins.id, network })).toEqual({ status: 'success', id: coins.id })
  })

  it('leaves out the coin if the block has another transaction of the account, or the node has no old state', async () => {
    const { adapter, connection, network } = await connect()
    const { send: ask } = adapter.features.transaction
    const { id: connectionId, activeAddress: account } = connection
    const anvil = getAnvil()
    await anvil.setAutomine(false)
    onTestFinished(() => anvil.setAutomine(true))
    const to = createAddress()
    const sent = await ask({ connectionId, transaction: { to, value: 7n } })
    await ask({ connectionId, transaction: { to, value: 1n } })
    await anvil.mine({ blocks: 1 })
    expect(await adapter.features.transaction.wait({ id: sent.id, network, account })).toMatchObject({ changes: [] })
    const { url } = await forward('eth_getBalance')
    const pruned = await connect({ rpcUrls: [url] })
    const { wait } = pruned.adapter.features.transaction
    expect(await wait({ id: sent.id, network, account: to })).toMatchObject({ changes: [] })
  })
})
