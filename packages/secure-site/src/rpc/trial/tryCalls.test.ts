import { startDevnet, type Devnet } from '@latchkey/devnet'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  maxUint160,
  maxUint256,
  parseAbi,
  parseEther,
  stringToHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fromHex } from '../../vault/bytes.ts'
import type { SingleRequest } from '../../vault/sign/SignRequest.ts'
import { findNetwork } from '../networks.ts'
import { refuseRpc } from '../refuseRpc.ts'
import { createAsk } from '../test/createAsk.ts'
import { estimateLast } from './estimateLast.ts'
import { tryCalls } from './tryCalls.ts'

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function mint(address to, uint256 value)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable',
])
const stranger = '0x00000000000000000000000000000000000a11ce'
const network = findNetwork('eip155:31337') ?? refuseRpc('no network')

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337] })
})
afterAll(() => devnet?.stop())

const getChain = () => devnet.description.evm[0] ?? refuseRpc('no chain')
/** Tests that change something have accounts of their own. */
let used = 0
function openVisit() {
  const { accounts, multicallAddress, rpcUrl, tokens } = getChain()
  const { privateKey } = accounts[(used += 1) % accounts.length] ?? refuseRpc('no account')
  const account = privateKeyToAccount(privateKey)
  const transport = http(rpcUrl)
  const wallet = createWalletClient({ account, chain: anvil, transport })
  const client = createPublicClient({ chain: anvil, transport })
  const [dollar, legacy] = tokens
  if (dollar === undefined || legacy === undefined) return refuseRpc('no token')
  const ask = createAsk(rpcUrl)
  const toRequest = (call: { readonly to: string; readonly data?: Hex; readonly value?: bigint }): SingleRequest => ({
    kind: 'evmTransaction',
    from: account.address,
    chainId: 31_337,
    estimatedFee: 0n,
    transaction: {
      nonce: 0n,
      gas: 500_000n,
      to: call.to,
      value: call.value ?? 0n,
      data: fromHex(call.data ?? '0x') ?? new Uint8Array(),
      fee: { gasPrice: 1n },
      accessList: [],
    },
  })
  const tryOut = (...calls: readonly Parameters<typeof toRequest>[0][]) =>
    tryCalls({ requests: calls.map((call) => toRequest(call)), from: account.address, network, ask })
  const send = async (to: Hex, data: Hex): Promise<void> => {
    const hash = await wallet.sendTransaction({ to, data })
    await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
  }
  /** Puts a contract somewhere that emits the event that it is told to. Returns the address. */
  const setCode = async (place: string): Promise<Hex> => {
    await ask('anvil_setCode', [place, emitter])
    return toHexText(place)
  }
  return { address: account.address, ask, dollar, legacy, multicall: multicallAddress, send, setCode, tryOut }
}
type Visit = ReturnType<typeof openVisit>

interface Event {
  readonly topics: readonly (string | bigint)[]
  readonly data: readonly bigint[]
}
/**
 * Takes the number of topics (3 or 4), four topics and the data, and emits them: a contract that emits what it is told to.
 * `if (calldata[0] == 3) log3(...) else log4(...)`
 */
const emitter =
  '0x60a036038060a0600037600035600314602457608035606035604035602035846000a4005b606035604035602035836000a300'
const topicOf = (event: string): string => keccak256(stringToHex(event))
const toWord = (value: string | bigint): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2)).padStart(64, '0')
const encodeEvent = ({ data, topics }: Event): Hex => {
  const four = [...topics, ...Array.from({ length: 4 - topics.length }, () => 0n)]
  return `0x${[BigInt(topics.length), ...four, ...data].map((word) => toWord(word)).join('')}`
}
const toHexText = (text: string): Hex => `0x${text.slice(2)}`

const transfer = (value: bigint, to: Hex = stranger) =>
  encodeFunctionData({ abi, functionName: 'transfer', args: [to, value] })
const approve = (spender: Hex, value: bigint) =>
  encodeFunctionData({ abi, functionName: 'approve', args: [spender, value] })
const take = (from: Hex, to: Hex, value: bigint) =>
  encodeFunctionData({ abi, functionName: 'transferFrom', args: [from, to, value] })
const all = (...calls: readonly { readonly target: Hex; readonly callData: Hex }[]) =>
  encodeFunctionData({
    abi,
    functionName: 'aggregate3',
    args: [calls.map((call) => ({ ...call, allowFailure: false }))],
  })
const dollarOf = ({ dollar }: Visit) => ({ address: dollar.address.toLowerCase(), symbol: 'TUSD', decimals: 6 })

describe('the gas of the last of several calls', () => {
  it('is what it needs after those before it', async () => {
    const { address, ask, dollar, multicall } = openVisit()
    const calls = [
      { from: address, to: dollar.address, data: approve(multicall, 3n) },
      {
        from: address,
        to: multicall,
        data: all({ target: dollar.address, callData: take(address, stranger, 3n) }),
      },
    ]
    await expect(ask('eth_estimateGas', [calls[1]])).rejects.toThrow(/revert/)
    const gas = await estimateLast({ calls, ask })
    expect(gas).toBeGreaterThan(40_000n)
    expect(gas).toBeLessThan(150_000n)
    await expect(estimateLast({ calls: calls.slice(1), ask })).rejects.toMatchObject({ code: 'rpc.failed' })
  })
})

