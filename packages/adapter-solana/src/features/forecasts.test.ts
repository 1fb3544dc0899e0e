import { address as toAddress, getProgramDerivedAddress } from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { decodeTransaction } from '../chain/transactions/decodeTransaction.ts'
import { tokenPrograms } from '../chain/transactions/tokenPrograms.ts'
import { connectOnChain } from '../test/connectOnChain.ts'
import { createTestKey } from '../test/createTestKey.ts'
import { createTestMint, mintExtensions, type TestMint } from '../test/createTestMint.ts'
import { requestNode } from '../test/requestNode.ts'
import { startRpcProxy } from '../test/startRpcProxy.ts'
import { startTestChain, type TestChain } from '../test/startTestChain.ts'

let chain: TestChain

beforeAll(async () => {
  chain = await startTestChain()
})

afterAll(async () => {
  await chain.stop()
})

/** The rent of an account without data, as the chain tells it. */
async function readRent(): Promise<bigint> {
  const method = 'getMinimumBalanceForRentExemption'
  return BigInt(Number(await requestNode({ rpcUrl: chain.rpcUrl, method, params: [0] })))
}

/** An address without a key: that of a program's vault. */
async function findVault(): Promise<string> {
  const seeds = ['vault', crypto.getRandomValues(new Uint8Array(8))]
  const [vault] = await getProgramDerivedAddress({ programAddress: toAddress(tokenPrograms.token), seeds })
  return vault
}

const makeToken = (program: 'token' | 'token2022'): Promise<TestMint> =>
  createTestMint({ rpcUrl: chain.rpcUrl, authority: createTestKey(chain.accounts[8]?.secretKey), program })

describe('a receiver', () => {
  it('that is new needs the rent of its account in SOL, and nothing of a token', async () => {
    const { adapter, connection } = await connectOnChain(chain)
    const { inspect, send } = adapter.features.transfer
    const to = createTestKey().address
    const call = { connectionId: connection.id, to }
    const minimum = await readRent()
    expect(await inspect(call)).toEqual({ kind: 'account', minimum })
    expect(await inspect({ ...call, token: chain.tokens[0]?.mint })).toEqual({ kind: 'account' })
    await send({ ...call, amount: minimum })
    await expect.poll(() => inspect(call)).toEqual({ kind: 'account' })
  })

  it('that is off the curve is known by its address, whether it exists or not', async () => {
    const { adapter, connection } = await connectOnChain(chain)
    const { inspect, send } = adapter.features.transfer
    const call = { connectionId: connection.id, to: await findVault() }
    const minimum = await readRent()
    expect(await inspect(call)).toEqual({ kind: 'offCurve', minimum })
    expect(await inspect({ ...call, token: chain.tokens[0]?.mint })).toEqual({ kind: 'offCurve' })
    await send({ ...call, amount: minimum })
    await expect.poll(() => inspect(call)).toEqual({ kind: 'offCurve' })
  })

  it.each(['token', 'token2022'] as const)('that a program owns is a contract: %s', async (program) => {
    const { adapter, connection, key } = await connectOnChain(chain)
    const [token, other] = [await makeToken(program), await makeToken(program)]
    const account = await token.open(key.address)
    const inspect = (to: string, of?: TestMint) =>
      adapter.features.transfer.inspect({ connectionId: connection.id, to, token: of?.mint })
    for (const to of [token.program, token.mint, account]) expect(await inspect(to)).toEqual({ kind: 'contract' })
    expect(await inspect(account, other)).toEqual({ kind: 'contract' })
    // A token goes to an account of that token too.
    expect(await inspect(account, token)).toEqual({ kind: 'account' })
  })

  it('must be an address', async () => {
    const { adapter, connection } = await connectOnChain(chain)
    const call = { connectionId: connection.id, to: '0x00' }
    await expect(adapter.features.transfer.inspect(call)).rejects.toMatchObject({ code: 'address.invalid' })
  })
})

