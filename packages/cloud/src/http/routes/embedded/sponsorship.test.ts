import { type Devnet, startDevnet } from '@latchkey/devnet'
import {
  createSponsorship,
  getSmartAccountNetworks,
  smartAccountContracts,
  type UserOperationIntent,
} from '@latchkey/protocol/embedded'
import { type AdminSponsorshipChange, adminUpdateSponsorship } from '@latchkey/protocol/project'
import { parse } from 'valibot'
import { concat, createPublicClient, createWalletClient, encodeFunctionData, erc20Abi, type Hex, http, pad } from 'viem'
import { entryPoint08Abi, toPackedUserOperation } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { createTestBundler, encodeBatch, encodeExecute } from '../../../test/chain/smartAccounts.ts'
import { createTestMember, createTestVault } from '../../../test/createTestVault.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'
import { operatorToken } from '../../../test/startTestCloud.ts'

const chainId = 'eip155:31337'
const shop = '0x00000000000000000000000000000000005409ab'
const transfer = '0xa9059cbb'
const day = 86_400_000

let storage: Storage
let devnet: Devnet
beforeAll(async () => {
  ;[storage, devnet] = await Promise.all([openTestStorage(), startDevnet({ chains: [31_337] })])
})
afterAll(() => Promise.all([devnet.stop(), storage.close()]))

const getRpcUrl = (): string => devnet.description.evm[0]?.rpcUrl ?? ''

let serial = 0
const rules: AdminSponsorshipChange = {
  gasAtMost: 400_000,
  userWei: String(10n ** 18n),
  projectWei: String(10n ** 19n),
  newUserPercent: 100,
  calls: [{ target: shop, selector: 'any', valueAtMost: '0' }],
}

