import { startDevnet, type Devnet, type DevnetEvmChain } from '@latchkey/devnet'
import { startRpcServer, type RpcServer } from '@latchkey/testing/adapter'
import {
  concat,
  createPublicClient,
  createTestClient,
  encodeAbiParameters,
  encodeErrorResult,
  http,
  numberToHex,
  parseAbi,
  stringToHex,
  toFunctionSelector,
  type Hex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectOnAnvil, type AnvilConnection } from '../test/connectOnAnvil.ts'
import { createAnsweringCode } from '../test/createAnsweringCode.ts'
import { createTokenDeployer, tokenCalls, type TokenDeployer } from '../test/deployToken.ts'

let devnet: Devnet
let chain: DevnetEvmChain
let old: RpcServer
/** An adapter on the chain, and one over a node that cannot simulate. */
let connected: AnvilConnection
let limited: AnvilConnection
let deployer: TokenDeployer

beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337] })
  const [first] = devnet.description.evm
  if (first === undefined) throw new RangeError('No chain')
  chain = first
  old = await startRpcServer(async ({ method, params }) => {
    if (method === 'eth_simulateV1') throw Object.assign(new Error('the method does not exist'), { code: -32_601 })
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(chain.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { result, error } = Object(await response.json())
    if (error) throw error
    return result
  })
  connected = await connectOnAnvil(chain, { pollingInterval: 20 })
  limited = await connectOnAnvil(chain, { rpcUrls: [old.url] })
  deployer = createTokenDeployer({ rpcUrl: chain.rpcUrl, holder: connected.connection.activeAddress })
})

afterAll(async () => {
  await Promise.all([connected.end(), limited.end()])
  await old.stop()
  await devnet.stop()
})

const createAddress = (): Hex => privateKeyToAccount(generatePrivateKey()).address
const text = (value: string): Hex => encodeAbiParameters([{ type: 'string' }], [value])
const word = (value: bigint): Hex => numberToHex(value, { size: 32 })
const reverting = (reason: string): Hex =>
  encodeErrorResult({ abi: parseAbi(['error Error(string)']), errorName: 'Error', args: [reason] })
const { setAnswers, setBalance, setTransfers, setRefusal } = tokenCalls
const lie =
  (...calls: readonly Hex[]) =>
  (): Promise<Hex> =>
    deployer.deploy('LyingToken', calls)

/** Expects that an honest token beside is read and sent as ever. */
async function expectHonestBeside(token: Hex, balance: bigint | undefined): Promise<void> {
  const { adapter, connection, network } = connected
  const { activeAddress: address, id: connectionId } = connection
  const [honest] = chain.tokens
  if (!honest) throw new RangeError('The chain has a token')
  const balances = await adapter.features.balance.getTokens({ address, network, tokens: [token, honest.address] })
  expect(balances).toEqual([
    ...(balance === undefined ? [] : [{ address: token, value: balance }]),
    { address: honest.address, value: expect.any(BigInt) },
  ])
  const transfer = { connectionId, to: createAddress(), amount: 5n, token: honest.address }
  expect(await adapter.features.transfer.simulate(transfer)).toEqual({
    status: 'success',
    arrives: 5n,
    changes: [{ token: honest.address, value: -5n }],
  })
}

