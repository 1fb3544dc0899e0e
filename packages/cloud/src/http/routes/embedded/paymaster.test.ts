import { type Devnet, startDevnet } from '@latchkey/devnet'
import { createSponsorship, getSmartAccountNetworks, smartAccountContracts } from '@latchkey/protocol/embedded'
import { eq } from 'drizzle-orm'
import { array, object, parse, record, string, unknown } from 'valibot'
import { getAddress, numberToHex } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPaymasterCaller } from '../../../embedded/sponsorship/paymaster/createPaymasterCaller.ts'
import { sponsorships } from '../../../storage/sponsorshipSchema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { encodeBatch } from '../../../test/chain/smartAccounts.ts'
import { createTestMember, createTestVault } from '../../../test/createTestVault.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'
import { operatorToken } from '../../../test/startTestCloud.ts'
import { startUpstreamServer } from '../../../test/startUpstreamServer.ts'

const chainId = 'eip155:8453'
const shop = '0x00000000000000000000000000000000005409ab'
const paymaster = '0x1111111111111111111111111111111111119999'

let storage: Storage
let devnet: Devnet
beforeAll(async () => {
  ;[storage, devnet] = await Promise.all([openTestStorage(), startDevnet({ chains: [31_337] })])
})
afterAll(() => Promise.all([devnet.stop(), storage.close()]))

const callSchema = object({ method: string(), params: array(unknown()) })
const operationSchema = record(string(), unknown())
let serial = 0

/** A service that answers as ERC-7677 (paymaster) and ERC-7769 (bundler) say, over real HTTP, and a cloud that uses it. */
async function start(
  options: {
    readonly listed?: string
    readonly resolvesTo?: string
    /** Whether the listed paymaster answers: the double, at an address of this machine. */
    readonly isReached?: boolean
  } = {},
) {
  const answers: Record<string, unknown> = {
    pm_getPaymasterStubData: {
      result: {
        paymaster,
        paymasterData: `0x${'ee'.repeat(65)}`,
        paymasterVerificationGasLimit: '0xc350',
        paymasterPostOpGasLimit: '0x2710',
      },
    },
    pm_getPaymasterData: { result: { paymaster, paymasterData: `0x${'ab'.repeat(65)}` } },
    eth_estimateUserOperationGas: {
      result: { callGasLimit: '0xea60', verificationGasLimit: '0x0186a0', preVerificationGas: '0xc350' },
    },
    eth_getUserOperationReceipt: { result: null },
    eth_supportedEntryPoints: { result: [smartAccountContracts.entryPoint] },
  }
  const calls: { readonly method: string; readonly params: readonly unknown[] }[] = []
  const service = await startUpstreamServer({
    answer: ({ body }) => {
      const call = parse(callSchema, JSON.parse(body))
      calls.push(call)
      return JSON.stringify({ jsonrpc: '2.0', id: 1, ...Object(answers[call.method]) })
    },
  })
  const connected: string[] = []
  const own = { url: service.url, isOwn: true }
  const call = createPaymasterCaller({
    timeout: 5_000,
    ...(options.resolvesTo !== undefined && {
      resolve: async () => [options.resolvesTo ?? ''],
      connect: ({ address }) => {
        connected.push(address)
        throw new Error('This test connects to no address of the web.')
      },
    }),
  })
  const cloud = await startEmbeddedCloud({
    storage,
    environment: {
      LATCHKEY_RPC_EIP155_8453: devnet.description.evm[0]?.rpcUrl ?? '',
      LATCHKEY_BUNDLER_EIP155_8453: service.url,
      LATCHKEY_SMART_ACCOUNT_NETWORKS: chainId,
      ...(options.listed === undefined && { LATCHKEY_PAYMASTER_EIP155_8453: service.url }),
    },
    callPaymaster: (asked) => call(options.isReached === true ? { ...asked, endpoint: own } : asked),
  })
  const path = `/admin/v1/projects/${cloud.projectId}/sponsorship/${chainId}`
  const setRules = async (rules: object) => {
    const answer = await cloud.ask(path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(rules),
    })
    expect(answer.status, await answer.clone().text()).toBe(200)
  }
  await setRules({
    gasAtMost: 400_000,
    userWei: String(10n ** 18n),
    projectWei: String(10n ** 18n),
    newUserPercent: 100,
    calls: [{ target: shop, selector: 'any', valueAtMost: '0' }],
    ...(options.listed !== undefined && { paymasterUrls: [options.listed] }),
  })
  const owner = privateKeyToAccount(generatePrivateKey())
  const { secret, userId } = await cloud.logIn(`sponsored${(serial += 1)}@example.com`)
  const vault = createTestVault().create([createTestMember('device')], { eip155: owner.address })
  expect(await readRefusalCode(await cloud.create(secret, vault))).toBe(204)
  const intent = {
    sender: owner.address,
    nonce: '0x0',
    factory: '0x7702',
    factoryData: '0x',
    callData: encodeBatch([{ target: shop }]),
  } as const
  const ask = (paymasterUrl?: string, paymasterContext?: string) =>
    cloud.send('POST', createSponsorship.path, {
      body: { chainId, operation: intent, paymasterUrl, paymasterContext },
      secret,
    })
  const sponsor = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked)
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return parse(createSponsorship.response, JSON.parse(text))
  }
  const readRow = async () => {
    const [row] = await storage.database.select().from(sponsorships).where(eq(sponsorships.userId, userId))
    return row
  }
  return { ...cloud, answers, ask, calls, connected, intent, owner, readRow, service, setRules, sponsor }
}

