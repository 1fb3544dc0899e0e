import { type Devnet, type DevnetEvmChain, startDevnet } from '@latchkey/devnet'
import { eq } from 'drizzle-orm'
import { encodeAbiParameters, encodeFunctionData, erc20Abi, numberToHex, pad, parseEther, stringToHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMetrics } from '../../../observe/createMetrics.ts'
import {
  indexedAccounts,
  indexedBlocks,
  indexedChains,
  indexedTokens,
  indexedTransactions,
  indexedTransfers,
} from '../../../storage/schema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { createConstantCode, createTokenCode } from '../../../test/chain/createTokenCode.ts'
import { sendRpc } from '../../../test/chain/sendRpc.ts'
import { sendTransaction } from '../../../test/chain/sendTransaction.ts'
import { createTestLogger } from '../../../test/createTestLogger.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { createRpcGateway } from '../../rpc/createRpcGateway.ts'
import { createRpcMetrics } from '../../rpc/createRpcMetrics.ts'
import type { HistoryTransaction } from '../History.ts'
import { createIndexer, type Indexer } from './createIndexer.ts'

const chainId = 'eip155:31337'
/** Nothing depends on how long a question takes. */
const patient = 60_000

let devnet: Devnet
let storage: Storage
let chain: DevnetEvmChain
let start: unknown
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31337] })
  storage = await openTestStorage()
  const [first] = devnet.description.evm
  if (first === undefined) throw new TypeError('The devnet must have a chain.')
  chain = first
  start = await sendRpc(chain.rpcUrl, 'evm_snapshot')
})
afterAll(async () => {
  await devnet.stop()
  await storage.close()
})

const rpc = (method: string, ...params: readonly unknown[]) => sendRpc(chain.rpcUrl, method, params)
const account = (index: number): `0x${string}` => {
  const found = chain.accounts[index]
  if (found === undefined) throw new TypeError(`There is no account ${index}.`)
  return found.address
}
const send = (from: number, transaction: Readonly<Record<string, unknown>>) =>
  sendTransaction(chain.rpcUrl, { from: account(from), gas: numberToHex(10_000_000), ...transaction })
const pay = (from: number, to: `0x${string}`, value = 1n) => send(from, { to, value: numberToHex(value) })

function openIndexer(parameters: { readonly rpcUrl?: string; readonly idle?: number } = {}) {
  const { idle = patient, rpcUrl = chain.rpcUrl } = parameters
  const metrics = createMetrics()
  const logger = createTestLogger()
  const gateway = createRpcGateway({
    kind: 'rpc',
    pools: new Map([[chainId, [rpcUrl]]]),
    timeout: 10_000,
    answerBytesAtMost: 4_194_304,
    metrics: createRpcMetrics(metrics),
    logger,
    now: () => Date.now(),
  })
  const indexer = createIndexer({
    chainIds: [chainId],
    storage,
    gateway,
    metrics,
    logger,
    times: { poll: 50, idle, lease: patient },
  })
  onTestFinished(() => indexer.close())
  return { ...indexer, metrics, logger }
}

const ask = (
  { provider }: Pick<Indexer, 'provider'>,
  account: string,
  { cursor, timeout = patient }: { readonly cursor?: string | undefined; readonly timeout?: number } = {},
) => provider.read({ question: { chainId, account, cursor }, timeout })

async function readPage(indexer: Pick<Indexer, 'provider'>, account: string, cursor?: string) {
  const answer = await ask(indexer, account, { cursor })
  if (answer.kind === 'failed') throw new TypeError(`The question failed: ${answer.reason}`)
  return answer.value
}

/** The newest transactions, once the index holds a transaction. */
async function readWith(indexer: Pick<Indexer, 'provider'>, account: string, hash: unknown) {
  return vi.waitFor(
    async () => {
      const { transactions } = await readPage(indexer, account)
      expect(transactions.map((transaction) => transaction.hash)).toContain(hash)
      return transactions
    },
    { timeout: patient, interval: 20 },
  )
}

/** All blocks of the chain, and of the index. */
async function compareBlocks() {
  const newest = Number(await rpc('eth_blockNumber'))
  const actual: unknown[] = []
  for (let number = 0; number <= newest; number += 1) {
    const block = await rpc('eth_getBlockByNumber', numberToHex(number), false)
    if (typeof block !== 'object' || block === null) throw new TypeError(`There is no block ${number}.`)
    actual.push(Reflect.get(block, 'hash'))
  }
  const rows = await storage.database.select().from(indexedBlocks).orderBy(indexedBlocks.number)
  return { actual, indexed: rows.map(({ hash }) => hash) }
}

const waitForSameBlocks = () =>
  vi.waitFor(
    async () => {
      const { actual, indexed } = await compareBlocks()
      expect(indexed).toEqual(actual)
    },
    { timeout: patient, interval: 50 },
  )

