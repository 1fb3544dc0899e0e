import { address as toAddress } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connectOnChain } from '../test/connectOnChain.ts'
import { createTestKey, type TestKey } from '../test/createTestKey.ts'
import { createTestTransfer } from '../test/createTestTransfer.ts'
import { readTestBalance } from '../test/readTestBalance.ts'
import { requestNode } from '../test/requestNode.ts'
import { startRpcProxy } from '../test/startRpcProxy.ts'
import { startTestChain, type TestChain } from '../test/startTestChain.ts'
import { decodeTransaction } from '../chain/transactions/decodeTransaction.ts'
import { tokenPrograms } from '../chain/transactions/tokenPrograms.ts'

let chain: TestChain

beforeAll(async () => {
  chain = await startTestChain()
})

afterAll(async () => {
  await chain.stop()
})

const programs = { 'spl-token': tokenPrograms.token, 'token-2022': tokenPrograms.token2022 } as const

async function findAssociated(owner: string, token: TestChain['tokens'][number]): Promise<string> {
  const tokenProgram = toAddress(programs[token.program])
  const [found] = await findAssociatedTokenPda({
    owner: toAddress(owner),
    mint: toAddress(token.mint),
    tokenProgram,
  })
  return found
}

function getToken(program: 'spl-token' | 'token-2022'): TestChain['tokens'][number] {
  const token = chain.tokens.find((candidate) => candidate.program === program)
  if (!token) throw new RangeError('The chain has tokens of both programs')
  return token
}

describe.each(['spl-token', 'token-2022'] as const)('a transfer of a token of %s', (program) => {
  it('makes the receiver’s account, whose rent is in the estimate to the lamport [S1.015]', async () => {
    const { adapter, connection, key } = await connectOnChain(chain)
    const token = getToken(program)
    const to = createTestKey().address
    const before = await readTestBalance({ rpcUrl: chain.rpcUrl, address: key.address })
    const call = { connectionId: connection.id, to, amount: 12n, token: token.mint }
    const { fee } = await adapter.features.transfer.estimate(call)
    const { id } = await adapter.features.transfer.send(call)
    const [network] = [await adapter.features.transaction.wait({ id, network: getNetwork() })]
    expect(network).toEqual({ status: 'success', id })
    const paid = before - (await readTestBalance({ rpcUrl: chain.rpcUrl, address: key.address }))
    expect(paid).toBe(fee)
    expect(fee).toBeGreaterThan(2_000_000n)
    const account = await findAssociated(to, token)
    expect(await readTestBalance({ rpcUrl: chain.rpcUrl, address: to, token: token.mint })).toBe(12n)
    const { value } = Object(
      await requestNode({ rpcUrl: chain.rpcUrl, method: 'getAccountInfo', params: [account, { encoding: 'base64' }] }),
    )
    expect(value.owner).toBe(programs[program])

    // The second one finds the account there.
    const again = await adapter.features.transfer.estimate(call)
    expect(again.fee).toBe(5_000n)
    await adapter.features.transfer.send(call)
    await expect.poll(() => readTestBalance({ rpcUrl: chain.rpcUrl, address: to, token: token.mint })).toBe(24n)
  })

  it('takes an account of the token itself for the receiver', async () => {
    const { adapter, connection } = await connectOnChain(chain)
    const token = getToken(program)
    const owner = chain.accounts[0]?.address ?? ''
    const to = await findAssociated(owner, token)
    const before = await readTestBalance({ rpcUrl: chain.rpcUrl, address: owner, token: token.mint })
    await adapter.features.transfer.send({ connectionId: connection.id, to, amount: 7n, token: token.mint })
    await expect
      .poll(() => readTestBalance({ rpcUrl: chain.rpcUrl, address: owner, token: token.mint }))
      .toBe(before + 7n)
  })

  it('refuses the mint, and an account of another token, as the receiver', async () => {
    const { adapter, connection, wallet } = await connectOnChain(chain)
    const token = getToken(program)
    const other = getToken(program === 'spl-token' ? 'token-2022' : 'spl-token')
    const shown = wallet.controls.getPromptCount()
    for (const to of [token.mint, await findAssociated(chain.accounts[0]?.address ?? '', other)]) {
      const call = { connectionId: connection.id, to, amount: 7n, token: token.mint }
      await expect(adapter.features.transfer.send(call)).rejects.toMatchObject({ code: 'address.invalid' })
    }
    expect(wallet.controls.getPromptCount()).toBe(shown)
  })

  it('rejects more than the balance before the prompt', async () => {
    const { adapter, connection, wallet } = await connectOnChain(chain)
    const shown = wallet.controls.getPromptCount()
    const to = createTestKey().address
    const call = { connectionId: connection.id, to, amount: 1n << 62n, token: getToken(program).mint }
    await expect(adapter.features.transfer.send(call)).rejects.toMatchObject({ code: 'transaction.insufficientFunds' })
    expect(wallet.controls.getPromptCount()).toBe(shown)
  })
})

