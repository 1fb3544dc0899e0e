import { getTransactionDecoder } from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connectOnChain } from '../test/connectOnChain.ts'
import { createTestKey } from '../test/createTestKey.ts'
import { createTestTransfer } from '../test/createTestTransfer.ts'
import { readTestBalance } from '../test/readTestBalance.ts'
import { requestNode } from '../test/requestNode.ts'
import { startRpcProxy, type Override } from '../test/startRpcProxy.ts'
import { startTestChain, type TestChain } from '../test/startTestChain.ts'
import type { SolanaTransaction } from '../types.ts'

let chain: TestChain

beforeAll(async () => {
  chain = await startTestChain()
})

afterAll(async () => {
  await chain.stop()
})

/** A blockhash that the chain never had, as an expired one looks to it. */
const gone = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'

async function connectThrough(override: Override, options: Parameters<typeof connectOnChain>[1] = {}) {
  const proxy = await startRpcProxy(chain.rpcUrl, override)
  onTestFinished(() => proxy.stop())
  const connected = await connectOnChain(chain, { ...options, url: proxy.url })
  const prompts = connected.wallet.controls.getPromptCount()
  return { ...connected, proxy, countPrompts: () => connected.wallet.controls.getPromptCount() - prompts }
}

async function getBlockhash(): Promise<string> {
  const { value } = Object(await requestNode({ rpcUrl: chain.rpcUrl, method: 'getLatestBlockhash', params: [] }))
  return value.blockhash
}

/** A chain that gives a blockhash so often that has expired by the time it is used. */
function expireBlockhashes(times: number, more: Override = () => undefined): Override {
  let left = times
  return (call, ask) => {
    if (call.method !== 'getLatestBlockhash' || left === 0) return more(call, ask)
    left--
    return { context: { slot: 1 }, value: { blockhash: gone, lastValidBlockHeight: 0 } }
  }
}

describe('a transaction that expired during the prompt', () => {
  it('is rebuilt once, with one more prompt, and lands once', async () => {
    const { adapter, connection, proxy, countPrompts, network } = await connectThrough(expireBlockhashes(1))
    // The height is past its last block when the chain is older than a block.
    await expect.poll(() => requestNode({ rpcUrl: chain.rpcUrl, method: 'getBlockHeight', params: [] })).not.toBe(0)
    const to = createTestKey().address
    const { id } = await adapter.features.transfer.send({ connectionId: connection.id, to, amount: 1_000_000n })
    expect(await adapter.features.transaction.wait({ id, network })).toEqual({ status: 'success', id })
    expect(await readTestBalance({ rpcUrl: chain.rpcUrl, address: to })).toBe(1_000_000n)
    expect(countPrompts()).toBe(2)
    expect(proxy.getMethods().filter((method) => method === 'sendTransaction')).toHaveLength(2)
  })

  it('is not rebuilt twice', async () => {
    const { adapter, connection, countPrompts } = await connectThrough(expireBlockhashes(2))
    const to = createTestKey().address
    await expect(
      adapter.features.transfer.send({ connectionId: connection.id, to, amount: 1_000_000n }),
    ).rejects.toMatchObject({ code: 'transaction.expired' })
    expect(countPrompts()).toBe(2)
    expect(await readTestBalance({ rpcUrl: chain.rpcUrl, address: to })).toBe(0n)
  })

  it('is not rebuilt while it could still land', async () => {
    const isYoung: Override = ({ method }) => (method === 'getBlockHeight' ? 0 : undefined)
    const { adapter, connection, countPrompts } = await connectThrough(expireBlockhashes(1, isYoung))
    const to = createTestKey().address
    await expect(
      adapter.features.transfer.send({ connectionId: connection.id, to, amount: 1_000_000n }),
    ).rejects.toMatchObject({ code: 'transaction.expired' })
    expect(countPrompts()).toBe(1)
  })

  it('is not rebuilt if the chain knows it, which is success', async () => {
    let isSent = false
    const { adapter, connection, countPrompts, network } = await connectThrough(async ({ method }, ask) => {
      if (method !== 'sendTransaction' || isSent) return undefined
      // The endpoint sends it, and says that it refused: a lost answer, and a second try that came too late.
      isSent = true
      await ask()
      const data = { err: 'BlockhashNotFound', logs: [] }
      throw Object.assign(new RangeError('Transaction simulation failed'), { code: -32_002, data })
    })
    const to = createTestKey().address
    const { id } = await adapter.features.transfer.send({ connectionId: connection.id, to, amount: 1_000_000n })
    expect(await adapter.features.transaction.wait({ id, network })).toEqual({ status: 'success', id })
    expect(countPrompts()).toBe(1)
    expect(await readTestBalance({ rpcUrl: chain.rpcUrl, address: to })).toBe(1_000_000n)
  })

  it('is found if the endpoint sent it but its answer was lost', async () => {
    const { adapter, connection, countPrompts, network } = await connectThrough(async ({ method }, ask) => {
      if (method !== 'sendTransaction') return undefined
      await ask()
      throw new RangeError('lost')
    })
    const to = createTestKey().address
    const { id } = await adapter.features.transfer.send({ connectionId: connection.id, to, amount: 1_000_000n })
    expect(await adapter.features.transaction.wait({ id, network })).toEqual({ status: 'success', id })
    expect(countPrompts()).toBe(1)
  })

  it('is not rebuilt if its fate is unknown', async () => {
    const { adapter, connection, countPrompts } = await connectThrough(({ method }) => {
      if (method === 'sendTransaction') throw new RangeError('lost')
      return undefined
    })
    const to = createTestKey().address
    await expect(
      adapter.features.transfer.send({ connectionId: connection.id, to, amount: 1_000_000n }),
    ).rejects.toMatchObject({ code: 'request.failed' })
    expect(countPrompts()).toBe(1)
  })
})