describe('what a token says about itself', () => {
  it.each<readonly [what: string, told: readonly [Hex, Hex, Hex], read: readonly [string, string, number]]>([
    ['the symbol of another token', [text('USD Coin'), text('USDC'), word(6n)], ['USD Coin', 'USDC', 6]],
    ['letters of another script', [text('USD Сoin'), text('USDС'), word(6n)], ['USD Сoin', 'USDС', 6]],
    [
      'marks of direction',
      [text('\u202Enioc DSU\u202C'), text('\u2066CDSU\u2069\u061C'), word(6n)],
      ['nioc DSU', 'CDSU', 6],
    ],
    [
      'marks without width',
      [text('US\u200B\u200C\u200DD\uFEFF'), text('\u2060U\u00ADSDC'), word(6n)],
      ['US D', 'U SDC', 6],
    ],
    ['lines and tabs', [text('USD\r\nCoin\t!'), text('U\u2028S\u2029D'), word(6n)], ['USD Coin !', 'U S D', 6]],
    [
      'markup',
      [text('<img src=x onerror=alert(1)>'), text('<b>'), word(6n)],
      ['<img src=x onerror=alert(1)>', '<b>', 6],
    ],
    [
      'the URL of a website',
      [text(`Claim at https://claim.example/${'x'.repeat(80)}`), text('claim.example'), word(6n)],
      [`Claim at https://claim.example/${'x'.repeat(33)}`, 'claim.example', 6],
    ],
    ['only marks that do not show', [text('\u200B\u202E\u0000'), text(' \n '), word(6n)], ['', '', 6]],
    ['half a text', [concat([word(32n), word(40n), stringToHex('Half')]), '0x', word(6n)], ['Half', '', 6]],
    [
      'texts that claim to be endless',
      [
        concat([word(32n), word(2n ** 256n - 1n), stringToHex('End')]),
        concat([word(2n ** 256n - 1n), word(5n)]),
        word(6n),
      ],
      ['End', '', 6],
    ],
    ['no decimals to show', [text('Whole'), text('W'), word(0n)], ['Whole', 'W', 0]],
    ['the most decimals', [text('Dust'), text('D'), word(255n)], ['Dust', 'D', 255]],
    ['more than an answer', [text('More'), text('M'), concat([word(8n), word(9n)])], ['More', 'M', 8]],
  ])('is one short line beside its own address, with %s', async (_what, told, [name, symbol, decimals]) => {
    const token = await lie(setAnswers(...told))()
    const { adapter, network } = connected
    expect(await adapter.features.balance.getTokenInfo({ token, network })).toEqual({
      address: token,
      name,
      symbol,
      decimals,
    })
    await expectHonestBeside(token, 1_000n)
  })

  it('is cut from a name of 100 kB', async () => {
    const [address, bytes] = [createAddress(), concat([word(32n), word(100_000n), stringToHex('A'.repeat(2_000))])]
    const bytecode = createAnsweringCode([
      { selector: toFunctionSelector('name()'), data: bytes, length: 100_064 },
      { selector: toFunctionSelector('decimals()'), data: word(6n) },
      { selector: toFunctionSelector('balanceOf(address)'), data: word(7n) },
    ])
    await createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) }).setCode({ address, bytecode })
    const { adapter, network } = connected
    const info = await adapter.features.balance.getTokenInfo({ token: address, network })
    expect(info).toEqual({ address, name: 'A'.repeat(64), symbol: '', decimals: 6 })
    await expectHonestBeside(address, 7n)
  })

  it('is read from words of 32 bytes', async () => {
    const token = await deployer.deploy('BytesToken')
    const { adapter, network } = connected
    const info = await adapter.features.balance.getTokenInfo({ token, network })
    expect(info).toEqual({ address: token, name: 'Bytes Token', symbol: 'BYTES', decimals: 6 })
    await expectHonestBeside(token, 1_000n)
  })

  it('is read again each time, so that changed decimals are seen', async () => {
    const token = await deployer.deploy('ChangingToken')
    const { adapter, network } = connected
    const { getTokenInfo } = adapter.features.balance
    expect((await getTokenInfo({ token, network })).decimals).toBe(6)
    await deployer.call(token, tokenCalls.setDecimals(18))
    expect((await getTokenInfo({ token, network })).decimals).toBe(18)
    await expectHonestBeside(token, 1_000n)
  })

  it.each<readonly [string, Hex]>([
    ['too many', word(256n)],
    ['a number of 256 bits as', word(2n ** 256n - 1n)],
    ['no', '0x'],
    ['a single byte as', '0x06'],
  ])('is refused with %s decimals', async (_what, decimals) => {
    const token = await lie(setAnswers(text('Odd'), text('O'), decimals))()
    const { adapter, network } = connected
    await expect(adapter.features.balance.getTokenInfo({ token, network })).rejects.toMatchObject({
      code: 'address.invalid',
    })
    await expectHonestBeside(token, 1_000n)
  })
})

const amount = 100n
const arriving = (arrives: bigint) => ({
  status: 'success',
  arrives,
  changes: [expect.objectContaining({ value: -amount })],
})
const failing = (reason: string) => ({ status: 'failure', reason })

/** What an old node answers: whether it succeeds, without what arrives. */
const unknown = { status: 'success' }

interface TransferRow {
  readonly token: () => Promise<Hex>
  /** Absent if it cannot be read. */
  readonly balance: bigint | undefined
  readonly simulated: object
  /** Over a node without `eth_simulateV1`. The same by default. */
  readonly called?: object
}

