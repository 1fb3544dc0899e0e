import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { and, asc, eq } from 'drizzle-orm'
import { encodeFunctionData, type Hex, parseGwei, parseTransaction, zeroAddress } from 'viem'
import { entryPoint08Abi, toPackedUserOperation } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { executorTransactions, userOperations } from '../storage/bundlerSchema.ts'
import type { Storage } from '../storage/Storage.ts'
import { openTestBundler } from '../test/bundler/openTestBundler.ts'
import { type BundlerChain, dead, startBundlerChain } from '../test/bundler/startBundlerChain.ts'
import { openTestStorage } from '../test/openTestStorage.ts'

let storage: Storage
let chain: BundlerChain
beforeAll(async () => {
  storage = await openTestStorage()
  chain = await startBundlerChain()
})
afterEach(async () => {
  await chain.test.setAutomine(true)
  await chain.test.mine({ blocks: 1 })
  // What a test leaves is not followed by the bundler of the next one.
  await storage.database.delete(executorTransactions)
  await storage.database.delete(userOperations)
})
afterAll(async () => {
  await chain.stop()
  await storage.close()
})

async function open({ count = 1, clock = { now: Date.UTC(2026, 0, 15, 12) } } = {}) {
  const keys = Array.from({ length: count }, () => generatePrivateKey())
  const addresses = keys.map((key) => privateKeyToAccount(key).address)
  for (const address of addresses) await chain.fund(address)
  const bundler = await openTestBundler({ storage, rpcUrl: chain.rpcUrl, keys, clock })
  return { ...bundler, keys, addresses }
}

const readTransactions = () =>
  storage.database.select().from(executorTransactions).orderBy(asc(executorTransactions.nonce))

const readOperation = async (hash: Hex) =>
  (await storage.database.select().from(userOperations).where(eq(userOperations.operationHash, hash)))[0]

/** Stops blocks, so that sent transactions wait. */
const stopBlocks = () => chain.test.setAutomine(false)
const mine = () => chain.test.mine({ blocks: 1 })

/** Looks until an operation has a status: a chain that mines at once takes a transaction before it has mined it. */
const lookUntil = async (bundler: { look(): Promise<void> }, hash: Hex, status: string) => {
  await expect
    .poll(async () => {
      await bundler.look()
      return (await readOperation(hash))?.status
    })
    .toBe(status)
}

/** Has an outsider execute an operation, which is public once it is sent. */
async function executeElsewhere(
  operation: Parameters<typeof toPackedUserOperation>[0],
  authorization?: Awaited<ReturnType<Awaited<ReturnType<BundlerChain['createAccount']>>['authorize']>>,
) {
  const outsider = await chain.createAccount('1')
  return outsider.wallet.sendTransaction({
    to: smartAccountContracts.entryPoint,
    data: encodeFunctionData({
      abi: entryPoint08Abi,
      functionName: 'handleOps',
      args: [[toPackedUserOperation(operation)], dead],
    }),
    gas: 1_000_000n,
    maxFeePerGas: parseGwei('100'),
    maxPriorityFeePerGas: parseGwei('50'),
    ...(authorization === undefined ? {} : { authorizationList: [authorization] }),
  })
}

