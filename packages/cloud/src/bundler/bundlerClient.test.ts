import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { http } from 'viem'
import { createBundlerClient } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devnetExecutors } from '../config/bundlerRows.ts'
import type { Storage } from '../storage/Storage.ts'
import { createTestLedger } from '../test/bundler/createTestLedger.ts'
import { type BundlerChain, dead, startBundlerChain, type TestAccount } from '../test/bundler/startBundlerChain.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../test/startTestCloud.ts'

let storage: Storage
let chain: BundlerChain
beforeAll(async () => {
  storage = await openTestStorage()
  chain = await startBundlerChain()
  for (const key of devnetExecutors) await chain.fund(privateKeyToAccount(key).address)
})
afterAll(async () => {
  await chain.stop()
  await storage.close()
})

const path = '/v1/bundler?chainId=eip155:31337'

async function start() {
  const clock = Date.UTC(2026, 0, 15, 12)
  const ledger = await createTestLedger({ database: storage.database, now: () => clock })
  const cloud = await startTestCloud({ storage, ledger, environment: { LATCHKEY_RPC_EIP155_31337: chain.rpcUrl } })
  const connect = ({ account }: TestAccount) =>
    createBundlerClient({
      account,
      client: chain.client,
      transport: http(`${cloud.url}${path}&projectId=dev`),
      pollingInterval: 20,
    })
  return { cloud, connect, ledger }
}

function post(cloud: TestCloud, body: unknown, projectId?: string): Promise<Response> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return cloud.ask(path, { ...init, projectId })
}

describe('the own bundler over HTTP', () => {
  it('serves the client of viem: an account that pays, delegated by its first operation', async () => {
    const { connect } = await start()
    const visitor = await chain.createAccount('1')
    const bundler = connect(visitor)
    expect(await bundler.getSupportedEntryPoints()).toEqual([smartAccountContracts.entryPoint])
    expect(await bundler.getChainId()).toBe(31_337)
    const calls = [
      { to: dead, value: 1n },
      { to: dead, value: 2n },
    ] as const
    const before = await chain.client.getBalance({ address: dead })
    const hash = await bundler.sendUserOperation({ calls, authorization: await visitor.authorize() })
    const receipt = await bundler.waitForUserOperationReceipt({ hash })
    expect(receipt).toMatchObject({ userOpHash: hash, success: true, sender: visitor.owner.address })
    expect(receipt.receipt.status).toBe('success')
    expect((await chain.client.getBalance({ address: dead })) - before).toBe(3n)
    const found = await bundler.getUserOperation({ hash })
    expect(found).toMatchObject({ transactionHash: receipt.receipt.transactionHash, entryPoint: receipt.entryPoint })
    expect(found.userOperation.sender).toBe(visitor.owner.address)

    const second = await bundler.sendUserOperation({ calls })
    const paid = await bundler.waitForUserOperationReceipt({ hash: second })
    expect(paid.success).toBe(true)
    // The executor does not lose by an operation with fees.
    for (const { actualGasCost, receipt: sent } of [receipt, paid])
      expect(actualGasCost).toBeGreaterThanOrEqual(sent.gasUsed * sent.effectiveGasPrice)
  })

  it('executes an operation without fees of an account without coins, if it is sponsored, and settles it once', async () => {
    const { connect, ledger } = await start()
    const visitor = await chain.createAccount()
    const bundler = connect(visitor)
    const authorization = await visitor.authorize()
    const { maxFeePerGas, maxPriorityFeePerGas } = { maxFeePerGas: 0n, maxPriorityFeePerGas: 0n }
    const prepared = await bundler.prepareUserOperation({
      calls: [{ to: visitor.owner.address, value: 0n }],
      authorization,
      maxFeePerGas,
      maxPriorityFeePerGas,
    })
    const { hash, operation } = await visitor.sign({
      callData: prepared.callData,
      callGasLimit: prepared.callGasLimit,
      verificationGasLimit: prepared.verificationGasLimit,
      preVerificationGas: prepared.preVerificationGas,
      authorization,
    })
    await ledger.sponsor({ chainId: 'eip155:31337', operationHash: hash })
    expect(await bundler.sendUserOperation({ ...operation, entryPointAddress: smartAccountContracts.entryPoint })).toBe(
      hash,
    )
    const receipt = await bundler.waitForUserOperationReceipt({ hash })
    expect(receipt).toMatchObject({ success: true, actualGasCost: 0n })
    await expect
      .poll(() => ledger.read(hash))
      .toMatchObject({
        kind: 'included',
        cost: String(receipt.receipt.gasUsed * receipt.receipt.effectiveGasPrice),
        settled: 1,
      })
  })

  it('answers a batch, each call by itself, in its order', async () => {
    const { cloud } = await start()
    const base = { jsonrpc: '2.0', params: [] }
    const batch = [
      { ...base, id: 1, method: 'eth_chainId' },
      { ...base, id: 'two', method: 'eth_sendUserOperation' },
      { ...base, id: 3, method: 'eth_getBalance' },
      { ...base, id: null, method: 'eth_getUserOperationReceipt', params: [`0x${'ab'.repeat(32)}`] },
    ]
    expect(await (await post(cloud, batch)).json()).toEqual([
      { jsonrpc: '2.0', id: 1, result: '0x7a69' },
      { jsonrpc: '2.0', id: 'two', error: { code: -32_602, message: expect.stringContaining('two parameters') } },
      { jsonrpc: '2.0', id: 3, error: { code: -32_601, message: expect.stringContaining('POST /v1/') } },
      { jsonrpc: '2.0', id: null, result: null },
    ])
  })

  it('refuses a visitor a batch of 51 calls', async () => {
    const { cloud } = await start()
    const { projectId } = await cloud.createProject()
    const batch = Array.from({ length: 51 }, (_unused, id) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' }))
    const response = await post(cloud, batch, projectId)
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toContain('at most 50 calls')
  })

  it('leaves a chain to its upstream bundler if the operator names one', async () => {
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_BUNDLER_EIP155_31337: chain.rpcUrl } })
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
    expect(await (await post(cloud, call)).json()).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })
})
