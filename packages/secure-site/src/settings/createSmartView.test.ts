// The way back on a real chain, with the real keys of a wallet.
import { startDevnet, type Devnet } from '@latchkey/devnet'
import { createPublicClient, createTestClient, type Hex, http, parseEther } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { refuseRpc } from '../rpc/refuseRpc.ts'
import { createSiteClient } from '../session/createSiteClient.ts'
import { smartContracts } from '../vault/sign/networks.ts'
import { createWallet } from '../vault/test/setUpVault.ts'
import { toScreenFailure } from '../screens/toScreenFailure.ts'
import { createSmartView } from './createSmartView.ts'

const chainId = 'eip155:31337'
const delegated: Hex = `0xef0100${smartContracts.implementation.slice(2)}`
const foreign: Hex = `0xef0100${'a'.repeat(40)}`

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337] })
})
afterAll(() => devnet?.stop())
const getUrl = () => devnet.description.evm[0]?.rpcUrl ?? refuseRpc('no chain')

/** The settings of a new wallet, whose account runs `code`. */
async function openSettings({
  code = delegated,
  coins = parseEther('1'),
}: { readonly code?: Hex; readonly coins?: bigint } = {}) {
  const { addresses, close, run } = await createWallet()
  onTestFinished(close)
  const test = createTestClient({ chain: anvil, mode: 'anvil', transport: http(getUrl()) })
  const client = createPublicClient({ chain: anvil, transport: http(getUrl()) })
  const address: Hex = `0x${addresses.eip155.slice(2)}`
  await test.setBalance({ address, value: coins })
  await test.setCode({ address, bytecode: code })
  const site = { isLost: false, sent: 0 }
  const failures: (string | undefined)[] = []
  const fetchSite: typeof fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    if (site.isLost) throw new TypeError('lost')
    if (JSON.stringify(input).includes('/smart-accounts'))
      return Response.json({ networks: [{ chainId, isSponsored: false }] })
    if (body.includes('eth_sendRawTransaction')) site.sent += 1
    return fetch(getUrl(), { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }
  const view = createSmartView({
    client: createSiteClient({ projectId: 'p', fetch: fetchSite, getSecret: () => undefined }),
    keys: { run },
    address,
    origin: 'https://wallet.example',
    setTimer: (callback) => {
      const timer = setImmediate(callback)
      return () => clearImmediate(timer)
    },
    now: () => performance.now(),
    signal: new AbortController().signal,
    openKeys: () => expect.unreachable('the wallet is open'),
    act: async (step) => {
      try {
        await step()
      } catch (error) {
        failures.push(toScreenFailure(error))
      }
    },
    show: () => undefined,
  })
  await view.load()
  const readCode = () => client.getCode({ address })
  return { address, client, failures, readCode, site, test, view }
}

describe('the smart account in the settings', () => {
  it.each([
    ['0x', 'none'],
    [delegated, 'own'],
    [foreign, 'foreign'],
  ] as const)('is shown by network: code %s is %s', async (code, expected) => {
    const { view } = await openSettings({ code })
    expect(view.get().networks).toEqual([{ chainId, name: 'Local test chain', isTestnet: true, code: expected }])
  })

  it.each([
    ['the own contract', delegated],
    ['a foreign contract (attack 133)', foreign],
  ])('is undone for %s by one transaction, whose fee is shown first', async (_name, code) => {
    const { address, client, readCode, site, view } = await openSettings({ code })
    view.get().openUndo(chainId)
    await expect.poll(() => view.get().undoing).toMatchObject({ stage: 'asked', fee: { most: { symbol: 'ETH' } } })
    const before = await client.getBalance({ address })
    const most = BigInt(view.get().undoing?.fee.most.units ?? '0')
    view.get().undo()
    // Pressed twice: sent once.
    view.get().undo()
    await expect.poll(() => view.get().undoing?.stage, { timeout: 20_000 }).toBe('done')
    expect(site.sent).toBe(1)
    expect(await readCode()).toBeUndefined()
    expect(before - (await client.getBalance({ address }))).toBeLessThanOrEqual(most)
    expect(view.get().networks).toMatchObject([{ code: 'none' }])
    view.get().closeUndo()
    expect(view.get().undoing).toBeUndefined()
  })

  it('says that the coins do not suffice, and signs nothing', async () => {
    const { readCode, view } = await openSettings({ coins: 1_000n })
    view.get().openUndo(chainId)
    await expect.poll(() => view.get().undoing?.stage).toBe('poor')
    view.get().undo()
    expect(view.get().undoing?.stage).toBe('poor')
    expect(await readCode()).toBe(delegated)
  })

  it('says that the chain has refused it', async () => {
    const { address, readCode, test, view } = await openSettings()
    view.get().openUndo(chainId)
    await expect.poll(() => view.get().undoing?.stage).toBe('asked')
    await test.setBalance({ address, value: 0n })
    view.get().undo()
    await expect.poll(() => view.get().undoing?.stage).toBe('refused')
    expect(await readCode()).toBe(delegated)
  })

  it('waits while a transaction is under way, and for a connection, without ending the settings', async () => {
    const { address, failures, site, test, view } = await openSettings()
    await test.setAutomine(false)
    await test.impersonateAccount({ address })
    await test.sendUnsignedTransaction({ from: address, to: address, gas: 30_000n })
    view.get().openUndo(chainId)
    await expect.poll(() => failures).toEqual(['failed'])
    await test.setAutomine(true)
    await test.mine({ blocks: 1 })
    site.isLost = true
    view.get().openUndo(chainId)
    await expect.poll(() => failures).toEqual(['failed', 'offline'])
    expect(view.get().undoing).toBeUndefined()
  })
})