async function createDelegated(coins = '0') {
  const visitor = await chain.createAccount(coins === '0' ? '1' : coins)
  const authorization = await visitor.owner.signAuthorization({
    chainId: 31_337,
    contractAddress: smartAccountContracts.implementation,
    nonce: 1,
  })
  const hash = await visitor.wallet.sendTransaction({ to: visitor.owner.address, authorizationList: [authorization] })
  await vi.waitFor(() => chain.client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
  return visitor
}

/** One after the other: a chain that mines at once can leave out some of many transactions at the same time. */
async function createVisitors(count: number) {
  const visitors: Awaited<ReturnType<typeof createDelegated>>[] = []
  while (visitors.length < count) visitors.push(await createDelegated())
  return visitors
}

describe('a transaction of an executor', () => {
  it('is stored before it is sent, and the same operation is sent once', async () => {
    const bundler = await open()
    const visitor = await chain.createAccount()
    const operation = await visitor.sign({ authorization: await visitor.authorize() })
    await stopBlocks()
    expect(await bundler.sendSponsored(operation)).toEqual({ result: operation.hash })
    expect(await bundler.send(operation.wire)).toEqual({ result: operation.hash })
    const [row, ...others] = await readTransactions()
    expect(others).toEqual([])
    expect(row).toMatchObject({ nonce: 0, status: 'open', versions: [{ operationHash: operation.hash }] })
    const [version] = row?.versions ?? []
    expect(await chain.client.getTransaction({ hash: version?.hash ?? '0x' })).toMatchObject({
      nonce: 0,
      blockHash: null,
    })
    expect(await bundler.getReceipt(operation.hash)).toBe(null)
    expect((await bundler.ask('eth_getUserOperationByHash', [operation.hash])).result).toMatchObject({
      userOperation: { sender: visitor.owner.address },
      transactionHash: null,
    })
    await mine()
    await bundler.look()
    expect(await readOperation(operation.hash)).toMatchObject({ status: 'included', transactionHash: version?.hash })
    expect(await bundler.send(operation.wire)).toEqual({ result: operation.hash })
    expect(await bundler.ledger.read(operation.hash)).toMatchObject({ kind: 'included', settled: 1 })
    await bundler.look()
    await chain.test.mine({ blocks: 12 })
    await bundler.look()
    expect(await readTransactions()).toMatchObject([{ status: 'final', versions: [{}] }])
    expect(await bundler.ledger.read(operation.hash)).toMatchObject({ settled: 1 })
  })

  it('is signed again with an eighth more after a minute, by one of two nodes', async () => {
    const bundler = await open()
    const second = await openTestBundler({ storage, rpcUrl: chain.rpcUrl, keys: bundler.keys, clock: bundler.clock })
    const visitor = await createDelegated()
    const operation = await visitor.sign()
    await stopBlocks()
    await bundler.sendSponsored(operation)
    for (const node of [bundler, second]) await node.look()
    bundler.clock.now += 59_000
    for (const node of [bundler, second]) await node.look()
    expect((await readTransactions())[0]?.versions).toHaveLength(1)
    bundler.clock.now += 2_000
    await Promise.all([bundler.look(), second.look()])
    const [row] = await readTransactions()
    const [first, raised] = row?.versions ?? []
    expect(row?.versions).toHaveLength(2)
    for (const name of ['maxFeePerGas', 'maxPriorityFeePerGas'] as const)
      expect(BigInt(raised?.[name] ?? 0) * 8n).toBeGreaterThanOrEqual(BigInt(first?.[name] ?? 0) * 9n)
    expect(parseTransaction(raised?.raw ?? '0x')).toMatchObject({
      nonce: 0,
      to: smartAccountContracts.entryPoint.toLowerCase(),
    })
    await mine()
    for (const node of [bundler, second]) await node.look()
    expect(await readOperation(operation.hash)).toMatchObject({ status: 'included', transactionHash: raised?.hash })
    expect(await bundler.ledger.read(operation.hash)).toMatchObject({ kind: 'included' })
    expect(await bundler.metrics.registry.metrics()).toContain('latchkey_bundler_signed_total')
  })

  it('gives its place to a newer operation with the same nonce, and the old one cannot come back (attack 157)', async () => {
    const bundler = await open()
    const visitor = await createDelegated()
    const [old, next] = [await visitor.sign(), await visitor.sign({ calls: [{ to: dead, value: 0n, data: '0x01' }] })]
    await stopBlocks()
    await bundler.sendSponsored(old)
    expect(await bundler.sendSponsored(next)).toEqual({ result: next.hash })
    expect(await readTransactions()).toMatchObject([
      { nonce: 0, versions: [{ operationHash: old.hash }, { operationHash: next.hash }] },
    ])
    await mine()
    await bundler.look()
    expect(await readOperation(old.hash)).toMatchObject({ status: 'replaced', cost: '0' })
    expect(await readOperation(next.hash)).toMatchObject({ status: 'included' })
    expect(await bundler.ledger.read(old.hash)).toMatchObject({ kind: 'replaced', cost: '0', settled: 1 })
    expect(await bundler.ledger.read(next.hash)).toMatchObject({ kind: 'included', settled: 1 })
    expect(await bundler.send(old.wire)).toMatchObject({ error: { message: expect.stringContaining('has ended') } })
    await chain.test.setAutomine(true)
    const hash = await executeElsewhere(old.operation)
    expect(
      (await vi.waitFor(() => chain.client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })).status,
    ).toBe('reverted')
  })

  it('costs the sponsor what it has cost, also if the calls revert at inclusion (attack 154)', async () => {
    const bundler = await open()
    const visitor = await createDelegated()
    await chain.test.setBalance({ address: visitor.owner.address, value: 1n })
    const operation = await visitor.sign({ calls: [{ to: dead, value: 1n }] })
    await stopBlocks()
    expect(await bundler.sendSponsored(operation)).toEqual({ result: operation.hash })
    await chain.test.setBalance({ address: visitor.owner.address, value: 0n })
    await mine()
    await bundler.look()
    const { transactionHash } = (await readOperation(operation.hash)) ?? {}
    const receipt = await chain.client.getTransactionReceipt({ hash: transactionHash ?? '0x' })
    const cost = String(receipt.gasUsed * receipt.effectiveGasPrice)
    expect(await bundler.ledger.read(operation.hash)).toMatchObject({ kind: 'reverted', cost, settled: 1 })
    expect(await bundler.getReceipt(operation.hash)).toMatchObject({ success: false })
  })

  it('costs the sponsor what it has cost if the account moves its nonce before (attack 155)', async () => {
    const bundler = await open()
    const visitor = await createDelegated()
    const [operation, faster] = [await visitor.sign(), await visitor.sign({ callGasLimit: 300_000n })]
    await stopBlocks()
    await bundler.sendSponsored(operation)
    await executeElsewhere(faster.operation)
    await mine()
    await bundler.look()
    expect(await readOperation(operation.hash)).toMatchObject({ status: 'failed', transactionHash: null })
    const settled = await bundler.ledger.read(operation.hash)
    expect(settled).toMatchObject({ kind: 'replaced', settled: 1 })
    expect(BigInt(settled?.cost ?? 0)).toBeGreaterThan(0n)
    expect(await bundler.getReceipt(operation.hash)).toBe(null)
    expect(await bundler.send(operation.wire)).toMatchObject({
      error: { message: expect.stringContaining('has ended') },
    })
  })

  it('becomes a transfer to the executor itself if its operation has no chance any more', async () => {
    const bundler = await open()
    const visitor = await createDelegated()
    const [operation, faster] = [await visitor.sign(), await visitor.sign({ callGasLimit: 300_000n })]
    await stopBlocks()
    await bundler.sendSponsored(operation)
    await bundler.look()
    const [before] = await readTransactions()
    await chain.test.dropTransaction({ hash: before?.versions[0]?.hash ?? '0x' })
    await executeElsewhere(faster.operation)
    await mine()
    bundler.clock.now += 61_000
    await bundler.look()
    const [row] = await readTransactions()
    const filler = row?.versions.at(-1)
    expect(filler).toMatchObject({ operationHash: null, gas: '21000' })
    expect(parseTransaction(filler?.raw ?? '0x')).toMatchObject({ to: bundler.addresses[0]?.toLowerCase() })
    await mine()
    await bundler.look()
    const { effectiveGasPrice } = await chain.client.getTransactionReceipt({ hash: filler?.hash ?? '0x' })
    expect(await bundler.ledger.read(operation.hash)).toMatchObject({
      kind: 'replaced',
      cost: String(21_000n * effectiveGasPrice),
      settled: 1,
    })
  })

  it('is settled as included if an outsider executes the operation first', async () => {
    const bundler = await open()
    const visitor = await createDelegated()
    const operation = await visitor.sign()
    await stopBlocks()
    await bundler.sendSponsored(operation)
    const hash = await executeElsewhere(operation.operation)
    await mine()
    await bundler.look()
    expect(await readOperation(operation.hash)).toMatchObject({ status: 'included', transactionHash: hash })
    expect(await bundler.ledger.read(operation.hash)).toMatchObject({ kind: 'included', settled: 1 })
    expect(await bundler.getReceipt(operation.hash)).toMatchObject({
      success: true,
      receipt: { transactionHash: hash },
    })
  })

  it('is followed again if its block is replaced, and settled once', async () => {
    const bundler = await open()
    const visitor = await createDelegated()
    const operation = await visitor.sign()
    await chain.test.mine({ blocks: 2 })
    const snapshot = await chain.test.snapshot()
    await bundler.sendSponsored(operation)
    await lookUntil(bundler, operation.hash, 'included')
    // Another block takes the place of its block.
    await chain.test.revert({ id: snapshot })
    await chain.test.mine({ blocks: 2 })
    expect(await bundler.getReceipt(operation.hash)).toBe(null)
    await bundler.look()
    expect(await readOperation(operation.hash)).toMatchObject({ status: 'sent', transactionHash: null })
    bundler.clock.now += 16_000
    await lookUntil(bundler, operation.hash, 'included')
    expect(await bundler.getReceipt(operation.hash)).toMatchObject({ success: true })
    expect(await readTransactions()).toMatchObject([{ versions: [{}] }])
    expect(await bundler.ledger.read(operation.hash)).toMatchObject({ settled: 1 })
  })

  it('waits behind nonces that are missing, until they are used up', async () => {
    const bundler = await open()
    const [first, second] = [await createDelegated(), await createDelegated()]
    const [lost, operation] = [await first.sign(), await second.sign()]
    await stopBlocks()
    await bundler.sendSponsored(lost)
    await bundler.sendSponsored(operation)
    const [row] = await readTransactions()
    // As after a backup that is older than the transaction.
    await chain.test.dropTransaction({ hash: row?.versions[0]?.hash ?? '0x' })
    await storage.database.delete(executorTransactions).where(eq(executorTransactions.nonce, 0))
    await mine()
    expect(await bundler.getReceipt(operation.hash)).toBe(null)
    await bundler.look()
    await mine()
    await bundler.look()
    expect(await readOperation(operation.hash)).toMatchObject({ status: 'included' })
    expect(await readTransactions()).toMatchObject([{ nonce: 0, versions: [{ operationHash: null }] }, { nonce: 1 }])
  })

  it('gets another nonce if another program has used its own', async () => {
    const bundler = await open()
    const [key] = bundler.keys
    const visitor = await createDelegated()
    const operation = await visitor.sign()
    await stopBlocks()
    await bundler.sendSponsored(operation)
    const [row] = await readTransactions()
    await chain.test.dropTransaction({ hash: row?.versions[0]?.hash ?? '0x' })
    const raw = await privateKeyToAccount(key ?? '0x').signTransaction({
      chainId: 31_337,
      nonce: 0,
      to: zeroAddress,
      gas: 21_000n,
      maxFeePerGas: parseGwei('100'),
      maxPriorityFeePerGas: parseGwei('1'),
    })
    await chain.client.sendRawTransaction({ serializedTransaction: raw })
    await mine()
    await bundler.look()
    bundler.clock.now += 31_000
    await bundler.look()
    expect(await readTransactions()).toMatchObject([{ nonce: 0, status: 'lost' }])
    await bundler.look()
    await mine()
    await bundler.look()
    expect(await readTransactions()).toMatchObject([
      { nonce: 0, status: 'lost' },
      { nonce: 1, status: 'mined' },
    ])
    expect(await bundler.ledger.read(operation.hash)).toMatchObject({ kind: 'included', settled: 1 })
    expect(bundler.logger.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', message: expect.stringContaining('Give the key to no other program') }),
    )
  })
})

