import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { concatHex, type Hex, parseEther, parseGwei } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../storage/Storage.ts'
import { openTestBundler } from '../test/bundler/openTestBundler.ts'
import { type BundlerChain, dead, startBundlerChain } from '../test/bundler/startBundlerChain.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { delegatedCode } from './operations/judgeSender.ts'

let storage: Storage
let chain: BundlerChain
beforeAll(async () => {
  storage = await openTestStorage()
  chain = await startBundlerChain()
})
afterAll(async () => {
  await chain.stop()
  await storage.close()
})

/** A bundler with one executor that has coins. */
async function open(coins = '10') {
  const key = generatePrivateKey()
  const executor = privateKeyToAccount(key).address
  await chain.fund(executor, coins)
  const bundler = await openTestBundler({ storage, rpcUrl: chain.rpcUrl, keys: [key] })
  return { ...bundler, executor, countSent: () => chain.client.getTransactionCount({ address: executor }) }
}

const other = '0x1111111111111111111111111111111111111111'
const fees = { maxFeePerGas: parseGwei('5'), maxPriorityFeePerGas: parseGwei('1'), preVerificationGas: 150_000n }

describe('an operation that the bundler refuses', () => {
  it('has the code and the words of the entry point: another signer (AA24), a used nonce (AA25)', async () => {
    const bundler = await open()
    const visitor = await chain.createAccount()
    const first = await visitor.sign({ authorization: await visitor.authorize() })
    const forged = { ...first.wire, callData: `${first.wire.callData}00` }
    await bundler.sponsor(first.hash)
    expect(await bundler.send(forged)).toMatchObject({
      error: { code: -32_507, message: expect.stringMatching(/^AA24 signature error: /) },
    })
    expect(await bundler.send(first.wire)).toEqual({ result: first.hash })
    const again = await visitor.sign({ nonce: 0n, calls: [{ to: dead, value: 0n, data: '0x01' }] })
    expect(await bundler.sendSponsored(again)).toMatchObject({
      error: { code: -32_500, message: expect.stringMatching(/^AA25 invalid account nonce: /) },
    })
    expect(await bundler.countSent()).toBe(1)
    // Its sponsorship was not taken, so it can end by itself.
    expect(await bundler.ledger.read(again.hash)).toMatchObject({ takenAt: null, kind: null })
  })

  it('is of an account with other code, delegated or not (attack 133)', async () => {
    const bundler = await open()
    const codes: readonly Hex[] = [concatHex(['0xef0100', other]), '0x00']
    for (const bytecode of codes) {
      const visitor = await chain.createAccount()
      await chain.test.setCode({ address: visitor.owner.address, bytecode })
      for (const authorization of [undefined, await visitor.authorize()]) {
        const operation = await visitor.sign({ nonce: 0n, authorization })
        expect(await bundler.sendSponsored(operation)).toMatchObject({
          error: { code: -32_500, message: expect.stringContaining('its own implementation only') },
        })
      }
    }
    expect(await bundler.countSent()).toBe(0)
  })

  it('brings an authorization for another implementation, chain, nonce or account, or none (attack 79)', async () => {
    const bundler = await open()
    const visitor = await chain.createAccount()
    const stranger = await chain.createAccount()
    const cases = [
      [await visitor.authorize({ address: other }), 'the implementation'],
      [await visitor.authorize({ chainId: 0 }), 'the chain 31337'],
      [await visitor.authorize({ chainId: 1 }), 'the chain 31337'],
      [await visitor.authorize({ nonce: 1 }), 'its nonce must be 0'],
      [await stranger.authorize(), 'not signed by the sender'],
    ] as const
    for (const [authorization, words] of cases) {
      const operation = await visitor.sign({ authorization })
      expect(await bundler.sendSponsored(operation)).toMatchObject({
        error: { code: -32_602, message: expect.stringContaining(words) },
      })
    }
    // The other half of the curve signs the same, but no chain takes it.
    const good = await visitor.authorize()
    const order = 0xffff_ffff_ffff_ffff_ffff_ffff_ffff_fffe_baae_dce6_af48_a03b_bfd2_5e8c_d036_4141n
    const high = { ...good, s: `0x${(order - BigInt(good.s)).toString(16)}`, yParity: 1 - (good.yParity ?? 0) } as const
    expect(await bundler.sendSponsored(await visitor.sign({ authorization: high }))).toMatchObject({
      error: { code: -32_602, message: expect.stringContaining('not signed by the sender') },
    })
    expect(await bundler.sendSponsored(await visitor.sign())).toMatchObject({
      error: { code: -32_500, message: expect.stringMatching(/^AA20 /) },
    })
    // Also if the account is delegated already.
    await chain.test.setCode({ address: visitor.owner.address, bytecode: delegatedCode })
    const late = await visitor.sign({ authorization: await visitor.authorize({ address: other }) })
    expect(await bundler.sendSponsored(late)).toMatchObject({ error: { code: -32_602 } })
    expect(await bundler.countSent()).toBe(0)
  })

  it('names a factory, a paymaster, another nonce key or another entry point', async () => {
    const bundler = await open()
    const visitor = await chain.createAccount()
    const authorization = await visitor.authorize()
    const { wire } = await visitor.sign({ authorization })
    const cases = [
      [{ ...wire, factory: other }, -32_602, 'deploys no accounts'],
      [{ ...wire, factoryData: '0x00' }, -32_602, 'deploys no accounts'],
      [{ ...wire, paymaster: other }, -32_501, 'no paymaster'],
      [{ ...wire, paymasterData: '0x' }, -32_501, 'no paymaster'],
      [{ ...wire, nonce: `0x1${'0'.repeat(16)}` }, -32_602, 'nonce key 0'],
      [{ ...wire, nonce: '0x00' }, -32_602, 'nonce: is missing or malformed'],
      [{ ...wire, callGasLimit: '0x989681' }, -32_602, 'callGasLimit: this bundler takes at most'],
      [{ ...wire, maxPriorityFeePerGas: '0x1' }, -32_602, 'must not be above'],
      [{ ...wire, signature: undefined }, -32_602, 'signature: is missing'],
    ] as const
    for (const [changed, code, words] of cases)
      expect(await bundler.send(changed)).toMatchObject({ error: { code, message: expect.stringContaining(words) } })
    expect(await bundler.ask('eth_sendUserOperation', [wire, other])).toMatchObject({
      error: { code: -32_602, message: expect.stringContaining(smartAccountContracts.entryPoint) },
    })
    expect(await bundler.countSent()).toBe(0)
  })

  it('pays nothing and is not sponsored, or another one is, or for another project, or too late (attacks 78 and 157)', async () => {
    const bundler = await open()
    const visitor = await chain.createAccount()
    const authorization = await visitor.authorize()
    const cheap = await visitor.sign({ authorization })
    const refused = { error: { code: -32_602, message: expect.stringContaining('not sponsored') } }
    expect(await bundler.send(cheap.wire)).toMatchObject(refused)
    await bundler.sponsor(cheap.hash)
    const dear = await visitor.sign({ authorization, calls: [{ to: dead, value: 0n, data: '0xff' }] })
    expect(await bundler.send(dear.wire)).toMatchObject(refused)
    expect(await bundler.send(cheap.wire, 'another')).toMatchObject(refused)
    bundler.clock.now += 120_001
    const late = await visitor.sign({ authorization, callGasLimit: 100_001n })
    await bundler.sponsor(late.hash)
    bundler.clock.now += 120_001
    expect(await bundler.send(late.wire)).toMatchObject(refused)
    expect(await bundler.countSent()).toBe(0)
    // Nothing of a refused operation is left, which a restart could send.
    bundler.clock.now += 60_000
    await bundler.look()
    expect(await bundler.countSent()).toBe(0)
  })

  it('pays less than the chain asks for, or than its data costs', async () => {
    const bundler = await open()
    const visitor = await chain.createAccount('1')
    const authorization = await visitor.authorize()
    const cases = [
      [{ maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }, /^maxFeePerGas: must be at least \d+ wei/],
      [{ maxPriorityFeePerGas: 1n }, /maxPriorityFeePerGas at least \d+/],
      [{ preVerificationGas: 50_000n }, /^preVerificationGas: must be at least \d+/],
    ] as const
    for (const [change, words] of cases) {
      const { wire } = await visitor.sign({ ...fees, ...change, authorization })
      expect(await bundler.send(wire)).toMatchObject({
        error: { code: -32_602, message: expect.stringMatching(words) },
      })
    }
    const { hash, wire } = await visitor.sign({ ...fees, authorization })
    expect(await bundler.send(wire)).toEqual({ result: hash })
    const poor = await chain.createAccount()
    const unpaid = await poor.sign({ ...fees, authorization: await poor.authorize() })
    expect(await bundler.send(unpaid.wire)).toMatchObject({
      error: { code: -32_500, message: expect.stringMatching(/^AA21 /) },
    })
  })

  it('pays fees on a rollup, where its executor would also pay for the data', async () => {
    const bundler = await open()
    const visitor = await chain.createAccount('1')
    const { wire } = await visitor.sign({ ...fees, authorization: await visitor.authorize() })
    const oracle = '0x420000000000000000000000000000000000000F'
    await chain.test.setCode({ address: oracle, bytecode: '0x00' })
    const answer = await bundler.send(wire)
    await chain.test.setCode({ address: oracle, bytecode: '0x' })
    expect(answer).toMatchObject({ error: { code: -32_602, message: expect.stringContaining('rollup') } })
  })

  it('makes calls that would fail, in one line of plain text', async () => {
    const bundler = await open()
    const visitor = await chain.createAccount()
    const authorization = await visitor.authorize()
    const calls = [
      { to: dead, value: 0n },
      { to: dead, value: parseEther('1') },
    ] as const
    expect(await bundler.sendSponsored(await visitor.sign({ calls, authorization }))).toMatchObject({
      error: { code: -32_521, message: 'The calls would fail (call 1: without a reason). Nothing was sent.' },
    })
    const estimate = await visitor.sign({ calls, authorization })
    expect(
      await bundler.ask('eth_estimateUserOperationGas', [estimate.wire, smartAccountContracts.entryPoint]),
    ).toMatchObject({ error: { code: -32_521 } })
    const tight = await visitor.sign({ authorization, verificationGasLimit: 20_000n })
    expect(await bundler.sendSponsored(tight)).toMatchObject({ error: { code: -32_500 } })
    expect(await bundler.countSent()).toBe(0)
  })

  it('finds no executor with coins', async () => {
    const bundler = await open('0')
    const visitor = await chain.createAccount()
    const operation = await visitor.sign({ authorization: await visitor.authorize() })
    const refused = { error: { code: -32_002, message: expect.stringContaining('send coins') } }
    expect(await bundler.sendSponsored(operation)).toMatchObject(refused)
    expect(await bundler.ledger.read(operation.hash)).toMatchObject({ takenAt: null })
    expect(
      await bundler.bundler.estimate({
        chainId: bundler.chainId,
        operation: { sender: visitor.owner.address, nonce: '0x0', callData: operation.operation.callData },
        isFree: true,
      }),
    ).toEqual({ kind: 'unavailable' })
  })

  it('cannot be judged, because the chain does not answer', async () => {
    const key = generatePrivateKey()
    const bundler = await openTestBundler({ storage, rpcUrl: 'http://127.0.0.1:1', keys: [key] })
    const visitor = await chain.createAccount()
    const { wire } = await visitor.sign({ authorization: await visitor.authorize() })
    expect(await bundler.send(wire)).toMatchObject({ error: { code: -32_002 } })
  })
})

