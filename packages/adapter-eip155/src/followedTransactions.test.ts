import {
  createModal,
  transactionsPlugin,
  type AdapterFactory,
  type Modal,
  type StoragePort,
  type TransactionRecord,
} from '@latchkey/core'
import { ModalError } from '@latchkey/core/adapter'
import { createMemoryStorage } from '@latchkey/core/testing'
import { startDevnet, type Devnet, type DevnetEvmChain } from '@latchkey/devnet'
import { createEvmWallet, testKeys, type EvmWallet, type EvmWalletParameters } from '@latchkey/testing'
import { createAdapterContext } from '@latchkey/testing/adapter'
import { createTestClient, http, publicActions, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createEip155Adapter } from './eip155Adapter.ts'
import { createTestPage } from './test/createTestPage.ts'
import { createWalletProvider } from './test/createWalletProvider.ts'
import type { Eip155Types } from './types.ts'

let devnet: Devnet
let chain: DevnetEvmChain
let before: Hex

beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337] })
  const [first] = devnet.description.evm
  if (first === undefined) throw new RangeError('No chain')
  chain = first
})

afterAll(() => devnet.stop())

const getAnvil = () => createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) }).extend(publicActions)

beforeEach(async () => {
  before = await getAnvil().snapshot()
  await getAnvil().setAutomine(false)
})

afterEach(async () => {
  await getAnvil().setAutomine(true)
  await getAnvil().revert({ id: before })
})

/** A browser with a wallet and a storage, in which a page can be opened again. */
interface Browser {
  readonly wallet: EvmWallet
  readonly storage: StoragePort
  /** How far its clock is ahead, in ms. */
  ahead: number
}

function openBrowser(features: EvmWalletParameters['features'] = {}): Browser {
  const { chainId, rpcUrl, name, nativeCurrency } = chain
  const wallet = createEvmWallet({
    accounts: testKeys.slice(2, 3),
    chains: [{ chainId, rpcUrl, name, nativeCurrency }],
    features,
  })
  onTestFinished(() => wallet.destroy())
  return { wallet, storage: createMemoryStorage(), ahead: 0 }
}

/** Opens the page of a browser. Its polls follow each other without a pause worth naming. */
async function openPage(browser: Browser) {
  const { wallet, storage } = browser
  const page = createTestPage()
  page.announce({ info: { uuid: crypto.randomUUID(), ...wallet.info }, provider: createWalletProvider(wallet) })
  const { chainId, name, caipNetworkId, nativeCurrency, rpcUrl } = chain
  const { clock } = createAdapterContext({ networks: [] }).ports
  const adapter: AdapterFactory<Eip155Types> = {
    namespace: 'eip155',
    create: (context) => createEip155Adapter({ context, parameters: {}, page }),
  }
  const modal = createModal({
    projectId: 'dev',
    networks: [
      {
        id: chainId,
        name,
        chainNamespace: 'eip155',
        caipNetworkId,
        nativeCurrency,
        rpcUrls: { default: { http: [rpcUrl] } },
        blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
      },
    ],
    adapters: [adapter],
    ports: {
      clock: {
        ...clock,
        now: () => clock.now() + browser.ahead,
        after: (ms, callback) => clock.after(ms === 4_000 || ms === 1_000 ? 20 : ms, callback),
      },
      storage,
      platform: {
        isBrowser: true,
        isMobile: false,
        userAgent: '',
        origin: 'https://app.example',
        timeZone: 'Europe/Lisbon',
      },
    },
  })
  onTestFinished(() => modal.destroy())
  await modal.start()
  return modal
}

const connect = async (browser: Browser): Promise<Modal> => {
  const modal = await openPage(browser)
  await modal.connect({ connectorId: browser.wallet.info.rdns })
  return modal
}

const list = (modal: Modal): readonly TransactionRecord[] => modal.plugin(transactionsPlugin).store.getState().records
const status = (modal: Modal) => list(modal)[0]?.status

/** Sends a transfer through the tracker. Returns the id. */
async function submit(modal: Modal, more: { readonly to?: Hex; readonly data?: Hex } = {}): Promise<Hex> {
  const connection = modal.controllers.adapters.get('eip155').store.getState().connections[0]
  if (!connection) throw new RangeError('No connection')
  const to = more.to ?? privateKeyToAccount(generatePrivateKey()).address
  const transaction = { to, value: more.data ? 0n : 7n, gas: 100_000n, ...more }
  const record = await (
    await modal.plugin(transactionsPlugin).load()
  ).submit({
    namespace: 'eip155',
    networkId: chain.caipNetworkId,
    address: connection.activeAddress,
    summary: { action: 'send', to },
    content: { transaction },
    ask: async ({ signal }) => {
      const feature = modal.controllers.adapters.get('eip155').features.transaction
      if (!feature) throw new RangeError('No feature')
      return await feature.send({ connectionId: connection.id, transaction, signal })
    },
  })
  const hash: Hex = `0x${record.id?.slice(2) ?? ''}`
  return hash
}

