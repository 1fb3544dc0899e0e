import { createSolanaWallet } from '@latchkey/testing/solana'
import type { MultichainWallet } from '@latchkey/testing/multichain'
import { installWallet } from '@latchkey/testing/playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addManyWallet, openMany, type ManyVisit } from '../setup/openMany.ts'
import { addWallet, openBrowser, type OpenPageParameters } from '../setup/openPage.ts'
import {
  listKeys,
  readBitcoinBalance,
  readSolanaBalance,
  startOtherChains,
  type OtherChains,
} from '../setup/otherChains.ts'

const open = openBrowser()
let chains: OtherChains

beforeAll(async () => {
  chains = await startOtherChains()
})
afterAll(() => chains.stop())

const namespaces = ['eip155', 'solana', 'bip122'] as const
const names = { eip155: 'First Chain', solana: 'Local Solana', bip122: 'Local Bitcoin' } as const
type Namespace = (typeof namespaces)[number]

/** Opens a page with one wallet that supports all three kinds of chain. */
async function visitMany(
  parameters: Omit<OpenPageParameters, 'path' | 'before'> = {},
): Promise<{ readonly visit: ManyVisit; readonly wallet: MultichainWallet }> {
  let wallet: MultichainWallet | undefined
  const visit = await openMany({
    ...parameters,
    open,
    chains,
    before: async (context) => {
      wallet = await addManyWallet(context, { chains, name: 'Prism', rdns: 'com.prism' })
    },
  })
  if (!wallet) throw new Error('no wallet was installed')
  return { visit, wallet }
}

/** Connects the wallet on one kind of chain: the first through its row, others through the list of networks. */
async function connectOn(visit: ManyVisit, namespace: Namespace): Promise<void> {
  if ((await visit.read('status').textContent()) === 'connected') {
    await visit.chooseNetwork(names[namespace])
    await visit.expectView('SwitchActiveChain')
    await visit.page.getByTestId('lk-switch-active-chain-continue').click()
  } else {
    await visit.chooseWallet('Prism')
    await visit.page.getByTestId(`lk-connecting-multi-chain-${namespace}`).click()
  }
  await visit.expectClosed()
  await expect.poll(() => visit.readOf(namespace, 'status')).toBe('connected')
}

async function connectEverywhere(visit: ManyVisit): Promise<void> {
  for (const namespace of namespaces) await connectOn(visit, namespace)
}

const readStates = (visit: ManyVisit) => Promise.all(namespaces.map((namespace) => visit.readOf(namespace, 'status')))
const countPrompts = (wallet: MultichainWallet) => wallet.requests.filter(({ isPrompted }) => isPrompted).length

it.each(namespaces)(
  'connects a wallet that supports three kinds of chain from its single row, on %s [S5.035] [S1.003]',
  async (namespace) => {
    const { visit, wallet } = await visitMany()
    await visit.page.getByTestId('lk-connect-button').first().click()
    await visit.expectView('Connect')
    const row = visit.dialog.getByRole('button', { name: 'Prism' })
    await expect.poll(() => row.count()).toBe(1)
    await row.click()
    await visit.expectView('ConnectingMultiChain')
    for (const each of namespaces) await visit.page.getByTestId(`lk-connecting-multi-chain-${each}`).waitFor()
    await visit.page.getByTestId(`lk-connecting-multi-chain-${namespace}`).click()
    await visit.expectClosed()
    await expect.poll(() => visit.readOf(namespace, 'status')).toBe('connected')
    expect(await visit.readOf(namespace, 'address')).toBe(wallet[namespace].accounts[0])
    expect(await visit.readOf(namespace, 'network')).toBe(names[namespace])
    await expect.poll(() => visit.read('namespace').textContent()).toBe(namespace)
    await expect.poll(() => visit.read('address').textContent()).toBe(wallet[namespace].accounts[0])
    expect((await readStates(visit)).filter((status) => status !== 'disconnected')).toEqual(['connected'])
  },
)