const listHashes = (transactions: readonly HistoryTransaction[]) => transactions.map(({ hash }) => hash)

describe('the index of a chain', () => {
  it('sleeps until it is asked, and again when the questions end', async () => {
    // All of it, because this test may be repeated.
    for (const table of [indexedTransfers, indexedAccounts, indexedTransactions, indexedBlocks, indexedChains])
      await storage.database.delete(table)
    const indexer = openIndexer({ idle: 300 })
    expect(await storage.database.select().from(indexedChains)).toEqual([])
    const readLeader = async () => (await storage.database.select().from(indexedChains))[0]?.leader
    await readPage(indexer, account(0))
    await vi.waitFor(async () => expect(await readLeader()).toBe(null), { timeout: patient })
    const hash = await pay(1, account(0))
    expect(listHashes(await readWith(indexer, account(0), hash))[0]).toBe(hash)
  })

  it('has the coin, tokens, and what came without being asked for', async () => {
    const indexer = openIndexer()
    const hash = await pay(0, account(2), parseEther('1.5'))
    const transactions = await readWith(indexer, account(0), hash)
    const [newest] = transactions
    expect(newest).toMatchObject({
      chainId,
      hash,
      status: 'confirmed',
      from: account(0),
      to: account(2),
      transfers: [{ from: account(0), to: account(2), symbol: 'ETH', numeric: '1.5' }],
    })
    expect(newest?.transfers[0]).not.toHaveProperty('contract')
    expect(newest?.fee).toMatch(/^0\.0000\d+$/)
    expect(newest?.minedAt).toBeGreaterThan(Date.UTC(2020, 0))
    const transfers = transactions.flatMap((transaction) => transaction.transfers)
    const [dollar] = chain.tokens
    const { lookAlikeAddress, paidAddress, token } = chain.spam
    const ofDollar = { contract: dollar?.address, name: dollar?.name, symbol: dollar?.symbol, tokenId: undefined }
    expect(transfers.filter(({ contract }) => contract === dollar?.address)).toEqual([
      { from: account(0), to: lookAlikeAddress, numeric: '0', ...ofDollar },
      { from: lookAlikeAddress, to: account(0), numeric: '0', ...ofDollar },
      { from: paidAddress, to: account(0), numeric: '25', ...ofDollar },
      { from: account(0), to: paidAddress, numeric: '25', ...ofDollar },
    ])
    expect(transfers.filter(({ contract }) => contract === token.address)).toMatchObject([
      { to: account(0), numeric: '5000', symbol: 'https://claim-usd.example' },
    ])
    // Another account sees only its own part of the same transaction.
    const others = await readPage(indexer, account(5))
    expect(others.transactions).toHaveLength(1)
    expect(others.transactions[0]?.transfers.map(({ to }) => to)).toEqual([account(5)])
  })

  it('shows a failed transaction without transfers, and the creation of a contract without a receiver', async () => {
    const indexer = openIndexer()
    const created = await send(3, { data: createTokenCode({ logs: [] }) })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account(4), 10n ** 30n] })
    const failed = await send(3, { to: chain.tokens[0]?.address, data })
    const [second, first] = await readWith(indexer, account(3), failed)
    expect(first).toMatchObject({ hash: created, to: '', status: 'confirmed', transfers: [] })
    expect(second).toMatchObject({ hash: failed, status: 'failed', transfers: [] })
  })

  it('keeps pages apart while blocks are added, newest first and each transaction once', async () => {
    const indexer = openIndexer()
    const receiver = '0x00000000000000000000000000000000000000A1'
    await rpc('evm_setAutomine', false)
    onTestFinished(async () => void (await rpc('evm_setAutomine', true)))
    const sent: unknown[] = []
    for (let block = 0; block < 4; block += 1) {
      for (let index = 0; index < 30; index += 1)
        sent.push(await rpc('eth_sendTransaction', { from: account(6), to: receiver, value: '0x1' }))
      await rpc('anvil_mine')
    }
    await readWith(indexer, receiver, sent.at(-1))
    const first = await readPage(indexer, receiver)
    await rpc('evm_setAutomine', true)
    const late = await pay(6, receiver)
    await readWith(indexer, receiver, late)
    const second = await readPage(indexer, receiver, first.next)
    const third = await readPage(indexer, receiver, second.next)
    expect([first, second, third].flatMap(({ transactions }) => listHashes(transactions))).toEqual(sent.toReversed())
    expect([first, second, third].map(({ transactions }) => transactions.length)).toEqual([50, 50, 20])
    expect(third.next).toBe(undefined)
  })

  it('refuses what is no account of the chain, and what is no cursor', async () => {
    const indexer = openIndexer()
    const final = { kind: 'failed', isFinal: true, isItsFault: false }
    const cursors = ['', '1-2', `1-2-0x${'0'.repeat(63)}g`, `${'9'.repeat(16)}-0-0x${'0'.repeat(64)}`]
    for (const cursor of cursors) {
      expect(await ask(indexer, account(0), { cursor })).toMatchObject({ ...final, reason: 'cursor_invalid' })
    }
    expect(await ask(indexer, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).toMatchObject(final)
    const foreign = { chainId: 'eip155:1', account: account(0), cursor: undefined } as const
    expect(await indexer.provider.read({ question: foreign, timeout: patient })).toMatchObject({ kind: 'failed' })
  })

  it('says that it is behind instead of answering an old page', async () => {
    const last = openIndexer()
    await readPage(last, account(0))
    await last.close()
    await storage.database.update(indexedChains).set({ checkedAt: 0 })
    const indexer = openIndexer({ rpcUrl: 'http://127.0.0.1:9' })
    expect(await ask(indexer, account(0), { timeout: 300 })).toMatchObject({
      kind: 'failed',
      reason: 'catching_up',
      isFinal: false,
      isItsFault: false,
    })
    await vi.waitFor(() => expect(indexer.logger.lines.map(({ level }) => level)).toContain('warn'), {
      timeout: 20_000,
    })
  })
})