describe('a transfer', () => {
  it('of an invalid token is rejected', async () => {
    const { adapter, connection } = await connectOnChain(chain)
    for (const token of [createTestKey().address, chain.accounts[0]?.address, tokenPrograms.token]) {
      const call = { connectionId: connection.id, to: createTestKey().address, amount: 1n, token }
      await expect(adapter.features.transfer.estimate(call)).rejects.toMatchObject({ code: 'address.invalid' })
    }
  })

  it('of SOL costs what was estimated, also by a wallet that signs legacy transactions alone [S1.014] [S4.047] [S7.089]', async () => {
    for (const versions of [['legacy', 0], ['legacy']] as const) {
      const { adapter, connection, key } = await connectOnChain(chain, { versions })
      const to = createTestKey().address
      const before = await readTestBalance({ rpcUrl: chain.rpcUrl, address: key.address })
      const call = { connectionId: connection.id, to, amount: 1_000_000n }
      const { fee } = await adapter.features.transfer.estimate(call)
      await adapter.features.transfer.send(call)
      await expect.poll(() => readTestBalance({ rpcUrl: chain.rpcUrl, address: to })).toBe(1_000_000n)
      const after = await readTestBalance({ rpcUrl: chain.rpcUrl, address: key.address })
      expect(before - after).toBe(1_000_000n + fee)
    }
  })

  it('of more SOL than the balance is rejected with a code', async () => {
    const poor = [createTestKey(), createTestKey()] as const
    for (const [options, amount] of [
      [{}, 1n << 62n],
      [{ keys: poor }, 1_000_000n],
    ] as const) {
      const { adapter, connection } = await connectOnChain(chain, options)
      const call = { connectionId: connection.id, to: createTestKey().address, amount }
      await expect(adapter.features.transfer.send(call)).rejects.toMatchObject({
        code: 'transaction.insufficientFunds',
      })
    }
  })

  it('of all SOL can be estimated, so that what is left after the fee can be sent', async () => {
    const { adapter, connection, key } = await connectOnChain(chain)
    const balance = await readTestBalance({ rpcUrl: chain.rpcUrl, address: key.address })
    const call = { connectionId: connection.id, to: createTestKey().address }
    expect(await adapter.features.transfer.estimate({ ...call, amount: balance })).toEqual({
      fee: 5_000n,
      feeAtMost: 5_000n,
    })
    const { adapter: poor, connection: other } = await connectOnChain(chain, {
      keys: [createTestKey(), createTestKey()],
    })
    await expect(
      poor.features.transfer.estimate({ ...call, connectionId: other.id, amount: 1_000_000n }),
    ).rejects.toMatchObject({ code: 'transaction.insufficientFunds' })
  })

  it('of less than a new account’s rent is rejected before sending, with the reason', async () => {
    const { adapter, connection, wallet } = await connectOnChain(chain)
    const shown = wallet.controls.getPromptCount()
    const call = { connectionId: connection.id, to: createTestKey().address, amount: 1n }
    await expect(adapter.features.transfer.send(call)).rejects.toMatchObject({
      code: 'transaction.simulationFailed',
      details: expect.stringContaining('InsufficientFundsForRent'),
    })
    expect(wallet.controls.getPromptCount()).toBe(shown)
  })

  it.each<readonly [string, object, string]>([
    ['a receiver that is none', { to: '0x00' }, 'address.invalid'],
    ['a token that is none', { token: 'TOKEN' }, 'address.invalid'],
    ['less than nothing', { amount: -1n }, 'options.invalid'],
    ['more than fits', { amount: 1n << 64n }, 'options.invalid'],
    ['a number', { amount: 1 }, 'options.invalid'],
  ])('with %s is refused', async (_case, wrong, code) => {
    const { adapter, connection } = await connectOnChain(chain)
    const call = { connectionId: connection.id, to: createTestKey().address, amount: 1_000_000n, ...wrong }
    await expect(adapter.features.transfer.estimate(call)).rejects.toMatchObject({ code })
  })
})