it('names the fee of a token that takes one, so that the chain refuses another', async () => {
  const wires: string[] = []
  const proxy = await startRpcProxy(chain.rpcUrl, ({ method, params }) => {
    if (method === 'sendTransaction') wires.push(String(Array.isArray(params) ? params[0] : ''))
    return undefined
  })
  onTestFinished(() => proxy.stop())
  const { adapter, connection, key } = await connectOnChain(chain, { url: proxy.url })
  const authority = createTestKey(chain.accounts[8]?.secretKey)
  const extensions = [mintExtensions.transferFee(authority.address, 250, 1_000n)]
  const token = await createTestMint({ rpcUrl: chain.rpcUrl, authority, program: 'token2022', extensions })
  await token.mintTo(key.address, 1_000n)
  const to = createTestKey().address
  await adapter.features.transfer.send({ connectionId: connection.id, to, amount: 100n, token: token.mint })
  const { message } = decodeTransaction(Buffer.from(wires[0] ?? '', 'base64')) ?? {}
  const instructions = message && 'instructions' in message ? message.instructions : []
  const [transfer] = instructions.flatMap(({ data }) => (data?.[0] === 26 ? [data] : []))
  // TransferCheckedWithFee of 100 with 6 decimals, and a fee of 3.
  expect([...(transfer ?? [])]).toEqual([26, 1, 100, 0, 0, 0, 0, 0, 0, 0, 6, 3, 0, 0, 0, 0, 0, 0, 0])
})

describe('a simulated transfer', () => {
  it('of SOL tells what arrives, and why it would fail', async () => {
    const { adapter, connection, key } = await connectOnChain(chain)
    const { simulate } = adapter.features.transfer
    const call = { connectionId: connection.id, to: createTestKey().address, amount: 2_000_000n }
    const changes = [{ value: -2_000_000n }]
    expect(await simulate(call)).toEqual({ status: 'success', arrives: 2_000_000n, changes })
    // What an account sends to itself raises no balance.
    expect(await simulate({ ...call, to: key.address })).toEqual({ status: 'success', changes: [] })
    const poor = await simulate({ ...call, amount: 1n << 62n })
    expect(poor).toEqual({ status: 'failure', reason: expect.stringMatching(/^Transfer: insufficient lamports/) })
    const little = await simulate({ ...call, amount: 1n })
    expect(little).toEqual({ status: 'failure', reason: expect.stringMatching(/^An account would be left with less/) })
  })

  it('of SOL to an account of a token raises its SOL, and not its tokens', async () => {
    const { adapter, connection, key } = await connectOnChain(chain)
    const token = await makeToken('token2022')
    await token.mintTo(key.address, 1_000n)
    const to = await token.open(createTestKey().address)
    const call = { connectionId: connection.id, to, amount: 5n }
    expect(await adapter.features.transfer.simulate(call)).toMatchObject({ status: 'success', arrives: 5n })
    const tokens = { ...call, token: token.mint }
    expect(await adapter.features.transfer.simulate(tokens)).toEqual({
      status: 'success',
      arrives: 5n,
      changes: [{ token: token.mint, value: -5n }],
    })
    // To another account of the sender, and to the same.
    const own = await adapter.features.transfer.simulate({ ...tokens, to: key.address })
    expect(own).toEqual({ status: 'success', changes: [] })
  })

  it('cleans the words of a program: one line of at most 200 characters', async () => {
    const logs = ['Program log: Error: No\r\n\u202Eway\u2066 out\u200B, insufficient'.concat(' x'.repeat(300))]
    const proxy = await startRpcProxy(chain.rpcUrl, ({ method }) =>
      method === 'simulateTransaction' ? { value: { err: { InstructionError: [0, { Custom: 1 }] }, logs } } : undefined,
    )
    onTestFinished(() => proxy.stop())
    const { adapter, connection } = await connectOnChain(chain, { url: proxy.url })
    const call = { connectionId: connection.id, to: createTestKey().address, amount: 2_000_000n }
    const { status, reason = '' } = await adapter.features.transfer.simulate(call)
    expect(status).toBe('failure')
    expect(reason).toMatch(/^No way out , insufficient x x/)
    expect(reason.length).toBeGreaterThan(190)
    expect(reason.length).toBeLessThanOrEqual(200)
  })

  it('is no failure if the node cannot be reached', async () => {
    const proxy = await startRpcProxy(chain.rpcUrl, ({ method }) => {
      if (method === 'simulateTransaction') throw Object.assign(new Error('limit exceeded'), { code: -32_005 })
      return undefined
    })
    onTestFinished(() => proxy.stop())
    const { adapter, connection } = await connectOnChain(chain, { url: proxy.url })
    const call = { connectionId: connection.id, to: createTestKey().address, amount: 2_000_000n }
    await expect(adapter.features.transfer.simulate(call)).rejects.toMatchObject({ code: 'request.failed' })
  })
})