const rows: Readonly<Record<string, TransferRow>> = {
  'answers honestly': { token: lie(), balance: 1_000n, simulated: arriving(100n), called: unknown },
  'answers with nothing, as USDT does [S9.093] [S9.094]': {
    token: lie(setTransfers('saysNothing')),
    balance: 1_000n,
    simulated: arriving(100n),
    called: unknown,
  },
  'takes a fee': {
    token: () => deployer.deploy('FeeToken'),
    balance: 1_000n,
    simulated: arriving(99n),
    called: unknown,
  },
  'has raised every balance': {
    token: () => deployer.deploy('RebasingToken', [tokenCalls.rebase(1_300_000_000_000_000_000n)]),
    balance: 1_300n,
    simulated: arriving(98n),
    called: unknown,
  },
  'has lowered every balance': {
    token: () => deployer.deploy('RebasingToken', [tokenCalls.rebase(500_000_000_000_000_000n)]),
    balance: 500n,
    simulated: arriving(100n),
    called: unknown,
  },
  'answers with false': {
    token: lie(setTransfers('saysFalse')),
    balance: 1_000n,
    simulated: failing('The token refuses the transfer'),
  },
  'logs a transfer that moves nothing': {
    token: lie(setTransfers('onlyLogs')),
    balance: 1_000n,
    simulated: failing('Nothing would arrive at the receiver'),
    called: unknown,
  },
  'does nothing and answers with true': {
    token: lie(setTransfers('doesNothing')),
    balance: 1_000n,
    simulated: failing('Nothing would arrive at the receiver'),
    called: unknown,
  },
  'is no contract': {
    token: async () => createAddress(),
    balance: undefined,
    simulated: failing('Nothing would arrive at the receiver'),
  },
  'reverts when it is asked for a balance': {
    token: lie(setBalance('reverts')),
    balance: undefined,
    simulated: arriving(100n),
    called: unknown,
  },
  'never ends when it is asked for a balance': {
    token: lie(setBalance('loops')),
    balance: undefined,
    simulated: arriving(100n),
    called: unknown,
  },
  'answers with no bytes when it is asked for a balance': {
    token: lie(setBalance('saysNothing')),
    balance: undefined,
    simulated: arriving(100n),
    called: unknown,
  },
  'is paused': {
    token: () => deployer.deploy('PausableToken', [tokenCalls.pause()]),
    balance: 1_000n,
    simulated: failing('transfers are paused'),
  },
  'blocks the account': {
    token: () => deployer.deploy('PausableToken', [tokenCalls.block(connected.connection.activeAddress)]),
    balance: 1_000n,
    simulated: failing('account is blocked'),
  },
  'is paused by OpenZeppelin’s error': {
    token: lie(setRefusal(toFunctionSelector('EnforcedPause()'))),
    balance: 1_000n,
    simulated: failing('Transfers are paused'),
  },
  'reverts with an error of ERC-6093': {
    token: lie(
      setRefusal(
        encodeErrorResult({
          abi: parseAbi(['error ERC20InvalidReceiver(address)']),
          errorName: 'ERC20InvalidReceiver',
          args: [`0x${'1'.repeat(40)}`],
        }),
      ),
    ),
    balance: 1_000n,
    simulated: failing('Invalid receiver'),
  },
  'reverts with an error of its own': {
    token: lie(setRefusal('0x12345678')),
    balance: 1_000n,
    simulated: failing('The contract refused with error 0x12345678'),
  },
  'fails by an assertion': {
    token: lie(setTransfers('panics')),
    balance: 1_000n,
    simulated: failing('The contract failed: an assertion failed'),
  },
  'reverts without a reason': {
    token: lie(setTransfers('saysNoReason')),
    balance: 1_000n,
    simulated: { status: 'failure', reason: expect.stringMatching(/fail|revert/i) },
  },
  'never ends when it is to be sent': {
    token: lie(setTransfers('loops')),
    balance: 1_000n,
    simulated: { status: 'failure', reason: expect.stringMatching(/fail|gas/i) },
  },
  'reverts with a long reason of several lines': {
    token: lie(setRefusal(reverting(`No\r\n\u202Eway\u2066 out\u200B ${'x'.repeat(2_000)}`))),
    balance: 1_000n,
    simulated: failing(`No way out ${'x'.repeat(189)}`),
  },
}

/** USDT as its issuer and the bridges of its chains publish it. */
const usdt = [
  '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
  '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
  '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e',
  '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
  '0x55d398326f99059fF775485246999027B3197955',
  '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
] as const

describe('a transfer of a token that', () => {
  it.each(usdt)('answers with nothing at the address %s arrives [S9.093] [S9.094]', async (token) => {
    const { adapter, connection, network } = connected
    const legacy = chain.tokens.find(({ transferReturns }) => !transferReturns)
    const anvil = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
    const code = await createPublicClient({ transport: http(chain.rpcUrl) }).getCode({
      address: legacy?.address ?? '0x',
    })
    await anvil.setCode({ address: token, bytecode: code ?? '0x' })
    await deployer.mint(token)
    const transfer = { connectionId: connection.id, to: createAddress(), amount, token }
    expect(await adapter.features.transfer.simulate(transfer)).toEqual(arriving(amount))
    const { id } = await adapter.features.transfer.send(transfer)
    expect(await adapter.features.transaction.wait({ id, network })).toEqual({ status: 'success', id })
    const balances = await adapter.features.balance.getTokens({ address: transfer.to, network, tokens: [token] })
    expect(balances).toEqual([{ address: token, value: amount }])
  })

  it.each(Object.entries(rows))('%s is told as the chain sees it', async (_what, row) => {
    const token = await row.token()
    const call = { to: createAddress(), amount, token }
    const simulate = ({ adapter, connection }: AnvilConnection) =>
      adapter.features.transfer.simulate({ ...call, connectionId: connection.id })
    expect(await simulate(connected)).toEqual(row.simulated)
    expect(await simulate(limited)).toEqual(row.called ?? row.simulated)
    await expectHonestBeside(token, row.balance)
  })
})
