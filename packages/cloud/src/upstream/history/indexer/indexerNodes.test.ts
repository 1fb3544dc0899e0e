import { type DevnetEvmChain, startDevnet } from '@latchkey/devnet'
import { Client } from 'pg'
import { array, nullable, object, parse, string } from 'valibot'
import { encodeFunctionData, erc20Abi, getAddress, numberToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMetrics } from '../../../observe/createMetrics.ts'
import { createPostgresStorage } from '../../../storage/createPostgresStorage.ts'
import { indexedBlocks, indexedChains, indexedTransactions, indexedTransfers } from '../../../storage/schema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { sendRpc } from '../../../test/chain/sendRpc.ts'
import { sendTransaction } from '../../../test/chain/sendTransaction.ts'
import { spawnIndexerNode } from '../../../test/chain/spawnIndexerNode.ts'
import { createTestLogger } from '../../../test/createTestLogger.ts'
import { startPostgres, type TestPostgres } from '../../../test/startPostgres.ts'
import { createRpcGateway } from '../../rpc/createRpcGateway.ts'
import { createRpcMetrics } from '../../rpc/createRpcMetrics.ts'
import { createIndexer } from './createIndexer.ts'
import { createIndexStore } from './createIndexStore.ts'

const chainId = 'eip155:31337'
const patient = 90_000
/** Short, because a killed node holds it until it ends. */
const lease = 1_000

let devnet: Awaited<ReturnType<typeof startDevnet>>
let postgres: TestPostgres
let storage: Storage
let chain: DevnetEvmChain
beforeAll(async () => {
  ;[devnet, postgres] = await Promise.all([startDevnet({ chains: [31337] }), startPostgres()])
  storage = await createPostgresStorage({ url: postgres.url })
  const [first] = devnet.description.evm
  if (first === undefined) throw new TypeError('The devnet must have a chain.')
  chain = first
  await sendPayments(150)
})
afterAll(async () => {
  await storage.close()
  await Promise.all([devnet.stop(), postgres.stop()])
})

const rpc = (method: string, ...params: readonly unknown[]) => sendRpc(chain.rpcUrl, method, params)
const account = (index: number) => chain.accounts[index % chain.accounts.length]?.address ?? '0x'
const startNode = (ownLease = lease) =>
  spawnIndexerNode({ databaseUrl: postgres.url, rpcUrl: chain.rpcUrl, lease: ownLease })

/** Sends the coin and a token by turns, one transaction in each block. */
async function sendPayments(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account(index + 1), 5n] })
    await sendTransaction(chain.rpcUrl, {
      from: account(index),
      ...(index % 2 === 0 ? { to: account(index + 1), value: '0x7' } : { to: chain.tokens[0]?.address, data }),
    })
  }
}

const blockSchema = object({
  hash: string(),
  transactions: array(object({ hash: string(), from: string(), to: nullable(string()), value: string() })),
})
const logSchema = array(
  object({
    address: string(),
    blockNumber: string(),
    transactionIndex: string(),
    topics: array(string()),
    data: string(),
  }),
)

/** What the chain itself says: its blocks, transactions and transfers, in their order. */
async function readChain() {
  const newest = Number(await rpc('eth_blockNumber'))
  const logs = parse(logSchema, await rpc('eth_getLogs', { fromBlock: '0x0', toBlock: 'latest' }))
  const blocks: string[] = []
  const transactions: string[] = []
  const transfers: string[] = []
  for (let number = 0; number <= newest; number += 1) {
    const block = parse(blockSchema, await rpc('eth_getBlockByNumber', numberToHex(number), true))
    blocks.push(block.hash)
    for (const [index, { from, hash, to, value }] of block.transactions.entries()) {
      transactions.push(hash)
      const place = `${number}.${index}`
      if (BigInt(value) > 0n) transfers.push(`${place} coin ${from} ${to} ${BigInt(value)}`)
      for (const log of logs) {
        if (Number(log.blockNumber) !== number || Number(log.transactionIndex) !== index) continue
        if (log.topics[0]?.startsWith('0xddf252ad') !== true) continue
        const [sender, receiver] = log.topics.slice(1).map((topic) => `0x${topic.slice(26)}`)
        transfers.push(`${place} ${log.address} ${sender} ${receiver} ${BigInt(log.data)}`)
      }
    }
  }
  return { blocks, transactions, transfers }
}

/** The same as the index has it. */
async function readIndex() {
  const { database } = storage
  const blocks = await database.select().from(indexedBlocks).orderBy(indexedBlocks.number)
  const { block, index } = indexedTransactions
  const transactions = await database.select().from(indexedTransactions).orderBy(block, index)
  const transfers = await database
    .select()
    .from(indexedTransfers)
    .orderBy(indexedTransfers.block, indexedTransfers.index, indexedTransfers.position)
  return {
    blocks: blocks.map(({ hash }) => hash),
    transactions: transactions.map(({ hash }) => hash),
    transfers: transfers.map(
      ({ amount, contract, receiver, sender, ...place }) =>
        `${place.block}.${place.index} ${contract ?? 'coin'} ${sender} ${receiver} ${amount}`,
    ),
  }
}