describe('a chain that changes its past', () => {
  beforeEach(async () => {
    await rpc('evm_revert', start)
    start = await rpc('evm_snapshot')
  })

  it('undoes what a reorganisation replaced, and ends the lists that began there', async () => {
    const indexer = openIndexer()
    const readUndone = async () =>
      (await indexer.metrics.registry.getSingleMetric('latchkey_indexer_undone_blocks_total')?.get())?.values[0]
        ?.value ?? 0
    const receiver = '0x00000000000000000000000000000000000000B2'
    const kept = await pay(1, receiver)
    const replaced: unknown[] = []
    for (let index = 0; index < 60; index += 1) replaced.push(await pay(2, receiver))
    await readWith(indexer, receiver, replaced.at(-1))
    const { next } = await readPage(indexer, receiver)
    expect(next).toBeDefined()
    const before = await readUndone()
    await rpc('anvil_reorg', replaced.length, [])
    const added = await pay(3, receiver)
    const transactions = await readWith(indexer, receiver, added)
    expect(listHashes(transactions)).toEqual([added, kept])
    expect(await ask(indexer, receiver, { cursor: next })).toMatchObject({
      kind: 'failed',
      reason: 'cursor_invalid',
      isFinal: true,
    })
    await waitForSameBlocks()
    expect((await readUndone()) - before).toBe(replaced.length)
  })

  it('removes blocks that the chain no longer has before it has others in their place', async () => {
    const indexer = openIndexer()
    const receiver = '0x00000000000000000000000000000000000000C3'
    const kept = await pay(1, receiver)
    const point = await rpc('evm_snapshot')
    const gone = await pay(1, receiver)
    await readWith(indexer, receiver, gone)
    await rpc('evm_revert', point)
    await waitForSameBlocks()
    expect(listHashes((await readPage(indexer, receiver)).transactions)).toEqual([kept])
  })

  it('starts anew when the chain was reset, and forgets the names of its tokens', async () => {
    const indexer = openIndexer()
    await readWith(indexer, account(1), await pay(1, account(2)))
    await readPage(indexer, account(0))
    expect(await storage.database.$count(indexedTokens)).toBeGreaterThan(0)
    await rpc('anvil_reset')
    await waitForSameBlocks()
    expect(await storage.database.$count(indexedTokens)).toBe(0)
    expect(await storage.database.$count(indexedTransactions)).toBe(0)
    const hash = await pay(4, account(0))
    expect(listHashes(await readWith(indexer, account(0), hash))).toEqual([hash])
    start = await rpc('evm_snapshot')
  })

  it('starts anew when another chain has its id', async () => {
    const indexer = openIndexer()
    await readWith(indexer, account(1), await pay(1, account(2)))
    await indexer.close()
    const hash = `0x${'7'.repeat(64)}`
    await storage.database.update(indexedBlocks).set({ hash })
    await storage.database.update(indexedChains).set({ headHash: hash })
    const next = openIndexer()
    await readWith(next, account(0), await pay(4, account(0)))
    await waitForSameBlocks()
    expect(await storage.database.$count(indexedBlocks, eq(indexedBlocks.hash, hash))).toBe(0)
  })
})