describe('what is known before', () => {
  it('reads the balances of tokens, and leaves out what is no token', async () => {
    const { adapter, key, network } = await connectOnChain(chain)
    const mints = chain.tokens.map(({ mint }) => mint)
    const tokens = [createTestKey().address, 'nonsense', ...mints]
    const balances = await adapter.features.balance.getTokens({ address: key.address, network, tokens })
    expect(balances).toEqual(
      await Promise.all(
        mints.map(async (token) => ({
          address: token,
          value: await readTestBalance({ rpcUrl: chain.rpcUrl, address: key.address, token }),
        })),
      ),
    )
    const { address } = createTestKey()
    expect(await adapter.features.balance.getTokens({ address, network, tokens: mints })).toEqual(
      mints.map((token) => ({ address: token, value: 0n })),
    )
  })

  it('reads the decimals of a token, and refuses another address', async () => {
    const { adapter, network } = await connectOnChain(chain)
    const { getTokenInfo } = adapter.features.balance
    for (const { mint, decimals } of chain.tokens)
      expect(await getTokenInfo({ token: mint, network })).toMatchObject({ address: mint, decimals })
    for (const token of [createTestKey().address, chain.accounts[0]?.address ?? '', 'nonsense'])
      await expect(getTokenInfo({ token, network })).rejects.toMatchObject({ code: 'address.invalid' })
  })

  it('tells what a transaction costs and changes, and why it would fail', async () => {
    const { adapter, connection, key } = await connectOnChain(chain)
    const { estimate, simulate } = adapter.features.transaction
    const { id: connectionId } = connection
    const to = createTestKey().address
    const transaction = createTestTransfer({ from: key.address, to, amount: 2_000_000n })
    expect(await estimate({ connectionId, transaction })).toEqual({ fee: 5_000n, feeAtMost: 5_000n })
    expect(await simulate({ connectionId, transaction })).toEqual({
      status: 'success',
      changes: [{ value: -2_000_000n }],
    })
    const dear = createTestTransfer({ from: key.address, to, amount: 1n << 60n })
    const failing = await simulate({ connectionId, transaction: dear })
    expect(failing).toMatchObject({ status: 'failure', reason: expect.stringMatching(/\w{4}/) })
    expect(failing.changes).toBeUndefined()
  })

  it('tells what a transaction changes of a token', async () => {
    const wires: string[] = []
    const proxy = await startRpcProxy(chain.rpcUrl, ({ method, params }) => {
      const [wire]: readonly unknown[] = Array.isArray(params) ? params : []
      if (method === 'simulateTransaction') wires.push(String(wire))
      return undefined
    })
    onTestFinished(() => proxy.stop())
    const { adapter, connection } = await connectOnChain(chain, { url: proxy.url })
    const { id: connectionId } = connection
    for (const { mint } of chain.tokens) {
      const transfer = { connectionId, to: createTestKey().address, amount: 12n, token: mint }
      const { fee } = await adapter.features.transfer.estimate(transfer)
      const transaction = wires.at(-1) ?? ''
      expect(await adapter.features.transaction.simulate({ connectionId, transaction })).toEqual({
        status: 'success',
        // The rent of the receiver's account is no fee of the chain.
        changes: [{ value: 5_000n - fee }, { token: mint, value: -12n }],
      })
    }
  })
})

