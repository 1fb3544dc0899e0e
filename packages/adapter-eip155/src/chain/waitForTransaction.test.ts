import { ModalError } from '@latchkey/core/adapter'
import type { TransactionProgress } from '@latchkey/core/adapter'
import { createFakeClock, type FakeClock } from '@latchkey/core/testing'
import { describe, expect, it } from 'vitest'
import { toFingerprint } from './parseSent.ts'
import { findTransaction } from './traceTransaction.ts'
import { waitForTransaction } from './waitForTransaction.ts'

const id = `0x${'11'.repeat(32)}` as const
const other = `0x${'22'.repeat(32)}` as const
const from = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
const transaction = { hash: id, from, nonce: '0x7', to: '0x01', value: '0x5', input: '0x' }

/** A chain that a test moves on. */
function createChain() {
  const chain = {
    block: 100,
    count: '0x7',
    /** The block in which the nonce was used. */
    usedAt: 101,
    /** The oldest block whose state the node has. */
    oldest: 0,
    pending: [transaction] as readonly object[],
    blocks: new Map<number, readonly object[]>(),
    receipts: new Map<string, object>(),
    isOffline: false,
  }
  const clock = createFakeClock()
  const controller = new AbortController()
  const asked: string[] = []
  const read = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    asked.push(method)
    if (chain.isOffline) throw new ModalError('request.failed')
    const [first] = params
    if (method === 'eth_blockNumber') return `0x${chain.block.toString(16)}`
    if (method === 'eth_getTransactionReceipt') return chain.receipts.get(String(first)) ?? null
    if (method === 'eth_getTransactionByHash')
      return chain.pending.find((each) => 'hash' in each && each.hash === first) ?? null
    if (method === 'eth_getTransactionCount' && params[1] !== 'latest' && Number(params[1]) < chain.oldest)
      throw new ModalError('request.failed')
    if (method === 'eth_getTransactionCount')
      return params[1] === 'latest' || Number(params[1]) >= chain.usedAt ? chain.count : '0x7'
    if (method === 'eth_getBlockByNumber') return { transactions: chain.blocks.get(Number(first)) ?? [] }
    throw new RangeError(method)
  }
  const told: TransactionProgress[] = []
  const onStatus = (progress: TransactionProgress): void => void told.push(progress)
  const waiting = waitForTransaction({ id, read, clock, onStatus, signal: controller.signal })
  waiting.catch(() => undefined)
  return { chain, clock, controller, waiting, asked, told, read }
}

/** Lets the answers of the chain arrive. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 2_000; turn++) await Promise.resolve()
}

/** Lets the pause of a whole look pass. */
const pass = async (clock: FakeClock): Promise<void> => {
  for (let second = 0; second < 4; second++) {
    clock.advance(1_000)
    await settle()
  }
}