describe('a trial run on a chain', () => {
  it('says what a payment costs beside the fee', async () => {
    const { tryOut } = openVisit()
    expect(await tryOut({ to: stranger, value: parseEther('1.5') })).toEqual({
      kind: 'done',
      changes: [
        {
          kind: 'out',
          token: undefined,
          amount: { units: '1500000000000000000', decimals: 18, symbol: 'ETH' },
          tokenId: undefined,
        },
      ],
    })
    expect(await tryOut({ to: stranger })).toEqual({ kind: 'done', changes: [] })
  })

  it('says which tokens leave, also those that return nothing from a transfer', async () => {
    const visit = openVisit()
    const { dollar, legacy, tryOut } = visit
    expect(await tryOut({ to: dollar.address, data: transfer(5_000_000n) })).toEqual({
      kind: 'done',
      changes: [
        {
          kind: 'out',
          token: dollarOf(visit),
          amount: { units: '5000000', decimals: 6, symbol: 'TUSD' },
          tokenId: undefined,
        },
      ],
    })
    expect(await tryOut({ to: legacy.address, data: transfer(7n) })).toMatchObject({
      changes: [{ kind: 'out', token: { address: legacy.address.toLowerCase() }, amount: { units: '7' } }],
    })
  })

  it('shows what a harmless call takes by an old permission', async () => {
    const visit = openVisit()
    const { address, dollar, multicall, send, tryOut } = visit
    await send(dollar.address, approve(multicall, maxUint256))
    const drain = all({ target: dollar.address, callData: take(address, stranger, 9_000_000n) })
    expect(await tryOut({ to: multicall, data: drain })).toMatchObject({
      kind: 'done',
      changes: [{ kind: 'out', token: dollarOf(visit), amount: { units: '9000000' } }],
    })
  })

  it('runs the calls of a batch one after another, and shows both sides of an exchange', async () => {
    const visit = openVisit()
    const { address, dollar, legacy, multicall, tryOut } = visit
    const exchange = all(
      { target: dollar.address, callData: take(address, stranger, 3_000_000n) },
      { target: legacy.address, callData: encodeFunctionData({ abi, functionName: 'mint', args: [address, 4n] }) },
    )
    expect(
      await tryOut({ to: dollar.address, data: approve(multicall, 3_000_000n) }, { to: multicall, data: exchange }),
    ).toMatchObject({
      kind: 'done',
      // The permission is used up.
      changes: [
        { kind: 'out', token: dollarOf(visit), amount: { units: '3000000' } },
        { kind: 'in', token: { address: legacy.address.toLowerCase() }, amount: { units: '4' } },
      ],
    })
  })

  it('says what may be taken afterwards, and nothing of a permission that shrinks', async () => {
    const visit = openVisit()
    const { dollar, send, tryOut } = visit
    const permission = { kind: 'permission', token: dollarOf(visit), spender: stranger, tokenId: undefined }
    expect(await tryOut({ to: dollar.address, data: approve(stranger, maxUint256) })).toEqual({
      kind: 'done',
      changes: [{ ...permission, amount: 'unlimited' }],
    })
    expect(await tryOut({ to: dollar.address, data: approve(stranger, 12n) })).toMatchObject({
      changes: [{ ...permission, amount: { units: '12' } }],
    })
    await send(dollar.address, approve(stranger, 40n))
    expect(await tryOut({ to: dollar.address, data: approve(stranger, 0n) })).toEqual({ kind: 'done', changes: [] })
  })

  it('says which tokens of a collection come and go, and what was allowed of them', async () => {
    const { address, setCode, tryOut } = openVisit()
    const collection = await setCode('0x00000000000000000000000000000000000c011e')
    const token = { address: collection, symbol: undefined, decimals: undefined }
    const emitted = async (...events: readonly Event[]) =>
      tryOut(...events.map((event) => ({ to: collection, data: encodeEvent(event) })))
    const kept = topicOf('Transfer(address,address,uint256)')
    expect(
      await emitted(
        { topics: [kept, address, stranger, 7n], data: [] },
        // 8 comes and goes.
        { topics: [kept, stranger, address, 8n], data: [] },
        { topics: [kept, address, stranger, 8n], data: [] },
        {
          topics: [topicOf('TransferSingle(address,address,address,uint256,uint256)'), stranger, stranger, address],
          data: [9n, 3n],
        },
        {
          topics: [topicOf('TransferBatch(address,address,address,uint256[],uint256[])'), stranger, address, stranger],
          data: [64n, 160n, 2n, 10n, 11n, 2n, 1n, 5n],
        },
        { topics: [topicOf('Approval(address,address,uint256)'), address, stranger, 12n], data: [] },
        { topics: [topicOf('ApprovalForAll(address,address,bool)'), address, stranger], data: [1n] },
      ),
    ).toEqual({
      kind: 'done',
      changes: [
        { kind: 'out', token, amount: undefined, tokenId: '7' },
        { kind: 'out', token, amount: undefined, tokenId: '10' },
        { kind: 'out', token, amount: { units: '5', decimals: undefined, symbol: undefined }, tokenId: '11' },
        { kind: 'permission', token, spender: stranger, amount: undefined, tokenId: '12' },
        { kind: 'permission', token, spender: stranger, amount: undefined, tokenId: undefined },
        { kind: 'in', token, amount: { units: '3', decimals: undefined, symbol: undefined }, tokenId: '9' },
      ],
    })
    expect(
      await emitted(
        { topics: [topicOf('ApprovalForAll(address,address,bool)'), address, stranger], data: [1n] },
        { topics: [topicOf('ApprovalForAll(address,address,bool)'), address, stranger], data: [0n] },
        { topics: [topicOf('Approval(address,address,uint256)'), address, 0n, 12n], data: [] },
        // Those of others.
        { topics: [kept, stranger, stranger, 7n], data: [] },
        { topics: [topicOf('Approval(address,address,uint256)'), stranger, address, 12n], data: [] },
      ),
    ).toEqual({ kind: 'done', changes: [] })
  })

  it('believes no event of a contract that states no balances: it can name any amount', async () => {
    const { address, setCode, tryOut } = openVisit()
    const liar = await setCode('0x000000000000000000000000000000000000011a')
    const data = encodeEvent({
      topics: [topicOf('Transfer(address,address,uint256)'), stranger, address],
      data: [10n ** 30n],
    })
    // It has no balances that could be compared.
    expect(await tryOut({ to: liar, data })).toEqual({ kind: 'unchecked' })
    // The event of a contract that keeps something for the visitor, and is no token.
    const kept = encodeEvent({ topics: [topicOf('Deposit(address,uint256)'), address, 7n], data: [] })
    expect(await tryOut({ to: liar, data: kept })).toEqual({ kind: 'done', changes: [] })
  })

  it('shows what the other calls of a batch take although one of them would be refused', async () => {
    const visit = openVisit()
    const { address, dollar, multicall, send, tryOut } = visit
    await send(dollar.address, approve(multicall, maxUint256))
    const drain = all({ target: dollar.address, callData: take(address, stranger, 9_000_000n) })
    const result = await tryOut({ to: multicall, data: drain }, { to: dollar.address, data: transfer(10n ** 30n) })
    expect(result).toMatchObject({
      kind: 'done',
      changes: [{ kind: 'out', token: dollarOf(visit), amount: { units: '9000000' } }],
      refusals: [{ call: 2 }],
    })
  })

  it('names permissions of Permit2, and of no other contract that calls itself so', async () => {
    const visit = openVisit()
    const { address, dollar, setCode, tryOut } = visit
    const permit2 = await setCode('0x000000000022d473030f116ddee9f6b43ac78ba3')
    const other = await setCode('0x0000000000000000000000000000000000000222')
    const event = topicOf('Approval(address,address,address,uint160,uint48)')
    const data = encodeEvent({ topics: [event, address, dollar.address, stranger], data: [maxUint160, 99n] })
    expect(await tryOut({ to: permit2, data })).toEqual({
      kind: 'done',
      changes: [
        { kind: 'permission', token: dollarOf(visit), spender: stranger, amount: 'unlimited', tokenId: undefined },
      ],
    })
    expect(await tryOut({ to: other, data })).toEqual({ kind: 'done', changes: [] })
  })

  it('gives up where there is too much to read, rather than leave some out', async () => {
    const { address, setCode, tryOut } = openVisit()
    const collection = await setCode('0x00000000000000000000000000000000000c011f')
    const kept = topicOf('Transfer(address,address,uint256)')
    const events = Array.from({ length: 25 }, (_, index) => ({
      to: collection,
      data: encodeEvent({ topics: [kept, stranger, address, BigInt(index)], data: [] }),
    }))
    expect(await tryOut(...events)).toEqual({ kind: 'unchecked' })
    const { changes }: { readonly changes?: readonly unknown[] } = Object(await tryOut(...events.slice(1)))
    expect(changes).toHaveLength(24)
    const tokens = await Promise.all(
      events.map(async (_, index) => ({
        to: await setCode(
          `0x${String(index + 1)
            .padStart(4, '0')
            .padStart(40, '3')}`,
        ),
        data: encodeEvent({ topics: [topicOf('Deposit(address,uint256)'), address, 1n], data: [] }),
      })),
    )
    expect(await tryOut(...tokens)).toEqual({ kind: 'unchecked' })
    expect(await tryOut(...tokens.slice(1))).toEqual({ kind: 'done', changes: [] })
  })

  it('says that the chain would refuse', async () => {
    const { dollar, multicall, tryOut } = openVisit()
    const result = await tryOut({ to: dollar.address, data: transfer(10n ** 30n) })
    expect(result.kind).toBe('refused')
    const nested = all({ target: dollar.address, callData: transfer(1n) })
    expect(await tryOut({ to: multicall, data: nested })).toMatchObject({
      kind: 'refused',
      reason: [{ text: 'Multicall: call failed', isHidden: false }],
    })
  })
})