/** A cloud with an executor, and a user whose account has never been used on the chain. */
async function start(change: AdminSponsorshipChange | undefined = rules, environment: Record<string, string> = {}) {
  const real = createTestBundler({ url: getRpcUrl(), chainId })
  const cloud = await startEmbeddedCloud({
    storage,
    estimator: real,
    environment: { LATCHKEY_RPC_EIP155_31337: getRpcUrl(), ...environment },
  })
  const administer = (method: string, path: string, body?: object) =>
    cloud.ask(path, {
      method,
      headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const setRules = async (rulesOfNetwork: AdminSponsorshipChange, network: string = chainId) => {
    const path = `/admin/v1/projects/${cloud.projectId}/sponsorship/${network}`
    const answer = await administer('PUT', path, rulesOfNetwork)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return parse(adminUpdateSponsorship.response, await answer.json())
  }
  if (change !== undefined) await setRules(change)
  const addUser = async () => {
    const owner = privateKeyToAccount(generatePrivateKey())
    const { secret, userId } = await cloud.logIn(`payer${(serial += 1)}@example.com`)
    const vault = createTestVault().create([createTestMember('device')], { eip155: owner.address })
    expect(await readRefusalCode(await cloud.create(secret, vault))).toBe(204)
    return { owner, secret, userId }
  }
  const ask = (secret: string | undefined, body: object) =>
    cloud.send('POST', createSponsorship.path, { body: { chainId, ...body }, secret })
  const sponsor = async (secret: string, operation: UserOperationIntent, more: object = {}) => {
    const answer = await ask(secret, { operation, ...more })
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return parse(createSponsorship.response, JSON.parse(text))
  }
  const listNetworks = async () => {
    const answer = await cloud.send('GET', getSmartAccountNetworks.path)
    return parse(getSmartAccountNetworks.response, await answer.json()).networks
  }
  return { ...cloud, administer, setRules, addUser, ask, sponsor, listNetworks }
}

const toIntent = (sender: Hex, callData: Hex): UserOperationIntent => ({
  sender,
  nonce: '0x0',
  factory: '0x7702',
  factoryData: '0x',
  callData,
})
const refused = (reason: string) => ({ status: 'refused', reason })

it('sponsors exactly the operation that the owner then signs, and the chain accepts it at zero fees', async () => {
  const cloud = await start()
  const { owner, secret } = await cloud.addUser()
  const intent = toIntent(owner.address, encodeBatch([{ target: shop }, { target: shop, data: '0x12345678' }]))
  const answer = await cloud.sponsor(secret, intent)
  expect(answer).toMatchObject({ status: 'sponsored', expiresIn: 120 })
  if (answer.status !== 'sponsored') throw new TypeError('Not sponsored.')
  const { cost, operationHash } = answer
  expect(cost).toMatchObject({ maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0' })
  const taken = await cloud.sponsorshipBook.take({ chainId, operationHash })
  expect(taken?.operationHash).toBe(operationHash)

  const transport = http(getRpcUrl())
  const key = devnet.description.evm[0]?.accounts[3]?.privateKey
  if (key === undefined) throw new TypeError('There is no chain.')
  const executor = privateKeyToAccount(key)
  const client = createPublicClient({ transport, pollingInterval: 10, cacheTime: 0 })
  const wallet = createWalletClient({ account: executor, transport })
  const authorization = await owner.signAuthorization({
    chainId: 31_337,
    contractAddress: smartAccountContracts.implementation,
    nonce: 0,
  })
  if (!/^0x[\da-f]{64}$/.test(operationHash)) throw new TypeError('No hash.')
  const packed = toPackedUserOperation({
    sender: owner.address,
    nonce: 0n,
    factory: '0x7702',
    factoryData: '0x',
    authorization,
    callData: encodeBatch([{ target: shop }, { target: shop, data: '0x12345678' }]),
    callGasLimit: BigInt(cost.callGasLimit),
    verificationGasLimit: BigInt(cost.verificationGasLimit),
    preVerificationGas: BigInt(cost.preVerificationGas),
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
    signature: await owner.sign({ hash: `0x${operationHash.slice(2)}` }),
  })
  const hash = await wallet.sendTransaction({
    chain: null,
    to: smartAccountContracts.entryPoint,
    data: encodeFunctionData({
      abi: entryPoint08Abi,
      functionName: 'handleOps',
      args: [[packed], executor.address],
    }),
    authorizationList: [authorization],
    gas: 1_000_000n,
  })
  const receipt = await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
  // The event of the entry point names the hash: this very operation was included.
  expect(receipt.logs.flatMap(({ topics }) => topics)).toContain(operationHash)
  const paid = receipt.gasUsed * receipt.effectiveGasPrice
  expect(paid).toBeGreaterThan(0n)
  expect(taken?.reserved).toBeGreaterThanOrEqual(paid)
  await cloud.sponsorshipBook.settle({ chainId, operationHash }, { kind: 'included', cost: paid })
  const path = `/admin/v1/projects/${cloud.projectId}/sponsorship`
  const shown: unknown = await (await cloud.administer('GET', path)).json()
  expect(shown).toMatchObject({ networks: [{ chainId, today: { reserved: '0', spent: String(paid), lost: '0' } }] })
})

it('sponsors nothing until the operator allows it, and lists the networks', async () => {
  const cloud = await start({})
  const { owner, secret } = await cloud.addUser()
  const intent = toIntent(owner.address, encodeBatch([{ target: shop }]))
  expect(await cloud.sponsor(secret, intent)).toEqual(refused('network'))
  const [local, other] = ['eip155:31337', 'eip155:31338']
  const list = (...sponsored: string[]) =>
    [local, other].map((id) => ({ chainId: id, isSponsored: sponsored.includes(id) }))
  expect(await cloud.listNetworks()).toEqual(list())
  await cloud.setRules(rules)
  expect(await cloud.listNetworks()).toEqual(list(chainId))
  expect(await cloud.sponsor(secret, intent)).toMatchObject({ status: 'sponsored' })
  // The other chain has rules, but no executor.
  await cloud.setRules(rules, other)
  expect(await cloud.listNetworks()).toEqual(list(chainId))
  expect(await cloud.sponsor(secret, intent, { chainId: other })).toEqual(refused('unavailable'))
  await cloud.administer('DELETE', `/admin/v1/projects/${cloud.projectId}/sponsorship/${chainId}`)
  expect(await cloud.sponsor(secret, intent)).toEqual(refused('network'))
  expect(await cloud.listNetworks()).toEqual(list())
  const elsewhere = await start(rules, { LATCHKEY_SMART_ACCOUNT_NETWORKS: 'none' })
  expect(await elsewhere.listNetworks()).toEqual([])
})

it('refuses what the rules do not name: contract, function, value, the account itself, and calls that others could read otherwise', async () => {
  const token = '0x7e57D011A4000000000000000000000000000001'
  const cloud = await start({
    ...rules,
    calls: [
      { target: token, selector: transfer, valueAtMost: '0' },
      { target: 'any', selector: 'none', valueAtMost: '5' },
    ],
  })
  const { owner, secret } = await cloud.addUser()
  const ask = (callData: Hex) => cloud.sponsor(secret, toIntent(owner.address, callData))
  const none = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, 0n] })
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [shop, 1n] })
  const allowed = { status: 'sponsored' }
  expect(await ask(encodeBatch([{ target: token, data: none }]))).toMatchObject(allowed)
  expect(await ask(encodeExecute({ target: token, data: none }))).toMatchObject(allowed)
  expect(await ask(encodeExecute({ target: shop }))).toMatchObject(allowed)
  const valid = encodeBatch([{ target: token, data: none }])
  const refusedCalls: readonly Hex[] = [
    encodeBatch([
      { target: token, data: none },
      { target: token, data: approve },
    ]),
    encodeBatch([{ target: shop, data: none }]),
    encodeBatch([{ target: shop, value: 6n }]),
    encodeBatch([{ target: token, data: '0xa9059c' }]),
    encodeBatch([{ target: owner.address }]),
    encodeBatch([{ target: smartAccountContracts.entryPoint }]),
    encodeBatch([]),
    '0x',
    '0x12345678',
    // More bytes than the calls need.
    concat([valid, pad('0x')]),
    concat([valid, '0x00']),
    // A bit that no address has.
    `${valid.slice(0, 10 + 64 * 3)}01${valid.slice(10 + 64 * 3 + 2)}` as Hex,
  ]
  for (const callData of refusedCalls) expect(await ask(callData), callData).toEqual(refused('call'))
})