it('connects a Solana wallet and an EVM wallet side by side, each with its own account, and signs with both [S3.001]', async () => {
  const solana = createSolanaWallet({ name: 'Sunrise', ...listKeys(chains).solana })
  const visit = await openMany({
    open,
    chains,
    before: async (context) => {
      await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })
      await installWallet(context, { wallet: solana })
    },
  })
  await visit.chooseWallet('Alpha')
  await visit.expectClosed()
  await visit.openWallets('solana')
  await visit.page.getByTestId('lk-profile-wallets-empty').waitFor()
  await visit.page.getByTestId('lk-profile-wallets-connect').click()
  await visit.expectView('Connect')
  await visit.dialog.getByRole('button', { name: 'Sunrise' }).click()
  await visit.expectClosed()
  await expect.poll(() => readStates(visit)).toEqual(['connected', 'connected', 'disconnected'])
  expect(await visit.readOf('solana', 'address')).toBe(solana.accounts[0])
  expect(await visit.readOf('solana', 'caip-address')).toBe(`${chains.solana.caipNetworkId}:${solana.accounts[0]}`)
  expect(await visit.readOf('eip155', 'caip-address')).toMatch(/^eip155:31337:0x/)
  await expect.poll(() => visit.read('namespace').textContent()).toBe('solana')
  expect(await visit.act('eip155', 'sign')).toMatch(/^0x[\da-f]{130}$/)
  expect(await visit.act('solana', 'sign')).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
})

it('connects on another kind of chain first when a visitor chooses its network, and switches back without a prompt [S4.054]', async () => {
  const { visit, wallet } = await visitMany()
  await connectOn(visit, 'eip155')
  await connectOn(visit, 'solana')
  await expect.poll(() => visit.read('network').textContent()).toBe('Local Solana')
  const prompts = countPrompts(wallet)
  await visit.chooseNetwork('First Chain')
  await visit.expectClosed()
  await expect.poll(() => visit.read('network').textContent()).toBe('First Chain')
  await expect.poll(() => visit.read('address').textContent()).toBe(wallet.eip155.accounts[0])
  expect(countPrompts(wallet)).toBe(prompts)
  // Another wallet may serve that chain as well: the list shows all wallets of the chain.
  await visit.chooseNetwork('Local Bitcoin')
  await visit.expectView('SwitchActiveChain')
  await visit.page.getByTestId('lk-switch-active-chain-choose').click()
  await visit.expectView('Connect')
  await visit.page.getByTestId('lk-connect-wallet-com.prism').click()
  await visit.expectClosed()
  await expect.poll(() => readStates(visit)).toEqual(['connected', 'connected', 'connected'])
  await expect.poll(() => visit.read('network').textContent()).toBe('Local Bitcoin')
})

it('lets a visitor without a wallet choose a network of any kind of chain', async () => {
  const { visit } = await visitMany()
  await visit.chooseNetwork('Local Solana')
  await visit.expectClosed()
  await expect.poll(() => visit.read('network').textContent()).toBe('Local Solana')
  await expect.poll(() => visit.read('namespace').textContent()).toBe('solana')
})

it('switches the Bitcoin account only to one for payments, by its address [S4.018] [S4.019]', async () => {
  const { visit, wallet } = await visitMany()
  await connectOn(visit, 'bip122')
  const [first = '', ordinals = '', second = ''] = wallet.bip122.accounts
  expect(await visit.readOf('bip122', 'address')).toBe(first)
  expect(await visit.readOf('bip122', 'accounts')).toBe('4')
  await visit.openWallets('bip122')
  await visit.page.getByTestId(`lk-profile-wallets-account-${second}`).click()
  await expect.poll(() => visit.readOf('bip122', 'address')).toBe(second)
  const barred = visit.page.getByTestId(`lk-profile-wallets-account-${ordinals}`)
  await expect.poll(() => barred.getAttribute('aria-disabled')).toBe('true')
  await barred.click({ force: true })
  await visit.page.getByTestId('lk-header-close').click()
  await visit.expectClosed()
  expect(await visit.readOf('bip122', 'address')).toBe(second)
  // An app may do the same.
  expect(await visit.act('bip122', 'take-up')).toBe('taken up')
  expect(await visit.act('bip122', 'take-nobody')).toBe('error account.addressRequired')
  expect(await visit.readOf('bip122', 'address')).toBe(second)
})