describe('contracts that do not keep to a standard', () => {
  const topicOf = (address: `0x${string}`): `0x${string}` => pad(address)
  const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const single = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
  const batch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
  const word = (value: bigint | number) => numberToHex(value, { size: 32 })
  const victim = '0x00000000000000000000000000000000000000D4'
  const ends = [topicOf('0x00000000000000000000000000000000000000E5'), topicOf(victim)] as const
  const received = [{ topics: [transfer, ...ends], data: word(1_000n) }] as const

  /** Deploys a contract, and returns its transfers to the victim. */
  const deploy = async (indexer: Pick<Indexer, 'provider'>, code: `0x${string}`) => {
    const hash = await send(7, { data: code })
    // The sender sees the transaction even if it holds no transfer.
    await readWith(indexer, account(7), hash)
    const { transactions } = await readPage(indexer, victim)
    return transactions.find((transaction) => transaction.hash === hash)?.transfers ?? []
  }

  it('reads collectibles of both standards, single and in batches', async () => {
    const indexer = openIndexer()
    const lists = encodeAbiParameters(
      [{ type: 'uint256[]' }, { type: 'uint256[]' }],
      [
        [1n, 2n ** 255n],
        [5n, 6n],
      ],
    )
    const logs = [
      { topics: [transfer, ...ends, word(42)] },
      {
        topics: [single, topicOf(victim), ...ends],
        data: encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [7n, 3n]),
      },
      { topics: [batch, topicOf(victim), ...ends], data: lists },
    ] as const
    const transfers = await deploy(indexer, createTokenCode({ logs }))
    expect(transfers.map(({ numeric, tokenId }) => [tokenId, numeric])).toEqual([
      ['42', '1'],
      ['7', '3'],
      ['1', '5'],
      [(2n ** 255n).toString(), '6'],
    ])
  })

  it('leaves out logs that only resemble a transfer', async () => {
    const indexer = openIndexer()
    const logs = [
      { topics: [transfer] },
      { topics: [transfer, ends[0]], data: word(1) },
      { topics: [transfer, ...ends] },
      { topics: [transfer, ...ends], data: '0x01' },
      { topics: [transfer, ...ends, word(1)], data: word(1) },
      { topics: [transfer, word(2n ** 200n), topicOf(victim)], data: word(1) },
      { topics: [single, topicOf(victim), ...ends], data: word(1) },
      { topics: [batch, topicOf(victim), ...ends], data: word(2n ** 256n - 32n) },
    ] as const
    expect(await deploy(indexer, createTokenCode({ logs }))).toEqual([])
    expect(await deploy(indexer, createTokenCode({ logs: [...logs, ...received] }))).toHaveLength(1)
  })

  it.each([
    ['that returns nothing', createConstantCode('0x')],
    ['that reverts', '60006000fd'],
    ['that never ends', '5b600056'],
    ['that returns half a megabyte', createConstantCode('0x', 500_000)],
    [
      'that returns invisible characters',
      createConstantCode(encodeAbiParameters([{ type: 'string' }], ['\u202e\u0000\u200b\ud83c'])),
    ],
  ])('has no name for a token %s', async (_case, runtime) => {
    const indexer = openIndexer()
    const [first, ...others] = await deploy(indexer, createTokenCode({ logs: received, runtime }))
    expect(first).toMatchObject({ name: undefined, symbol: undefined, numeric: undefined })
    expect(others).toEqual([])
  })

  it('cuts a name of 100 kB, and takes out what would change the text around it', async () => {
    const indexer = openIndexer()
    const long = createConstantCode(`0x${word(32).slice(2)}${word(100_000).slice(2)}${'41'.repeat(400)}`, 100_064)
    const [first] = await deploy(indexer, createTokenCode({ logs: received, runtime: long }))
    expect(first).toMatchObject({ name: 'A'.repeat(64), symbol: 'A'.repeat(32), numeric: undefined })
    const mixed = createConstantCode(encodeAbiParameters([{ type: 'string' }], [' US\u202eD\u0000\u2003Coin\u200b ']))
    const [second] = await deploy(indexer, createTokenCode({ logs: received, runtime: mixed }))
    expect(second).toMatchObject({ name: 'USD Coin', symbol: 'USD Coin' })
  })

  it('asks a contract once', async () => {
    const indexer = openIndexer()
    // As a symbol it is text, as a number of decimals it is too large.
    const runtime = createConstantCode(stringToHex('OLD', { size: 32 }))
    const [first] = await deploy(indexer, createTokenCode({ logs: received, runtime }))
    expect(first).toMatchObject({ name: 'OLD', symbol: 'OLD', numeric: undefined })
    await rpc('anvil_setCode', first?.contract, `0x${createConstantCode(stringToHex('NEW', { size: 32 }))}`)
    const { transactions } = await readPage(indexer, victim)
    expect(transactions.flatMap(({ transfers }) => transfers.map(({ name }) => name))).not.toContain('NEW')
  })
})