const unavailable = { status: 'refused', reason: 'unavailable' }

it('asks the paymaster of the operator twice, and returns what it signs for as part of the operation', async () => {
  const { calls, intent, owner, readRow, send, sponsor } = await start()
  const list = await send('GET', getSmartAccountNetworks.path)
  expect(parse(getSmartAccountNetworks.response, await list.json())).toEqual({
    networks: [{ chainId, isSponsored: true }],
  })
  const answer = await sponsor()
  if (answer.status !== 'sponsored') throw new TypeError(JSON.stringify(answer))
  expect(answer.cost).toEqual({
    callGasLimit: '0xea60',
    // Without the zero in front.
    verificationGasLimit: '0x186a0',
    preVerificationGas: '0xc350',
    maxFeePerGas: expect.stringMatching(/^0x[1-9a-f][\da-f]*$/),
    maxPriorityFeePerGas: expect.stringMatching(/^0x/),
    paymaster: getAddress(paymaster),
    paymasterVerificationGasLimit: '0xc350',
    paymasterPostOpGasLimit: '0x2710',
    paymasterData: `0x${'ab'.repeat(65)}`,
  })
  const { cost } = answer
  const hash = getUserOperationHash({
    chainId: 8453,
    entryPointAddress: smartAccountContracts.entryPoint,
    entryPointVersion: '0.8',
    userOperation: {
      sender: owner.address,
      nonce: 0n,
      factory: '0x7702',
      factoryData: '0x',
      authorization: {
        ...(await owner.signAuthorization({
          chainId: 8453,
          nonce: 0,
          contractAddress: smartAccountContracts.implementation,
        })),
      },
      callData: intent.callData,
      callGasLimit: 60_000n,
      verificationGasLimit: 100_000n,
      preVerificationGas: 50_000n,
      maxFeePerGas: BigInt(cost.maxFeePerGas),
      maxPriorityFeePerGas: BigInt(cost.maxPriorityFeePerGas),
      paymaster: getAddress(paymaster),
      paymasterVerificationGasLimit: 50_000n,
      paymasterPostOpGasLimit: 10_000n,
      paymasterData: `0x${'ab'.repeat(65)}`,
      signature: '0x',
    },
  })
  expect(answer.operationHash).toBe(hash)
  // 270,000 units of gas at the highest price that the operation allows.
  const row = await readRow()
  expect(row).toMatchObject({ payer: 'paymaster', operation: hash, state: 'reserved' })
  expect(row?.reserved).toBe(270_000n * BigInt(cost.maxFeePerGas))
  const asked = calls.filter(({ method }) => method.startsWith('pm_') || method.startsWith('eth_estimate'))
  expect(asked.map(({ method }) => method)).toEqual([
    'pm_getPaymasterStubData',
    'eth_estimateUserOperationGas',
    'pm_getPaymasterData',
  ])
  for (const { method, params } of asked.filter(({ method }) => method.startsWith('pm_'))) {
    expect(params.slice(1), method).toEqual([smartAccountContracts.entryPoint, numberToHex(8453), {}])
    expect(parse(operationSchema, params[0])).toMatchObject(intent)
  }
  expect(parse(operationSchema, asked[2]?.params[0])).toMatchObject({
    callGasLimit: '0xea60',
    paymaster: expect.any(String),
  })
  // The bundler estimates with an authorization that has the form of a real one.
  expect(parse(operationSchema, asked[1]?.params[0])).toMatchObject({
    signature: expect.stringMatching(/^0x[\da-f]{130}$/),
    eip7702Auth: { address: smartAccountContracts.implementation, chainId: numberToHex(8453), nonce: '0x0' },
  })
})

it('tells what a page says to the paymaster that the operator has listed, and to no other', async () => {
  const listed = 'https://paymaster.example.com/rpc'
  const page = await start({ listed, isReached: true })
  const context = { policy: 'sale', seats: 2 }
  expect(await page.sponsor(listed, JSON.stringify(context))).toMatchObject({ status: 'sponsored' })
  const told = ({ calls }: { readonly calls: typeof page.calls }) =>
    calls.flatMap(({ method, params }) => (method.startsWith('pm_') ? [params[3]] : []))
  expect(told(page)).toEqual([context, context])
  for (const text of ['"policy"', 'policy', '7', 'null']) expect((await page.ask(listed, text)).status, text).toBe(400)
  expect(told(page)).toHaveLength(2)
  const operator = await start()
  expect(await operator.sponsor(undefined, JSON.stringify(context))).toMatchObject({ status: 'sponsored' })
  expect(told(operator)).toEqual([{}, {}])
})