describe('a transaction of the app’s own', () => {
  it.each<readonly [string, 'legacy' | 0, (bytes: Uint8Array) => SolanaTransaction]>([
    ['legacy bytes', 'legacy', (bytes) => bytes],
    ['v0 bytes', 0, (bytes) => bytes],
    ['base64', 0, (bytes) => Buffer.from(bytes).toString('base64')],
    ['a transaction of Kit', 0, (bytes) => getTransactionDecoder().decode(bytes)],
    ['a transaction of web3.js 1', 'legacy', (bytes) => ({ serialize: () => Buffer.from(bytes) })],
  ])('is sent as %s', async (_form, version, convert) => {
    const { adapter, connection, key, network } = await connectOnChain(chain)
    const to = createTestKey().address
    const blockhash = await getBlockhash()
    const bytes = createTestTransfer({ from: key.address, to, amount: 1_000_000n, version, blockhash })
    const transaction = convert(bytes)
    const { id } = await adapter.features.transaction.send({ connectionId: connection.id, transaction })
    expect(await adapter.features.transaction.wait({ id, network })).toEqual({ status: 'success', id })
    expect(await readTestBalance({ rpcUrl: chain.rpcUrl, address: to })).toBe(1_000_000n)
  })

  it('with an old blockhash gets a new one before the prompt', async () => {
    const { adapter, connection, key, wallet } = await connectOnChain(chain)
    const prompts = wallet.controls.getPromptCount()
    const to = createTestKey().address
    const transaction = createTestTransfer({ from: key.address, to, amount: 1_000_000n, blockhash: gone })
    await adapter.features.transaction.send({ connectionId: connection.id, transaction })
    await expect.poll(() => readTestBalance({ rpcUrl: chain.rpcUrl, address: to })).toBe(1_000_000n)
    expect(wallet.controls.getPromptCount() - prompts).toBe(1)
  })

  it('with signatures keeps its blockhash, and is rejected if that is old', async () => {
    const { adapter, connection, key, wallet } = await connectOnChain(chain)
    const prompts = wallet.controls.getPromptCount()
    const unsigned = createTestTransfer({ from: key.address, to: key.address, amount: 1n, blockhash: gone })
    const transaction = key.signTransaction(unsigned)
    await expect(adapter.features.transaction.send({ connectionId: connection.id, transaction })).rejects.toMatchObject(
      { code: 'transaction.expired' },
    )
    expect(wallet.controls.getPromptCount()).toBe(prompts)
  })

  it('of a version that the wallet does not sign is rejected without a request', async () => {
    const { adapter, connection, key, wallet } = await connectOnChain(chain, { versions: ['legacy'] })
    const prompts = wallet.controls.getPromptCount()
    const transaction = createTestTransfer({ from: key.address, to: key.address, amount: 1n, version: 0 })
    await expect(adapter.features.transaction.send({ connectionId: connection.id, transaction })).rejects.toMatchObject(
      { code: 'request.unsupported' },
    )
    expect(wallet.controls.getPromptCount()).toBe(prompts)
  })

  it('without the account as signer is rejected without a request', async () => {
    const { adapter, connection } = await connectOnChain(chain)
    const stranger = createTestKey().address
    const transaction = createTestTransfer({ from: stranger, to: stranger, amount: 1n })
    await expect(adapter.features.transaction.send({ connectionId: connection.id, transaction })).rejects.toMatchObject(
      { code: 'options.invalid' },
    )
  })

  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'not base64!'],
    ['base64 of something else', 'aGVsbG8='],
    ['no bytes', new Uint8Array()],
    ['half a transaction', createTestTransfer({ from: gone, to: gone, amount: 1n }).slice(0, 100)],
    ['parts of another kind', { messageBytes: 'x', signatures: {} }],
    ['a serialization that is none', { serialize: () => 'x' }],
  ])('that is %s is refused', async (_case, given) => {
    const { adapter, connection } = await connectOnChain(chain)
    const transaction = given as SolanaTransaction
    await expect(adapter.features.transaction.send({ connectionId: connection.id, transaction })).rejects.toMatchObject(
      { code: 'options.invalid' },
    )
  })

  it('is signed and sent by a wallet that cannot only sign', async () => {
    const { adapter, connection, key, network, proxy } = await connectThrough(() => undefined, {
      methods: ['signAndSendTransaction'],
    })
    const to = createTestKey().address
    const transaction = createTestTransfer({ from: key.address, to, amount: 1_000_000n })
    const { id } = await adapter.features.transaction.send({ connectionId: connection.id, transaction })
    expect(await adapter.features.transaction.wait({ id, network })).toEqual({ status: 'success', id })
    expect(proxy.getMethods()).not.toContain('sendTransaction')
    expect(await readTestBalance({ rpcUrl: chain.rpcUrl, address: to })).toBe(1_000_000n)
  })
})