describe('a transaction on a real chain', () => {
  it('is confirmed, and final three blocks later', async () => {
    const modal = await connect(openBrowser())
    const links: (string | undefined)[] = []
    modal.controllers.toasts.store.subscribe(({ toast }) => void links.push(toast?.link))
    const id = await submit(modal)
    expect(status(modal)).toBe('submitted')
    await getAnvil().mine({ blocks: 1 })
    await expect.poll(() => status(modal)).toBe('confirmed')
    expect(list(modal)[0]).toMatchObject({ id, isFinal: false, trace: { isContract: false } })
    await getAnvil().mine({ blocks: 3 })
    await expect.poll(() => list(modal)[0]?.isFinal).toBe(true)
    expect(links).toContain(`https://explorer.example/tx/${id}`)
  })

  it('is reverted', async () => {
    const modal = await connect(openBrowser())
    const data: Hex = `0xa9059cbb${'11'.repeat(20).padStart(64, '0')}${'f'.repeat(64)}`
    await submit(modal, { to: chain.tokens[0]?.address ?? '0x', data })
    await getAnvil().mine({ blocks: 4 })
    await expect.poll(() => list(modal)[0]).toMatchObject({ status: 'failed', cause: 'reverted', isFinal: true })
  })

  it.each([
    ['speedUp', { status: 'confirmed', replacedBy: 'spedUp' }],
    ['cancel', { status: 'replaced', replacedBy: 'cancelled' }],
  ] as const)('is followed when the visitor uses the wallet’s %s', async (how, expected) => {
    const browser = openBrowser()
    const modal = await connect(browser)
    const id = await submit(modal)
    const replacementId = await browser.wallet[how](id)
    await getAnvil().mine({ blocks: 4 })
    await expect.poll(() => list(modal)[0]).toMatchObject({ ...expected, id, replacementId, isFinal: true })
  })

  it('is confirming again after a reorganisation, and then confirmed', async () => {
    const modal = await connect(openBrowser())
    const id = await submit(modal)
    const fork = await getAnvil().snapshot()
    const raw = await getAnvil().request<{ Method: 'eth_getRawTransactionByHash'; Parameters: [Hex]; ReturnType: Hex }>(
      {
        method: 'eth_getRawTransactionByHash',
        params: [id],
      },
    )
    await getAnvil().mine({ blocks: 1 })
    await expect.poll(() => status(modal)).toBe('confirmed')
    // The block is gone, and the transaction with it.
    await getAnvil().revert({ id: fork })
    await getAnvil()
      .dropTransaction({ hash: id })
      .catch(() => undefined)
    await getAnvil().mine({ blocks: 1 })
    await expect.poll(() => status(modal)).toBe('confirming')
    await getAnvil().sendRawTransaction({ serializedTransaction: raw })
    await getAnvil().mine({ blocks: 4 })
    await expect.poll(() => list(modal)[0]).toMatchObject({ status: 'confirmed', isFinal: true })
  })
})

describe('an account with code', () => {
  it.each([
    ['a contract', '0x600160005500', { isContract: true, ends: ['submitted', 'unknown'] }],
    ['a delegation (EIP-7702)', `0xef0100${'11'.repeat(20)}`, { isContract: false, ends: ['submitted', 'stuck'] }],
  ] as const)('of %s: only that of a contract may answer with a proposal', async (_, code, expected) => {
    const browser = openBrowser({ proposals: true })
    const modal = await connect(browser)
    const [address = '0x'] = browser.wallet.accounts
    await getAnvil().setCode({ address, bytecode: code })
    const ends = new Set<string | undefined>()
    modal.plugin(transactionsPlugin).store.subscribe(() => {
      if (list(modal)[0]?.id) ends.add(status(modal))
    })
    await submit(modal)
    expect(list(modal)[0]?.trace?.isContract).toBe(expected.isContract)
    await expect.poll(() => list(modal)[0]?.waitsSinceBlock).toMatch(/^\d+$/)
    await getAnvil().mine({ blocks: 5 })
    // A contract is followed for 7 days.
    browser.ahead = 8 * 24 * 3_600_000
    await expect.poll(() => [...ends]).toEqual(expected.ends)
  })
})