describe('executors', () => {
  it('share the operations of several visitors', async () => {
    const bundler = await open({ count: 4 })
    const visitors = await Promise.all(Array.from({ length: 8 }, () => createDelegated()))
    await stopBlocks()
    const operations = await Promise.all(visitors.map((visitor) => visitor.sign()))
    for (const operation of operations) await bundler.sendSponsored(operation)
    const rows = await readTransactions()
    expect(rows.map(({ nonce }) => nonce)).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
    await mine()
    await bundler.look()
    for (const { hash } of operations) expect(await readOperation(hash)).toMatchObject({ status: 'included' })
  })

  it('end each operation once if two nodes look at the same time', async () => {
    const bundler = await open({ count: 2 })
    const second = await openTestBundler({ storage, rpcUrl: chain.rpcUrl, keys: bundler.keys, clock: bundler.clock })
    const visitors = await createVisitors(6)
    await stopBlocks()
    const operations = await Promise.all(visitors.map((visitor) => visitor.sign()))
    for (const operation of operations) await bundler.sendSponsored(operation)
    await mine()
    await Promise.all([bundler.look(), second.look()])
    for (const { hash } of operations) {
      const { transactionHash } = (await readOperation(hash)) ?? {}
      const receipt = await chain.client.getTransactionReceipt({ hash: transactionHash ?? '0x' })
      expect(await readOperation(hash)).toMatchObject({
        status: 'included',
        blockNumber: Number(receipt.blockNumber),
        blockHash: receipt.blockHash,
        cost: String(receipt.gasUsed * receipt.effectiveGasPrice),
        endedAt: bundler.clock.now,
      })
    }
    const counts = await Promise.all(
      [bundler, second].map(async ({ metrics }) => {
        const found = /operations_total{chain="eip155:31337",outcome="included"} (\d+)/.exec(
          await metrics.registry.metrics(),
        )
        return Number(found?.[1] ?? 0)
      }),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6)
    await chain.test.mine({ blocks: 12 })
    await Promise.all([bundler.look(), second.look()])
    expect((await readTransactions()).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'final'))
  })

  it('have 16 places each for transactions that wait for a block, and mined ones take none', async () => {
    const bundler = await open()
    const visitors = await createVisitors(17)
    const operations = await Promise.all(visitors.map((visitor) => visitor.sign()))
    const last = operations.pop()
    await stopBlocks()
    for (const operation of operations)
      expect(await bundler.sendSponsored(operation)).toEqual({ result: operation.hash })
    const sendLast = (node: Pick<typeof bundler, 'sendSponsored'>) =>
      node.sendSponsored({ hash: last?.hash ?? '0x', wire: last?.wire })
    expect(await sendLast(bundler)).toMatchObject({ error: { message: expect.stringContaining('are busy') } })
    await mine()
    // A node that has not looked at what was mined.
    const second = await openTestBundler({ storage, rpcUrl: chain.rpcUrl, keys: bundler.keys, clock: bundler.clock })
    expect(await sendLast(second)).toEqual({ result: last?.hash })
    expect((await readTransactions()).map(({ status }) => status)).toEqual(Array.from({ length: 17 }, () => 'open'))
  })

  it('are left out with a warning once they are delegated (attack 160)', async () => {
    const bundler = await open({ count: 2 })
    const [delegated, plain] = bundler.addresses
    await chain.test.setCode({ address: delegated ?? '0x', bytecode: `0xef0100${'11'.repeat(20)}` })
    const visitor = await createDelegated()
    const operation = await visitor.sign()
    expect(await bundler.sendSponsored(operation)).toEqual({ result: operation.hash })
    expect(await readTransactions()).toMatchObject([{ executor: plain?.toLowerCase() }])
    expect(await chain.client.getTransactionCount({ address: delegated ?? '0x' })).toBe(0)
    const warnings = bundler.logger.lines.filter(({ level }) => level === 'warn')
    expect(warnings).toMatchObject([
      { fields: { executor: delegated?.toLowerCase() }, message: expect.stringContaining('is left out') },
    ])

    const [key] = bundler.keys
    const alone = await openTestBundler({ storage, rpcUrl: chain.rpcUrl, keys: key === undefined ? [] : [key] })
    // Of another visitor: until the first operation is in a block, the first visitor would sign the same one again.
    const next = await (await createDelegated()).sign()
    expect(await alone.sendSponsored(next)).toMatchObject({ error: { code: -32_002 } })
  })

  it('raise an alarm once when their balance falls below the setting', async () => {
    const key = generatePrivateKey()
    const { address } = privateKeyToAccount(key)
    await chain.fund(address, '0.5')
    const settings = { balanceAtLeast: 10n ** 18n }
    const bundler = await openTestBundler({ storage, rpcUrl: chain.rpcUrl, keys: [key], settings })
    for (let index = 0; index < 2; index += 1) {
      const operation = await (await createDelegated()).sign()
      expect(await bundler.sendSponsored(operation)).toEqual({ result: operation.hash })
    }
    expect(bundler.logger.lines.filter(({ level }) => level === 'warn')).toMatchObject([
      { fields: { executor: address.toLowerCase(), balance: '0.5' }, message: expect.stringContaining('Send coins') },
    ])
    expect(await bundler.metrics.registry.metrics()).toMatch(
      new RegExp(`latchkey_bundler_executor_balance{chain="eip155:31337",executor="${address.toLowerCase()}"} 0.5`),
    )
  })
})

