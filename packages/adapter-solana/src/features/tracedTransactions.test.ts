import type { TransactionTrace } from '@latchkey/core/adapter'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { connectOnChain } from '../test/connectOnChain.ts'
import { createTestKey } from '../test/createTestKey.ts'
import { createTestTransfer } from '../test/createTestTransfer.ts'
import { startRpcProxy } from '../test/startRpcProxy.ts'
import { startTestChain, type TestChain } from '../test/startTestChain.ts'

let chain: TestChain

beforeAll(async () => {
  chain = await startTestChain()
})

afterAll(async () => {
  await chain.stop()
})

/** A wallet of an account, and what a page keeps of a transaction. */
async function connect(options: Parameters<typeof connectOnChain>[1] = {}) {
  const proxy = await startRpcProxy(chain.rpcUrl)
  onTestFinished(() => proxy.stop())
  const connected = await connectOnChain(chain, { ...options, url: proxy.url })
  const { transaction, transfer } = connected.adapter.features
  const { key, network } = connected
  const trace = (content: Pick<Parameters<typeof transaction.trace>[0], 'transaction' | 'transfer'>) =>
    transaction.trace({ address: key.address, network, ...content })
  // A trace comes back from storage.
  const find = (stored: TransactionTrace) =>
    transaction.find({ address: key.address, network, trace: structuredClone(stored) })
  return { ...connected, proxy, transaction, transfer, trace, find, connectionId: connected.connection.id }
}

it.each(['signTransaction', 'signAndSendTransaction'] as const)(
  'finds transfers of SOL and of a token by what was paid, with a wallet of %s, and no other',
  async (method) => {
    const { transfer, transaction, trace, find, connectionId, network } = await connect({ methods: [method] })
    for (const token of [undefined, chain.tokens[0]?.mint]) {
      const to = createTestKey().address
      const payment = { to, amount: 1_500_000n, token }
      const earlier = await trace({ transfer: payment })
      const others = [
        { ...payment, amount: 1_500_001n },
        { ...payment, to: createTestKey().address },
      ]
      const traces = [earlier, ...(await Promise.all(others.map((each) => trace({ transfer: each }))))]
      expect(await Promise.all(traces.map(find))).toEqual([undefined, undefined, undefined])
      const { id } = await transfer.send({ connectionId, ...payment })
      await transaction.wait({ id, network })
      expect(await Promise.all(traces.map(find))).toEqual([{ id }, undefined, undefined])
      expect(await find(await trace({ transfer: payment }))).toBeUndefined()
    }
  },
)

it('finds a transaction of the app’s own by its message, whatever blockhash it got', async () => {
  const { transaction, key, trace, find, connectionId, network } = await connect({
    methods: ['signAndSendTransaction'],
  })
  const to = createTestKey().address
  // Its blockhash is unknown to the chain, so it is renewed before the wallet is asked.
  const request = createTestTransfer({ from: key.address, to, amount: 1_000_000n })
  const traces = await Promise.all([
    trace({ transaction: request }),
    trace({ transaction: createTestTransfer({ from: key.address, to, amount: 1_000_001n }) }),
    trace({}),
  ])
  const { id } = await transaction.send({ connectionId, transaction: request })
  await transaction.wait({ id, network })
  expect(await Promise.all(traces.map(find))).toEqual([{ id }, undefined, undefined])
})

it('tells the last block before the wallet is asked, and the signature before it is sent', async () => {
  const { transfer, transaction, find, connectionId, network, proxy, wallet } = await connect({
    methods: ['signTransaction'],
  })
  const told: (readonly [TransactionTrace['facts'], number, boolean])[] = []
  const prompts = wallet.controls.getPromptCount()
  const { id } = await transfer.send({
    connectionId,
    to: createTestKey().address,
    amount: 1_000_000n,
    onFacts: (facts) => {
      const isSent = proxy.getMethods().includes('sendTransaction')
      told.push([facts, wallet.controls.getPromptCount() - prompts, isSent])
    },
  })
  const lastValidBlockHeight: unknown = expect.stringMatching(/^\d+$/)
  expect(told).toEqual([
    [{ lastValidBlockHeight }, 0, false],
    [{ lastValidBlockHeight, signature: id }, 1, false],
  ])
  expect(told[0]?.[0]['lastValidBlockHeight']).toBe(told[1]?.[0]['lastValidBlockHeight'])
  await transaction.wait({ id, network })
  expect(await find({ isContract: false, facts: told[1]?.[0] ?? {} })).toEqual({ id })
})

it('tells no last block of a wallet that sends by itself: it may renew the blockhash until it answers', async () => {
  const { transfer, transaction, connectionId, network } = await connect({ methods: ['signAndSendTransaction'] })
  const told: TransactionTrace['facts'][] = []
  const payment = { connectionId, to: createTestKey().address, amount: 1_000_000n }
  const { id } = await transfer.send({ ...payment, onFacts: (facts) => void told.push(facts) })
  expect(told).toEqual([])
  expect(await transaction.wait({ id, network })).toEqual({ status: 'success', id })
})

it('has expired after a reload once the chain is past its last block, and not before', async () => {
  const { transaction, network } = await connect()
  const id = '5'.repeat(88)
  const facts = { lastValidBlockHeight: '0' }
  // The height of the chain is past it when it is older than a block.
  await expect(transaction.wait({ id, network, trace: { isContract: false, facts } })).rejects.toMatchObject({
    code: 'transaction.expired',
  })
  for (const lastValidBlockHeight of ['none', '9'.repeat(19)]) {
    const controller = new AbortController()
    let looks = 0
    const waiting = transaction.wait({
      id,
      network,
      trace: { isContract: false, facts: { lastValidBlockHeight } },
      signal: controller.signal,
      onStatus: () => {
        looks++
        if (looks === 2) controller.abort()
      },
    })
    await expect(waiting).rejects.toMatchObject({ code: 'request.aborted' })
  }
})