it('sends SOL, a Solana token and bitcoin, which changes the balances on the chains', async () => {
  const { visit } = await visitMany()
  await connectEverywhere(visit)
  const owner = chains.receivers.solana
  const token = chains.solana.tokens[0]?.mint
  const address = chains.receivers.bitcoin
  const read = async () => ({
    sol: await readSolanaBalance({ chains, owner }),
    token: await readSolanaBalance({ chains, owner, token }),
    bitcoin: await readBitcoinBalance({ chains, address }),
  })
  const before = await read()
  expect(await visit.act('solana', 'send')).toMatch(/^success /)
  expect(await visit.act('solana', 'send-token')).toMatch(/^success /)
  expect(await visit.act('bip122', 'send')).toMatch(/^success [\da-f]{64}$/)
  await expect.poll(read).toEqual({
    sol: before.sol + 1_500_000n,
    token: before.token + 1_500_000n,
    bitcoin: before.bitcoin + 150_000n,
  })
})

it('stays connected on all three kinds of chain after a reload, without a prompt [S4.003]', async () => {
  const { visit, wallet } = await visitMany()
  await connectEverywhere(visit)
  const prompts = countPrompts(wallet)
  await visit.page.reload()
  await expect.poll(() => readStates(visit)).toEqual(['connected', 'connected', 'connected'])
  for (const namespace of namespaces)
    expect(await visit.readOf(namespace, 'address')).toBe(wallet[namespace].accounts[0])
  await expect.poll(() => visit.read('network').textContent()).toBe('Local Bitcoin')
  expect(countPrompts(wallet)).toBe(prompts)
})

it('disconnects one kind of chain and keeps the others, then disconnects all permanently', async () => {
  const { visit } = await visitMany()
  await connectEverywhere(visit)
  await visit.openWallets('solana')
  await visit.dialog.getByRole('button', { name: 'Disconnect Prism' }).click()
  await expect.poll(() => readStates(visit)).toEqual(['connected', 'disconnected', 'connected'])
  await visit.page.reload()
  await expect.poll(() => readStates(visit)).toEqual(['connected', 'disconnected', 'connected'])
  await visit.openWallets('eip155')
  await visit.page.getByTestId('lk-profile-wallets-disconnect-all').click()
  await expect.poll(() => readStates(visit)).toEqual(['disconnected', 'disconnected', 'disconnected'])
  await visit.expectClosed()
  await visit.page.reload()
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.expectView('Connect')
  await expect.poll(() => readStates(visit)).toEqual(['disconnected', 'disconnected', 'disconnected'])
})

it('follows payments on Solana and Bitcoin over a reload: one expires at its own last block, the other is confirmed', async () => {
  const { visit } = await visitMany()
  const { page, context } = visit
  interface StoredRecord {
    readonly namespace: string
    readonly status: string
    readonly trace: { readonly facts: Readonly<Record<string, string>> }
  }
  const readRecord = async (namespace: Namespace): Promise<StoredRecord | undefined> => {
    const stored = await page.evaluate(() => localStorage.getItem('@latchkey/transactions'))
    const { value } = JSON.parse(stored ?? '{"value":[]}') as { readonly value: readonly StoredRecord[] }
    return value.find((record) => record.namespace === namespace)
  }
  let height: number | undefined
  await context.route(chains.solana.rpcUrl, async (route) => {
    const body = route.request().postData()
    const { id, method } = JSON.parse(body ?? '{}') as { readonly id?: number; readonly method?: string }
    const answer = (result: unknown): Promise<void> =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { jsonrpc: '2.0', id, result } })
    // The endpoint loses the transaction.
    if (method === 'sendTransaction') await answer('lost')
    else if (method === 'getBlockHeight' && height !== undefined) await answer(height)
    else await route.continue()
  })
  for (const namespace of ['solana', 'bip122'] as const) {
    await connectOn(visit, namespace)
    expect(await visit.act(namespace, 'pay')).toMatch(/^\w{64,88}$/)
    await expect.poll(() => readRecord(namespace)).toMatchObject({ status: 'submitted' })
  }
  const last = Number((await readRecord('solana'))?.trace.facts['lastValidBlockHeight'])
  height = last
  await page.reload()
  await expect.poll(async () => (await readRecord('bip122'))?.status).toBe('confirmed')
  expect((await readRecord('bip122'))?.trace.facts['coins0']).toMatch(/^[\da-f]{64}:\d+/)
  expect((await readRecord('solana'))?.status).toBe('submitted')
  height = last + 1
  await page.getByTestId('lk-toast').filter({ hasText: 'expired' }).waitFor()
  expect((await readRecord('solana'))?.status).toBe('expired')
})