describe('a batch of calls', () => {
  interface BatchCall {
    readonly to: Hex
    readonly data: Hex
  }

  /** Has a batch recorded that the wallet is asked for under the app's own id. */
  async function submitBatch(
    modal: Modal,
    batchId: Hex,
    { isAnswerLost = false, more = [] }: { readonly isAnswerLost?: boolean; readonly more?: readonly BatchCall[] } = {},
  ) {
    const [connection] = modal.controllers.adapters.get('eip155').store.getState().connections
    if (!connection) throw new RangeError('No connection')
    const to = privateKeyToAccount(generatePrivateKey()).address
    return await (
      await modal.plugin(transactionsPlugin).load()
    ).submit({
      namespace: 'eip155',
      networkId: chain.caipNetworkId,
      address: connection.activeAddress,
      summary: { action: 'other' },
      batchId,
      ask: async () => {
        const { calls } = modal.controllers.adapters.get('eip155').features
        const batch = { connectionId: connection.id, id: batchId, calls: [{ to, value: 3n }, ...more] }
        const { id = '' } = (await calls?.send(batch)) ?? {}
        if (isAnswerLost) throw new ModalError('wallet.timeout')
        return { batchId: id }
      },
    })
  }

  it('is followed by its id, and found by the app’s own id if the answer is lost', async () => {
    const browser = openBrowser()
    const modal = await connect(browser)
    await getAnvil().setAutomine(true)
    const [first, second]: readonly Hex[] = [`0x${'5a'.repeat(32)}`, `0x${'5b'.repeat(32)}`]
    expect(await submitBatch(modal, first ?? '0x')).toMatchObject({ status: 'submitted', batchId: first })
    await expect.poll(() => list(modal)[0]).toMatchObject({ status: 'confirmed', isFinal: true, batchId: first })
    expect(list(modal)[0]?.replacementId).toMatch(/^0x[\da-f]{64}$/)
    await expect(submitBatch(modal, second ?? '0x', { isAnswerLost: true })).rejects.toMatchObject({
      code: 'wallet.timeout',
    })
    await expect.poll(() => list(modal)[0]).toMatchObject({ status: 'confirmed', isFinal: true, batchId: second })
  })

  it('is found to be partly reverted after a reload', async () => {
    const browser = openBrowser()
    const before = await connect(browser)
    const data: Hex = `0xa9059cbb${'11'.repeat(20).padStart(64, '0')}${'f'.repeat(64)}`
    await submitBatch(before, `0x${'5c'.repeat(32)}`, { more: [{ to: chain.tokens[0]?.address ?? '0x', data }] })
    await before.destroy()
    for (let block = 0; block < 2; block++) await getAnvil().mine({ blocks: 1 })
    const after = await openPage(browser)
    await expect
      .poll(async () => {
        await getAnvil().mine({ blocks: 1 })
        return list(after)[0]
      })
      .toMatchObject({ status: 'failed', cause: 'partlyReverted', isFinal: true })
  })
})

describe('after a reload on a real chain', () => {
  it('is followed by its id, and found to be sped up while the page was closed', async () => {
    const browser = openBrowser()
    const first = await connect(browser)
    const id = await submit(first)
    await first.destroy()
    const replacementId = await browser.wallet.speedUp(id)
    await getAnvil().mine({ blocks: 40 })
    const second = await openPage(browser)
    await expect
      .poll(() => list(second)[0])
      .toMatchObject({
        ...{ status: 'confirmed', id, replacementId, replacedBy: 'spedUp', isFinal: true },
      })
  })

  it('is found by its nonce if the page closed before the wallet answered, and not mistaken for another', async () => {
    const browser = openBrowser()
    const first = await connect(browser)
    const plugin = await first.plugin(transactionsPlugin).load()
    const [connection] = first.controllers.adapters.get('eip155').store.getState().connections
    if (!connection) throw new RangeError('No connection')
    const to = privateKeyToAccount(generatePrivateKey()).address
    const transaction = { to, value: 7n, gas: 100_000n }
    const base = {
      namespace: 'eip155',
      networkId: chain.caipNetworkId,
      address: connection.activeAddress,
      summary: { action: 'send' },
      ask: () => new Promise<never>(() => undefined),
    } as const
    void plugin.submit({ ...base, content: { transaction } }).catch(() => undefined)
    void plugin.submit({ ...base, content: { transaction: { ...transaction, value: 8n } } }).catch(() => undefined)
    await expect.poll(() => list(first).map((record) => record.status)).toEqual(['awaitingWallet', 'awaitingWallet'])
    await first.destroy()
    // The wallet sends after the page has gone.
    const id = await createWalletProvider(browser.wallet).request({
      method: 'eth_sendTransaction',
      params: [{ from: connection.activeAddress, to, value: '0x7', gas: '0x186a0' }],
    })
    await getAnvil().mine({ blocks: 4 })
    const second = await openPage(browser)
    await expect.poll(() => list(second).find((record) => record.id !== null)).toMatchObject({ id, isFinal: true })
    expect(list(second).filter((record) => record.id === null)).toMatchObject([{ status: 'awaitingWallet' }])
  })
})
