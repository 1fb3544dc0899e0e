// Smart accounts on a real chain, with real keys in a real worker's code. Only the operator's bundler is the test's own.
import { startDevnet, type Devnet } from '@latchkey/devnet'
import { createTestClient, encodeFunctionData, type Hex, http, parseAbi, parseEther, parseTransaction } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smartContracts } from '../../vault/sign/networks.ts'
import { toFields } from '../../vault/worker/toFields.ts'
import { refuseRpc } from '../refuseRpc.ts'
import { createAsk } from '../test/createAsk.ts'
import { createBundler } from '../test/createBundler.ts'
import { deploySmartContracts } from '../test/deploySmartContracts.ts'
import { setUpRpc } from '../test/setUpRpc.ts'
import type { SmartNetwork } from './SmartPort.ts'

const chainId = 'eip155:31337'
const [one, two] = ['0x000000000000000000000000000000000000a001', '0x000000000000000000000000000000000000a002'] as const
const abi = parseAbi(['function transfer(address to, uint256 value)', 'function mint(address to, uint256 value)'])
const delegated = `0xef0100${smartContracts.implementation.slice(2)}`

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337] })
  const { accounts, rpcUrl } = getChain()
  await deploySmartContracts(rpcUrl, privateKeyToAccount(accounts[0]?.privateKey ?? refuseRpc('no account')))
})
afterAll(() => devnet?.stop())
const getChain = () => devnet.description.evm[0] ?? refuseRpc('no chain')
let used = 1

/** A new wallet of the visitor on the chain, with an executor of the operator of its own. */
async function openVisit(network: Partial<SmartNetwork> = {}, coins = parseEther('1')) {
  const { accounts, rpcUrl, tokens } = getChain()
  const { privateKey } = accounts[(used += 1) % accounts.length] ?? refuseRpc('no account')
  const { answers, client, sponsor } = createBundler(rpcUrl, privateKeyToAccount(privateKey))
  const test = createTestClient({ chain: anvil, mode: 'anvil', transport: http(rpcUrl) })
  const ask = createAsk(rpcUrl)
  const rpc = await setUpRpc({
    answers: Object.fromEntries(methods.map((method) => [method, (params: readonly unknown[]) => ask(method, params)])),
    type: 'smartAccount',
    networks: [{ chainId, isSponsored: false, ...network }],
    sponsor,
    bundler: answers,
  })
  const from: Hex = `0x${rpc.addresses.eip155.slice(2)}`
  await test.setBalance({ address: from, value: coins })
  const request = (method: string, params: unknown) => rpc.request(method, params, { chainId })
  const approve = async (answer: Promise<unknown>) => {
    const screen = await rpc.waitForScreen()
    screen.approve()
    return { screen, result: toFields(await answer)['result'] }
  }
  const waitForStatus = async (id: unknown, status: number) => {
    await expect
      .poll(async () => toFields(toFields(await request('wallet_getCallsStatus', [id]))['result'])['status'], {
        timeout: 20_000,
      })
      .toBe(status)
    return toFields(toFields(await request('wallet_getCallsStatus', [id]))['result'])
  }
  return { ...rpc, approve, client, from, request, test, token: tokens[0] ?? refuseRpc('no token'), waitForStatus }
}
const methods = [
  'eth_getTransactionCount',
  'eth_estimateGas',
  'eth_getBlockByNumber',
  'eth_maxPriorityFeePerGas',
  'eth_getBalance',
  'eth_getCode',
  'eth_call',
  'eth_sendRawTransaction',
  'eth_getTransactionReceipt',
  'eth_getTransactionByHash',
  'eth_simulateV1',
]
const batch = (...calls: readonly object[]) => [{ version: '2.0.0', chainId: '0x7a69', atomicRequired: true, calls }]