it('refuses too much gas, calls that would fail, and a node that does not answer', async () => {
  const cloud = await start({
    ...rules,
    gasAtMost: 300_000,
    calls: [{ target: 'any', selector: 'any', valueAtMost: '0' }],
  })
  const { owner, secret } = await cloud.addUser()
  const ask = (callData: Hex) => cloud.sponsor(secret, toIntent(owner.address, callData))
  const token = '0x7e57D011A4000000000000000000000000000001'
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, 1n] })
  expect(await ask(encodeBatch([{ target: token, data }]))).toEqual(refused('reverts'))
  const many = encodeBatch(Array.from({ length: 100 }, () => ({ target: shop }) as const))
  expect(await ask(many)).toEqual(refused('gas'))
  const dead = await start(rules, { LATCHKEY_RPC_EIP155_31337: 'http://127.0.0.1:1' })
  const user = await dead.addUser()
  const intent = toIntent(user.owner.address, encodeBatch([{ target: shop }]))
  expect(await dead.sponsor(user.secret, intent)).toEqual(refused('unavailable'))
})

it('sponsors the session’s own account only, with nonce key 0', async () => {
  const cloud = await start()
  const [one, other] = [await cloud.addUser(), await cloud.addUser()]
  const callData = encodeBatch([{ target: shop }])
  const operation = toIntent(one.owner.address, callData)
  expect(await readRefusalCode(await cloud.ask(undefined, { operation }))).toBe('session_required')
  expect(await readRefusalCode(await cloud.ask(other.secret, { operation }))).toBe('invalid_request')
  const otherKey = { ...operation, nonce: '0x10000000000000000' }
  expect(await readRefusalCode(await cloud.ask(one.secret, { operation: otherKey }))).toBe('invalid_request')
  const withFactory = { ...operation, factory: shop }
  expect(await readRefusalCode(await cloud.ask(one.secret, { operation: withFactory }))).toBe('invalid_request')
  const { secret } = await cloud.logIn(`payer${(serial += 1)}@example.com`)
  expect(await readRefusalCode(await cloud.ask(secret, { operation }))).toBe('vault_missing')
})

it('keeps to the budgets when many users ask at once', async () => {
  const cloud = await start()
  const users = await Promise.all(Array.from({ length: 6 }, () => cloud.addUser()))
  const askAll = () =>
    Promise.all(
      users.map(({ owner, secret }) => cloud.sponsor(secret, toIntent(owner.address, encodeBatch([{ target: shop }])))),
    )
  const [first] = await askAll()
  if (first?.status !== 'sponsored') throw new TypeError('Not sponsored.')
  const taken = await cloud.sponsorshipBook.take({ chainId, operationHash: first.operationHash })
  const each = taken?.reserved ?? 0n
  expect(each).toBeGreaterThan(0n)
  await cloud.sponsorshipBook.settle({ chainId, operationHash: first.operationHash }, { kind: 'included', cost: 0n })
  // Room for three and a half of them, whatever the price of gas does meanwhile.
  await cloud.setRules({ userWei: String(each * 3n), projectWei: String((each * 7n) / 2n) })
  cloud.clock.now += 120_000
  const answers = await askAll()
  const sponsored = answers.filter(({ status }) => status === 'sponsored').length
  expect(sponsored).toBeGreaterThan(0)
  expect(sponsored).toBeLessThan(6)
  expect(answers.filter(({ status }) => status === 'refused')).toContainEqual(refused('projectLimit'))
})

it('tells users who are suspended so, and that a project has no budget, and no more', async () => {
  const cloud = await start()
  const { owner, secret } = await cloud.addUser()
  const intent = (index: number) => toIntent(owner.address, encodeBatch([{ target: shop, data: pad(`0x1${index}`) }]))
  for (const index of [1, 2, 3]) {
    const answer = await cloud.sponsor(secret, intent(index))
    if (answer.status !== 'sponsored') throw new TypeError('Not sponsored.')
    const operation = { chainId, operationHash: answer.operationHash } as const
    await cloud.sponsorshipBook.take(operation)
    await cloud.sponsorshipBook.settle(operation, { kind: 'replaced', cost: 1n })
  }
  expect(await cloud.sponsor(secret, intent(4))).toEqual(refused('suspended'))
  cloud.clock.now += day
  expect(await cloud.sponsor(secret, intent(4))).toMatchObject({ status: 'sponsored' })
  await cloud.setRules({ userWei: '0', projectWei: '0' })
  expect(await cloud.sponsor(secret, intent(5))).toEqual(refused('userLimit'))
  expect(await cloud.listNetworks()).toContainEqual({ chainId, isSponsored: false })
  const metrics = await cloud.metrics.registry.metrics()
  expect(metrics).toContain('latchkey_sponsorships_total{chain="eip155:31337",outcome="suspended"} 1')
  expect(metrics).toContain('latchkey_sponsorships_total{chain="eip155:31337",outcome="userLimit"} 1')
})