describe('waitForTransaction', () => {
  it('looks for the receipt each second for a minute, for all else every 4 s, and then for all every 4 s', async () => {
    const { clock, asked } = createChain()
    await settle()
    expect(new Set(asked).size).toBeGreaterThan(2)
    for (let look = 1; look < 70; look++) {
      asked.splice(0)
      clock.advance(1_000)
      await settle()
      const isWhole = look % 4 === 0
      const count = isWhole ? 4 : look < 60 ? 1 : 0
      expect([look, asked.length]).toEqual([look, count])
    }
  })

  it.each([
    ['0x1', 'success'],
    ['0x0', 'reverted'],
  ])('tells a receipt of status %s as %s', async (status, expected) => {
    const { chain, clock, waiting, asked } = createChain()
    await settle()
    const before = asked.length
    clock.advance(999)
    await settle()
    expect(asked).toHaveLength(before)
    chain.receipts.set(id, { status })
    clock.advance(1)
    await expect(waiting).resolves.toEqual({ status: expected, id })
    expect(clock.countTimers()).toBe(0)
  })

  it('waits for a transaction that the chain does not know yet', async () => {
    const { chain, clock, waiting } = createChain()
    chain.pending = []
    await settle()
    await pass(clock)
    chain.receipts.set(id, { status: '0x1' })
    await pass(clock)
    await expect(waiting).resolves.toEqual({ status: 'success', id })
  })

  it('reports whether the node knows the transaction, and the newest block', async () => {
    const { chain, clock, waiting, told } = createChain()
    chain.pending = []
    await settle()
    chain.pending = [transaction]
    chain.block = 102
    await pass(clock)
    expect(told).toEqual([
      { status: 'notFound', block: 100n },
      { status: 'pending', block: 102n },
    ])
    chain.receipts.set(id, { status: '0x1' })
    await pass(clock)
    await expect(waiting).resolves.toEqual({ status: 'success', id })
    expect(told).toHaveLength(2)
  })

  it('survives a lost connection', async () => {
    const { chain, clock, waiting } = createChain()
    chain.isOffline = true
    await settle()
    for (let poll = 0; poll < 10; poll++) {
      await pass(clock)
    }
    chain.isOffline = false
    chain.receipts.set(id, { status: '0x1' })
    await pass(clock)
    await expect(waiting).resolves.toEqual({ status: 'success', id })
  })

  it('treats a sped-up transaction as the original', async () => {
    const { chain, clock, waiting } = createChain()
    await settle()
    chain.block = 103
    chain.count = '0x8'
    chain.usedAt = 102
    chain.blocks.set(102, [{ ...transaction, hash: other, from: from.toUpperCase().replace('0X', '0x') }])
    chain.receipts.set(other, { status: '0x1' })
    await pass(clock)
    await expect(waiting).resolves.toEqual({ status: 'success', id: other, replacedBy: 'spedUp' })
  })

  it.each([
    ['cancelled', { to: from, value: '0x0' }],
    ['replaced', { input: '0x1234' }],
    ['replaced', { to: from, value: '0x0', input: '0x1234' }],
  ])('tells that it was %s', async (replacedBy, change) => {
    const { chain, clock, waiting } = createChain()
    await settle()
    chain.block = 101
    chain.count = '0x8'
    chain.blocks.set(101, [{ ...transaction, nonce: '0x6' }, null as never, { ...transaction, ...change, hash: other }])
    chain.receipts.set(other, { status: '0x1' })
    await pass(clock)
    await expect(waiting).resolves.toEqual({ status: 'replaced', id: other, replacedBy })
    expect(clock.countTimers()).toBe(0)
  })

  it('keeps waiting until the block that used the nonce is found', async () => {
    const { chain, clock, waiting } = createChain()
    await settle()
    chain.count = '0x8'
    await pass(clock)
    chain.receipts.set(id, { status: '0x1' })
    await pass(clock)
    await expect(waiting).resolves.toEqual({ status: 'success', id })
  })

  it('searches by halves, and no block twice', async () => {
    const { chain, clock, asked } = createChain()
    await settle()
    chain.count = '0x8'
    chain.block = 1_000_000
    chain.usedAt = 900_000
    await pass(clock)
    const count = (): number => asked.filter((method) => method === 'eth_getBlockByNumber').length
    expect(count()).toBe(1)
    // Two reads of the newest count, and log2(1,000,000) of older ones.
    expect(asked.filter((method) => method === 'eth_getTransactionCount').length).toBeLessThanOrEqual(22)
    await pass(clock)
    expect(count()).toBe(1)
  })

  it('searches again if the node could not read the old blocks', async () => {
    const { chain, clock, waiting } = createChain()
    await settle()
    chain.count = '0x8'
    chain.block = 103
    chain.oldest = 103
    chain.blocks.set(101, [{ ...transaction, hash: other }])
    chain.receipts.set(other, { status: '0x1' })
    await pass(clock)
    chain.oldest = 0
    await pass(clock)
    await expect(waiting).resolves.toEqual({ status: 'success', id: other, replacedBy: 'spedUp' })
  })

  it('finds a replacement from the trace alone, long after', async () => {
    const world = createChain()
    world.controller.abort('enough')
    const { chain, read, clock } = world
    chain.block = 1_000_000
    const trace = {
      isContract: false,
      facts: { from, nonce: '7', block: '100', content: toFingerprint({ to: '0x01', value: 5n }) },
    }
    chain.pending = []
    chain.count = '0x8'
    chain.usedAt = 500_000
    chain.blocks.set(500_000, [{ ...transaction, hash: other }])
    chain.receipts.set(other, { status: '0x1' })
    const outcome = await waitForTransaction({ id, trace, read, clock, signal: undefined })
    expect(outcome).toEqual({ status: 'success', id: other, replacedBy: 'spedUp' })
    const found = await findTransaction(read, { trace })
    expect(found).toEqual({ id: other })
    // Another content used the nonce: the visitor has sent something else.
    const facts = { ...trace.facts, content: toFingerprint({ to: '0x02', value: 5n }) }
    expect(await findTransaction(read, { trace: { ...trace, facts } })).toBeUndefined()
  })

  it('reads the receipt again until the block is three blocks deep, and tells when it is gone', async () => {
    const { chain, clock, read } = createChain()
    const told: TransactionProgress[] = []
    const onStatus = (progress: TransactionProgress): void => void told.push(progress)
    chain.receipts.set(id, { status: '0x1', blockNumber: '0x64' })
    const waiting = waitForTransaction({ id, read, clock, isFinal: true, onStatus, signal: undefined })
    await settle()
    chain.receipts.delete(id)
    chain.block = 101
    await pass(clock)
    chain.receipts.set(id, { status: '0x0', blockNumber: '0x66' })
    chain.block = 104
    clock.advance(4_000)
    await settle()
    expect(told).toEqual([
      { status: 'included', outcome: { status: 'success', id } },
      { status: 'pending', block: 101n },
      { status: 'included', outcome: { status: 'reverted', id } },
    ])
    chain.block = 105
    await pass(clock)
    await expect(waiting).resolves.toEqual({ status: 'reverted', id })
  })

  it('ends with its signal and leaves no timer', async () => {
    const { controller, waiting, clock } = createChain()
    await settle()
    expect(clock.countTimers()).toBe(1)
    controller.abort('enough')
    await expect(waiting).rejects.toBe('enough')
    expect(clock.countTimers()).toBe(0)
  })
})