describe('a batch of a smart account that the visitor pays for', () => {
  it('is one transaction, and makes the account a smart account with the first one only', async () => {
    const { approve, asked, client, from, request, waitForStatus } = await openVisit()
    const before = await client.getBalance({ address: one })
    const { result, screen } = await approve(
      request('wallet_sendCalls', batch({ to: one, value: '0x1' }, { to: two, value: '0x2' })),
    )
    expect(screen).toMatchObject({
      title: 'batch',
      facts: { isAtomic: true, isDelegating: true, calls: [{ action: { to: one } }, { action: { to: two } }] },
    })
    const status = await waitForStatus(toFields(result)['id'], 200)
    expect(status).toMatchObject({ atomic: true, receipts: [{ status: '0x1' }] })
    expect(await client.getBalance({ address: one })).toBe(before + 1n)
    expect(await client.getCode({ address: from })).toBe(delegated)
    const again = await approve(
      request('wallet_sendCalls', batch({ to: one, value: '0x1' }, { to: two, value: '0x2' })),
    )
    expect(again.screen.facts).not.toHaveProperty('isDelegating')
    await waitForStatus(toFields(again.result)['id'], 200)
    const sent = asked.flatMap(({ method, params }) =>
      method === 'eth_sendRawTransaction' && Array.isArray(params) ? [parseTransaction(toTyped(params[0])).type] : [],
    )
    expect(sent).toEqual(['eip7702', 'eip1559'])
  })

  it('that the chain would refuse is refused with its reason before anything is signed', async () => {
    const { asked, request, token } = await openVisit()
    const transfer = encodeFunctionData({ abi, functionName: 'transfer', args: [one, 10n ** 30n] })
    const answer = request('wallet_sendCalls', batch({ to: two, value: '0x1' }, { to: token.address, data: transfer }))
    await expect(answer).rejects.toMatchObject({
      code: 'rpc.failed',
      message: expect.stringMatching(/revert|exceeds/i),
    })
    expect(asked.map(({ method }) => method)).not.toContain('eth_sendRawTransaction')
  })

  it('that the account cannot pay for says so, and is refused by the chain if the visitor approves it', async () => {
    const { client, from, request, waitForScreen } = await openVisit({}, 3n)
    const answer = request('wallet_sendCalls', batch({ to: one, value: '0x1' }, { to: two, value: '0x2' }))
    const screen = await waitForScreen()
    expect(screen.facts).toMatchObject({ tooFewCoins: { units: '3', decimals: 18 } })
    screen.approve()
    await expect(answer).rejects.toMatchObject({ code: 'rpc.failed', message: expect.stringMatching(/funds/i) })
    expect(await client.getBalance({ address: from })).toBe(3n)
  })

  it('shows by a trial run of the whole batch what changes', async () => {
    const { from, request, screens, token, waitForScreen } = await openVisit()
    const mint = encodeFunctionData({ abi, functionName: 'mint', args: [from, 500n] })
    const answer = request(
      'wallet_sendCalls',
      batch(
        { to: token.address, data: mint },
        // Works only after the call before it.
        { to: token.address, data: encodeFunctionData({ abi, functionName: 'transfer', args: [one, 200n] }) },
      ),
    )
    const screen = await waitForScreen()
    await expect
      .poll(() => screens.get())
      .toMatchObject({
        trial: { kind: 'done', changes: [{ kind: 'in', amount: { units: '300' } }] },
      })
    screen.reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })

  it('happens as a whole or not at all', async () => {
    const { approve, client, request, test, token, waitForStatus, from } = await openVisit()
    const transfer = encodeFunctionData({ abi, functionName: 'transfer', args: [one, 5n] })
    const mint = encodeFunctionData({ abi, functionName: 'mint', args: [from, 5n] })
    const first = await approve(
      request('wallet_sendCalls', batch({ to: token.address, data: mint }, { to: two, value: '0x1' })),
    )
    await waitForStatus(toFields(first.result)['id'], 200)
    const before = await client.getBalance({ address: two })
    await test.setAutomine(false)
    const answer = await approve(
      request('wallet_sendCalls', batch({ to: two, value: '0x7' }, { to: token.address, data: transfer })),
    )
    // Meanwhile the token takes no transfers any more.
    const code = (await client.getCode({ address: token.address })) ?? '0x'
    await test.setCode({ address: token.address, bytecode: '0x60006000fd' })
    await test.setAutomine(true)
    await test.mine({ blocks: 1 })
    const status = await waitForStatus(toFields(answer.result)['id'], 500)
    await test.setCode({ address: token.address, bytecode: code })
    expect(status).toMatchObject({ atomic: true, receipts: [{ status: '0x0' }] })
    expect(await client.getBalance({ address: two })).toBe(before)
  })
})