describe('an estimate', () => {
  it('is what a sponsor reserves: the operation with its cost has the hash, and is executed', async () => {
    const bundler = await open()
    const visitor = await chain.createAccount()
    const authorization = await visitor.authorize()
    const { operation, wire } = await visitor.sign({ authorization })
    const { callData, factory, factoryData, nonce, sender } = wire
    const intent = { sender, nonce, factory: '0x7702', factoryData: '0x', callData } as const
    expect([factory, factoryData]).toEqual(['0x7702', '0x'])
    const estimate = await bundler.bundler.estimate({ chainId: bundler.chainId, operation: intent, isFree: true })
    if (estimate.kind !== 'estimated') throw new TypeError(JSON.stringify(estimate))
    expect(estimate.cost).toMatchObject({ maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0' })
    const signed = await visitor.sign({
      callData: operation.callData,
      callGasLimit: BigInt(estimate.cost.callGasLimit),
      verificationGasLimit: BigInt(estimate.cost.verificationGasLimit),
      preVerificationGas: BigInt(estimate.cost.preVerificationGas),
      authorization,
    })
    expect(signed.hash).toBe(estimate.operationHash)
    expect(await bundler.sendSponsored(signed)).toEqual({ result: signed.hash })
    expect(await bundler.getReceipt(signed.hash)).toMatchObject({ success: true, nonce: '0x0' })
    const paid = await bundler.bundler.estimate({ chainId: bundler.chainId, operation: intent, isFree: false })
    expect(paid).toMatchObject({ kind: 'estimated', cost: { maxFeePerGas: expect.stringMatching(/^0x[1-9a-f]/) } })
  })

  it('says that calls would fail', async () => {
    const bundler = await open()
    const visitor = await chain.createAccount()
    const callData = await visitor.account.encodeCalls([{ to: dead, value: 1n }])
    const operation = { sender: visitor.owner.address, nonce: '0x0', factory: '0x7702', callData } as const
    expect(await bundler.bundler.estimate({ chainId: bundler.chainId, operation, isFree: true })).toMatchObject({
      kind: 'reverts',
    })
  })
})