const readHead = async () => (await storage.database.select().from(indexedChains))[0]?.headNumber ?? undefined

const waitForHead = async () => {
  const newest = Number(await rpc('eth_blockNumber'))
  await vi.waitFor(async () => expect(await readHead()).toBe(newest), { timeout: patient, interval: 20 })
}

/** Stops nodes inside the transaction of a range, after its blocks and before its transfers are written. */
async function openBarrier() {
  const connect = async () => {
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }
  let [holder, next] = [await connect(), await connect()]
  const lock = 'begin; lock table indexed_transfers in exclusive mode'
  const unlock = () => holder.query('rollback')
  const waitFor = (waiting: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await holder.query<{ count: string }>(
          `select count(*) from pg_locks where not granted and relation = 'indexed_transfers'::regclass`,
        )
        expect(Number(rows[0]?.count)).toBe(waiting)
      },
      { timeout: patient, interval: 10 },
    )
  return {
    lock: () => holder.query(lock),
    unlock,
    waitForNode: () => waitFor(1),
    /** Lets the waiting node store its range, and stops it in the next one. */
    async letPass() {
      // Waits in line behind the node, so it has the table before the node's next range.
      const locked = next.query(lock)
      await waitFor(2)
      await unlock()
      await locked
      ;[holder, next] = [next, holder]
      await waitFor(1)
    },
  }
}

describe('several nodes that index a chain', () => {
  it('lose and double nothing when the leader is killed within a range, again and again', async () => {
    const barrier = await openBarrier()
    const heads: (number | undefined)[] = []
    for (let round = 0; round < 3; round += 1) {
      await barrier.lock()
      const node = await startNode()
      await barrier.waitForNode()
      if (round > 0) await barrier.letPass()
      await node.kill()
      heads.push(await readHead())
      await barrier.unlock()
    }
    // Each was killed with blocks left to index, the first before any range was stored.
    expect(heads[0]).toBe(undefined)
    expect(heads[1]).toBeGreaterThan(0)
    expect(heads[2]).toBeGreaterThan(heads[1] ?? 0)
    expect(heads[2]).toBeLessThan(150)
    await startNode()
    await waitForHead()
    expect(await readIndex()).toEqual(await readChain())
  })

  it('have one leader, which another node replaces when it is killed or stops', async () => {
    const first = await startNode()
    await waitForHead()
    const second = await startNode()
    await sendPayments(4)
    await waitForHead()
    await first.kill()
    await sendPayments(4)
    await waitForHead()
    await startNode()
    await second.stop()
    await sendPayments(4)
    await waitForHead()
    const [actual, indexed] = [await readChain(), await readIndex()]
    expect(indexed).toEqual(actual)
    expect(indexed.transfers.length).toBeGreaterThan(150)
  })

  it('answer from what another node has indexed', async () => {
    await startNode()
    const logger = createTestLogger()
    const metrics = createMetrics()
    const pools = new Map([[chainId, [chain.rpcUrl]]] as const)
    const rpcMetrics = createRpcMetrics(metrics)
    const limits = { timeout: 10_000, answerBytesAtMost: 4_194_304 }
    const gateway = createRpcGateway({
      kind: 'rpc',
      pools,
      ...limits,
      metrics: rpcMetrics,
      logger,
      now: () => Date.now(),
    })
    const indexer = createIndexer({
      chainIds: [chainId],
      storage,
      gateway,
      metrics,
      logger,
      times: { poll: 50, lease },
    })
    onTestFinished(() => indexer.close())
    await sendPayments(2)
    await waitForHead()
    const question = { chainId, account: account(0), cursor: undefined } as const
    const answer = await indexer.provider.read({ question, timeout: patient })
    if (answer.kind === 'failed') throw new TypeError(`The question failed: ${answer.reason}`)
    const [newest] = answer.value.transactions
    expect(newest?.hash).toBe((await readIndex()).transactions.at(-2))
    expect(newest?.from).toBe(getAddress(account(0)))
  })

  it('write nothing without the lease, or after a head that has changed', async () => {
    const node = await startNode(patient)
    await sendPayments(1)
    await waitForHead()
    const store = createIndexStore({ storage, chainId, node: 'late', lease: patient })
    const before = await readIndex()
    const head = { number: before.blocks.length - 1, hash: before.blocks.at(-1) ?? '' }
    const other = { ...head, hash: before.blocks[0] ?? '' }
    const block = { number: head.number + 1, hash: 'new', parentHash: head.hash, minedAt: 0, transactions: [] }
    const write = async (from: typeof head) => [
      await store.append({ head: from, blocks: [block], isCurrent: true }),
      await store.undo({ head: from, ancestor: undefined }),
      await store.touch(from),
    ]
    expect(await store.claim()).toBe(undefined)
    expect(await write(head)).toEqual([false, false, false])
    await node.stop()
    expect(await store.claim()).toEqual({ head })
    expect(await write(other)).toEqual([false, false, false])
    expect(await readIndex()).toEqual(before)
    await store.release()
  })
})