describe('a batch that the app pays for', () => {
  it('is an operation of an account without any coin, which becomes a smart account by it', async () => {
    const { approve, asked, client, from, request, token, waitForStatus } = await openVisit({ isSponsored: true }, 0n)
    const mint = encodeFunctionData({ abi, functionName: 'mint', args: [from, 9n] })
    const transfer = encodeFunctionData({ abi, functionName: 'transfer', args: [one, 4n] })
    const calls = batch({ to: token.address, data: mint }, { to: token.address, data: transfer })
    const { result, screen } = await approve(request('wallet_sendCalls', calls))
    expect(screen.facts).toMatchObject({
      sponsor: 'pays',
      isAtomic: true,
      isDelegating: true,
      fee: { most: { units: '0' } },
    })
    const status = await waitForStatus(toFields(result)['id'], 200)
    expect(status).toMatchObject({ atomic: true, receipts: [{ status: '0x1' }] })
    const [receipt] = Array.isArray(status['receipts']) ? status['receipts'] : []
    expect(toFields(receipt)['logs']).toHaveLength(2)
    expect(await client.getBalance({ address: from })).toBe(0n)
    expect(await client.getCode({ address: from })).toBe(delegated)
    expect(asked.map(({ method }) => method)).not.toContain('eth_sendRawTransaction')
    // The next one brings no authorization.
    const again = await approve(request('wallet_sendCalls', calls))
    expect(again.screen.facts).not.toHaveProperty('isDelegating')
    await waitForStatus(toFields(again.result)['id'], 200)
  })

  it('of one transaction answers with the hash of the transaction that has carried it out', async () => {
    const { approve, client, request, screens } = await openVisit({ isSponsored: true }, 10n)
    const before = await client.getBalance({ address: two })
    const { result } = await approve(request('eth_sendTransaction', [{ to: two, value: '0x3' }]))
    const receipt = await client.getTransactionReceipt({ hash: toTyped(result) })
    expect(receipt.to).toBe(smartContracts.entryPoint)
    expect(await client.getBalance({ address: two })).toBe(before + 3n)
    expect(screens.get()).toBeUndefined()
  })

  it('of a page that builds operations itself is taken as its calls, and built anew', async () => {
    const { approve, bundled, client, from, request } = await openVisit({ isSponsored: true }, 10n)
    const before = await client.getBalance({ address: two })
    const callData = encodeFunctionData({
      abi: parseAbi(['function execute(address target, uint256 value, bytes data)']),
      functionName: 'execute',
      args: [two, 4n, '0x'],
    })
    const operation = {
      sender: from,
      nonce: '0x99',
      callData,
      maxFeePerGas: '0xffffff',
      paymaster: two,
      signature: '0x',
    }
    const { result } = await approve(request('eth_sendUserOperation', [operation, smartContracts.entryPoint]))
    expect(result).toMatch(/^0x[\da-f]{64}$/)
    const sent = toFields(bundled.find(({ method }) => method === 'eth_sendUserOperation')?.params[0])
    expect(sent).toMatchObject({ nonce: '0x0', maxFeePerGas: '0x0' })
    expect(sent).not.toHaveProperty('paymaster')
    await expect.poll(() => client.getBalance({ address: two })).toBe(before + 4n)
  })
})

function toTyped(value: unknown): Hex {
  return `0x${String(value).slice(2)}`
}