describe('the fee for priority', () => {
  /** A chain where others pay for priority: so many micro-lamports a unit in each slot. */
  async function connectWithPrices(
    prices: readonly unknown[],
    maxPriorityFee?: bigint,
    keys?: readonly [TestKey, TestKey],
  ) {
    const sent: Uint8Array[] = []
    const proxy = await startRpcProxy(chain.rpcUrl, ({ method, params }) => {
      if (method === 'getRecentPrioritizationFees')
        return prices.map((prioritizationFee, slot) => ({ slot, prioritizationFee }))
      const [wire]: readonly unknown[] = Array.isArray(params) ? params : []
      if (method === 'sendTransaction') sent.push(Buffer.from(String(wire), 'base64'))
      return undefined
    })
    onTestFinished(() => proxy.stop())
    const connected = await connectOnChain(chain, { url: proxy.url, parameters: { maxPriorityFee }, keys })
    return { ...connected, sent, proxy }
  }

  /** What a transaction says of its computing: the limit, and the price in micro-lamports. */
  function readBudget(bytes: Uint8Array | undefined): { readonly limit: number; readonly price: bigint } {
    const { message } = decodeTransaction(bytes ?? new Uint8Array()) ?? {}
    const found = { limit: 0, price: 0n }
    const instructions = message && 'instructions' in message ? message.instructions : []
    for (const { data } of instructions) {
      const view = data && new DataView(data.buffer, data.byteOffset, data.byteLength)
      if (view?.byteLength === 5 && view.getUint8(0) === 2) found.limit = view.getUint32(1, true)
      if (view?.byteLength === 9 && view.getUint8(0) === 3) found.price = view.getBigUint64(1, true)
    }
    return found
  }

  it('is the 75th percentile of recent slots, for the simulated compute units and a margin', async () => {
    const prices = Array.from({ length: 100 }, (_, index) => index * 1_000)
    const { adapter, connection, sent, key } = await connectWithPrices(prices)
    const call = { connectionId: connection.id, to: createTestKey().address, amount: 1_000_000n }
    const before = await readTestBalance({ rpcUrl: chain.rpcUrl, address: key.address })
    const { fee } = await adapter.features.transfer.estimate(call)
    await adapter.features.transfer.send(call)
    const { limit, price } = readBudget(sent[0])
    expect(price).toBe(75_000n)
    expect(limit).toBeGreaterThan(150)
    expect(limit).toBeLessThan(10_000)
    const priority = (price * BigInt(limit) + 999_999n) / 1_000_000n
    expect(fee).toBe(5_000n + priority)
    await expect
      .poll(async () => before - (await readTestBalance({ rpcUrl: chain.rpcUrl, address: key.address })))
      .toBe(1_000_000n + fee)
  })

  it('is the 25th, 75th or 95th percentile, by speed', async () => {
    const prices = Array.from({ length: 100 }, (_, index) => index * 1_000)
    const { adapter, connection, sent } = await connectWithPrices(prices)
    for (const speed of ['slow', 'normal', 'fast', undefined] as const)
      await adapter.features.transfer.send({
        connectionId: connection.id,
        to: createTestKey().address,
        amount: 1_000_000n,
        speed,
      })
    expect(sent.map((bytes) => readBudget(bytes).price)).toEqual([25_000n, 75_000n, 95_000n, 75_000n])
  })

  it('takes the rest of a transfer of all SOL, though the price has changed, so that nothing is left', async () => {
    const prices = [0, 0, 0, 0]
    const keys = [createTestKey(), createTestKey()] as const
    const { adapter, connection, key, proxy } = await connectWithPrices(prices, undefined, keys)
    const method = 'requestAirdrop'
    const getBalance = () => readTestBalance({ rpcUrl: chain.rpcUrl, address: key.address })
    for (const [before, after] of [
      [2_000_000, 2_500_000],
      [2_000_000, 1_500_000],
      [0, 0],
    ] as const) {
      const had = await getBalance()
      await requestNode({ rpcUrl: chain.rpcUrl, method, params: [key.address, 50_000_000] })
      await expect.poll(getBalance).toBe(had + 50_000_000n)
      prices.fill(before)
      const call = { connectionId: connection.id, to: createTestKey().address }
      const { amount, fee } = await adapter.features.transfer.getMax(call)
      expect(amount + fee).toBe(50_000_000n)
      expect(fee).toBeGreaterThanOrEqual(5_000n)
      prices.fill(after)
      expect(await adapter.features.transfer.estimate({ ...call, amount })).toEqual({ fee, feeAtMost: fee })
      await adapter.features.transfer.send({ ...call, amount })
      await expect.poll(getBalance).toBe(0n)
    }
    expect(proxy.getMethods()).toContain('sendTransaction')
  })

  it('does not take a rest that the visitor meant to keep', async () => {
    const keys = [createTestKey(), createTestKey()] as const
    const { adapter, connection, key, wallet } = await connectWithPrices([0], undefined, keys)
    await requestNode({ rpcUrl: chain.rpcUrl, method: 'requestAirdrop', params: [key.address, 50_000_000] })
    await expect.poll(() => readTestBalance({ rpcUrl: chain.rpcUrl, address: key.address })).toBe(50_000_000n)
    const shown = wallet.controls.getPromptCount()
    const call = { connectionId: connection.id, to: createTestKey().address, amount: 49_500_000n }
    await expect(adapter.features.transfer.send(call)).rejects.toMatchObject({
      code: 'transaction.insufficientFunds',
    })
    expect(wallet.controls.getPromptCount()).toBe(shown)
  })

  it('is never more than the limit', async () => {
    const { adapter, connection, sent } = await connectWithPrices([Number.MAX_SAFE_INTEGER], 300n)
    const call = { connectionId: connection.id, to: createTestKey().address, amount: 1_000_000n }
    const { fee } = await adapter.features.transfer.estimate(call)
    expect(fee).toBeLessThanOrEqual(5_300n)
    expect(fee).toBeGreaterThan(5_290n)
    await adapter.features.transfer.send(call)
    const { limit, price } = readBudget(sent[0])
    expect((price * BigInt(limit)) / 1_000_000n).toBeLessThanOrEqual(300n)
  })

  it('is at most 0.001 SOL by default, and zero if the app sets zero', async () => {
    const call = { to: createTestKey().address, amount: 1_000_000n }
    const one = await connectWithPrices([Number.MAX_SAFE_INTEGER])
    const { fee } = await one.adapter.features.transfer.estimate({ ...call, connectionId: one.connection.id })
    expect(fee).toBeLessThanOrEqual(1_005_000n)
    expect(fee).toBeGreaterThan(1_000_000n)
    const none = await connectWithPrices([Number.MAX_SAFE_INTEGER], 0n)
    expect(await none.adapter.features.transfer.estimate({ ...call, connectionId: none.connection.id })).toEqual({
      fee: 5_000n,
      feeAtMost: 5_000n,
    })
  })

  it('is zero if the endpoint’s answer is invalid', async () => {
    const { adapter, connection } = await connectWithPrices(['x', -1, null, 1.5])
    const call = { connectionId: connection.id, to: createTestKey().address, amount: 1_000_000n }
    expect(await adapter.features.transfer.estimate(call)).toEqual({ fee: 5_000n, feeAtMost: 5_000n })
  })
})

function getNetwork() {
  return {
    id: chain.caipNetworkId.slice(7),
    name: chain.name,
    chainNamespace: 'solana',
    caipNetworkId: chain.caipNetworkId,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: { default: { http: [chain.rpcUrl] } },
  } as const
}