it('asks once if the first answer is final', async () => {
  const { answers, calls, sponsor } = await start()
  answers['pm_getPaymasterStubData'] = {
    result: { paymaster, paymasterData: '0xabcd', paymasterVerificationGasLimit: '0xc350', isFinal: true },
  }
  const answer = await sponsor()
  expect(answer).toMatchObject({
    status: 'sponsored',
    cost: { paymasterData: '0xabcd', paymasterPostOpGasLimit: '0x0' },
  })
  expect(calls.some(({ method }) => method === 'pm_getPaymasterData')).toBe(false)
})

it('refuses what no operation must have: a wrong address, too much gas or data, an error', async () => {
  const { answers, owner, service, setRules, sponsor } = await start()
  const [stub, data] = [answers['pm_getPaymasterStubData'], answers['pm_getPaymasterData']]
  const gas = { paymasterVerificationGasLimit: '0xc350', paymasterPostOpGasLimit: '0x2710' }
  for (const result of [
    { paymaster: owner.address, paymasterData: '0x', ...gas },
    { paymaster: smartAccountContracts.entryPoint, paymasterData: '0x', ...gas },
    { paymaster: `0x${'0'.repeat(40)}`, paymasterData: '0x', ...gas },
    { paymaster: '0x1234', paymasterData: '0x', ...gas },
    { paymaster, paymasterData: `0x${'ab'.repeat(2_049)}`, ...gas },
    { paymaster, paymasterData: '0xabc', ...gas },
    { paymaster, paymasterData: '0x', ...gas, paymasterVerificationGasLimit: '0x30d41' },
    { paymaster, paymasterData: '0x', ...gas, paymasterPostOpGasLimit: '1' },
    {},
    null,
  ]) {
    answers['pm_getPaymasterStubData'] = { result }
    expect(await sponsor(), JSON.stringify(result)).toEqual(unavailable)
  }
  answers['pm_getPaymasterStubData'] = { error: { code: -32_000, message: 'Out of funds' } }
  expect(await sponsor()).toEqual(unavailable)
  answers['pm_getPaymasterStubData'] = stub
  answers['pm_getPaymasterData'] = { result: { paymaster: `0x${'22'.repeat(20)}`, paymasterData: '0x' } }
  expect(await sponsor()).toEqual(unavailable)
  answers['pm_getPaymasterData'] = data
  service.mode = { kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:1/' } }
  expect(await sponsor()).toEqual(unavailable)
  service.mode = { kind: 'answer' }
  answers['eth_estimateUserOperationGas'] = { error: { code: -32_521, message: 'execution reverted' } }
  expect(await sponsor()).toEqual({ status: 'refused', reason: 'reverts' })
  answers['eth_estimateUserOperationGas'] = {
    result: { callGasLimit: '0xea60', verificationGasLimit: '0x186a0', preVerificationGas: '0xc350' },
  }
  expect(await sponsor()).toMatchObject({ status: 'sponsored' })
  await setRules({ gasAtMost: 269_999 })
  expect(await sponsor()).toEqual({ status: 'refused', reason: 'gas' })
})

it('books what the operation has cost once the bundler has its receipt', async () => {
  const { answers, clock, readRow, sponsor } = await start()
  await sponsor()
  answers['eth_getUserOperationReceipt'] = { result: { success: false, actualGasCost: '0x64' } }
  clock.now += 20_000
  await sponsor()
  await vi.waitFor(async () => expect(await readRow()).toMatchObject({ state: 'reverted', cost: 100n }), {
    timeout: 20_000,
  })
})

it('calls a paymaster of the page only if the operator lists it, and never at an address of its own network (attack 73)', async () => {
  const listed = 'https://paymaster.example.com/rpc'
  for (const resolvesTo of ['169.254.169.254', '127.0.0.1', '10.0.0.7', '::1']) {
    const { calls, connected, sponsor } = await start({ listed, resolvesTo })
    // Nothing else pays here.
    expect(await sponsor()).toEqual(unavailable)
    for (const url of [
      'http://169.254.169.254/latest/meta-data',
      `${listed}/`,
      `${listed}?x=1`,
      'https://other.example.com/',
    ])
      expect(await sponsor(url)).toEqual(unavailable)
    expect(await sponsor(listed)).toEqual(unavailable)
    expect(connected).toEqual([])
    expect(calls.filter(({ method }) => method.startsWith('pm_'))).toEqual([])
  }
  const { connected, sponsor } = await start({ listed, resolvesTo: '93.184.216.34' })
  expect(await sponsor('https://other.example.com/')).toEqual(unavailable)
  expect(connected).toEqual([])
  expect(await sponsor(listed)).toEqual(unavailable)
  expect(connected).toEqual(['93.184.216.34'])
})