describe('an operation that a node has stored and not given a transaction', () => {
  it('is sent by the next node, or ends if its sponsorship is gone', async () => {
    const bundler = await open()
    const [first, second] = [await createDelegated(), await createDelegated()]
    const [kept, gone] = [await first.sign(), await second.sign()]
    await bundler.sponsor(kept.hash)
    for (const { hash, operation, wire } of [kept, gone])
      await storage.database.insert(userOperations).values({
        chainId: bundler.chainId,
        operationHash: hash,
        projectKey: 'dev',
        sender: `0x${operation.sender.slice(2).toLowerCase()}`,
        nonce: '0x0',
        operation: JSON.parse(JSON.stringify(wire)),
        isSponsored: true,
        status: 'new',
        acceptedBlock: 0,
        acceptedAt: bundler.clock.now,
      })
    bundler.clock.now += 10_000
    await bundler.look()
    expect(await readOperation(kept.hash)).toMatchObject({ status: 'new' })
    bundler.clock.now += 6_000
    await lookUntil(bundler, kept.hash, 'included')
    expect(await readOperation(gone.hash)).toBe(undefined)
    expect(await bundler.ledger.read(kept.hash)).toMatchObject({ kind: 'included', settled: 1 })
    expect(
      await storage.database
        .select()
        .from(executorTransactions)
        .where(and(eq(executorTransactions.chainId, bundler.chainId))),
    ).toHaveLength(1)
  })
})

describe('a local chain', () => {
  it('that begins anew takes operations at once, and nothing of before', async () => {
    const settings = { localChains: ['eip155:31337'] as const }
    const key = generatePrivateKey()
    const { address } = privateKeyToAccount(key)
    await chain.fund(address)
    const visitor = await createDelegated()
    const snapshot = await chain.test.snapshot()
    const bundler = await openTestBundler({ storage, rpcUrl: chain.rpcUrl, keys: [key], settings })
    for (let index = 0; index < 3; index += 1) {
      const operation = await visitor.sign()
      expect(await bundler.sendSponsored(operation)).toEqual({ result: operation.hash })
      await lookUntil(bundler, operation.hash, 'included')
    }
    await chain.test.revert({ id: snapshot })
    const operation = await visitor.sign({ callGasLimit: 210_000n })
    const restarted = await openTestBundler({ storage, rpcUrl: chain.rpcUrl, keys: [key], settings })
    expect(await restarted.sendSponsored(operation)).toEqual({ result: operation.hash })
    await lookUntil(restarted, operation.hash, 'included')
    expect(await readTransactions()).toMatchObject([{ nonce: 0 }])
  })
})
