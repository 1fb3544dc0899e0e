import { isHex, recoverMessageAddress } from 'viem'
import { expect, it } from 'vitest'
import { readBalance } from '../setup/chain.ts'
import { getWorld } from '../setup/getWorld.ts'
import { addBaseAccount } from '../setup/hosts/addBaseAccount.ts'
import { addLedgerLive } from '../setup/hosts/addLedgerLive.ts'
import { createFarcasterHost } from '../setup/hosts/createFarcasterHost.ts'
import { createSafeHost } from '../setup/hosts/createSafeHost.ts'
import { openHostPage, type HostPage } from '../setup/hosts/openHostPage.ts'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'

const openPage = openBrowser()
const path = 'connectors/connectors.html'
const receiver = '0x00000000000000000000000000000000000000a1'
const amount = 125n * 10n ** 15n
/** A part of Farcaster's SDK tries whether the page may compile code, and does without. */
const isForeign = (fault: string) => /TrustedScript|trusted-types/.test(fault)

/** The parts of the page that a test reads and presses: the whole page, or the app in its host's frame. */
type App = Pick<HostPage['app'], 'getByTestId' | 'getByRole' | 'locator'>

const read = (app: App, name: string) => app.getByTestId(name).textContent()
const expectRead = (app: App, name: string) => expect.poll(() => read(app, name), { timeout: 30_000 })
const readReceived = () => readBalance({ chainId: 31_337, address: receiver })

/** Shows the app in a frame of a host. */
function openHost(
  visit: Visit,
  host: { readonly origin: string; answer(message: unknown): Promise<readonly unknown[]> },
  query = '',
): Promise<HostPage> {
  const appUrl = `${getWorld().pageUrl}/${path}${query}`
  return openHostPage({ page: visit.page, url: `${host.origin}/app`, appUrl, answer: host.answer })
}

/** Presses an action of the app, and returns its result. */
async function act(app: App, name: string): Promise<string> {
  await app.getByRole('button', { name, exact: true }).click()
  await expectRead(app, 'result').not.toMatch(/^(?:none|pending)$/)
  return (await read(app, 'result')) ?? ''
}

/** Opens the list of wallets in the app, and expects these rows. */
async function expectWallets(app: App, ids: readonly string[]): Promise<void> {
  await app.getByTestId('lk-connect-button').click()
  await app.locator('[data-testid="lk-modal"][data-view="Connect"]').waitFor()
  const rows = app.locator('[data-testid^="lk-connect-wallet-"]')
  const list = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-testid')))
  await expect.poll(list).toEqual(ids.map((id) => `lk-connect-wallet-${id}`))
}

/** Expects the row of a wallet with its name and icon, and presses it. */
async function pressWallet(app: App, id: string, name: string): Promise<void> {
  const row = app.getByTestId(`lk-connect-wallet-${id}`)
  await expect.poll(() => row.textContent()).toContain(name)
  await expect.poll(() => row.locator('img').getAttribute('src')).toContain('data:image/')
  await row.click()
}

/** Expects that the app signs for an address. */
async function expectSignature(app: App, address: string): Promise<void> {
  const signature = await act(app, 'Sign')
  const message = 'Hello, Latchkey ✓'
  expect(isHex(signature) && (await recoverMessageAddress({ message, signature }))).toBe(address)
}

/** Returns which of the hosts' SDKs the page has loaded, by a name of each protocol. */
async function listLoadedSdks(visit: Visit): Promise<readonly string[]> {
  const scripts = visit.requests.filter((request) => request.endsWith('.js')).map((request) => request.slice(4))
  const texts = await Promise.all(
    scripts.map(async (script) => (await fetch(new URL(script, getWorld().pageUrl))).text()),
  )
  return ['getSafeInfo', 'ethProviderRequestV2'].filter((name) => texts.some((text) => text.includes(name)))
}

it('connects to the Safe that shows the app without a press, signs and sends', async () => {
  const safe = await createSafeHost()
  const visit = await openPage({ path })
  const { app, reload } = await openHost(visit, safe)
  await expectRead(app, 'wallets').toBe('safe')
  await expectRead(app, 'address').toBe(safe.address)
  await expectRead(app, 'wagmi-address').toBe(safe.address)
  expect(await listLoadedSdks(visit)).toEqual(['getSafeInfo'])
  await expectSignature(app, safe.owner)

  const before = await readReceived()
  expect(await act(app, 'Pay')).toMatch(/^0x[\da-f]{64}$/)
  await expect.poll(readReceived).toBe(before + amount)
  await act(app, 'Pay twice')
  await expectRead(app, 'batch').toBe('success')
  expect(await readReceived()).toBe(before + 3n * amount)

  await reload()
  await expectRead(app, 'wallets').toBe('safe')
  await act(app, 'Leave')
  await expectRead(app, 'status').toBe('disconnected')
  await reload()
  await expectRead(app, 'has-reconnected').toBe('true')
  await expectRead(app, 'status').toBe('disconnected')
  await expectWallets(app, ['safe'])
  await pressWallet(app, 'safe', 'Safe')
  await expectRead(app, 'address').toBe(safe.address)
})

it('connects to the Farcaster client that shows the app without a press, signs and sends', async () => {
  const farcaster = await createFarcasterHost()
  const [address = ''] = farcaster.wallet.accounts
  const visit = await openPage({ path, isForeign })
  const { app, reload } = await openHost(visit, farcaster)
  await expectRead(app, 'wallets').toBe('farcaster')
  await expectRead(app, 'address').toBe(address)
  await expectRead(app, 'wagmi-address').toBe(address)
  await expectSignature(app, address)
  const before = await readReceived()
  expect(await act(app, 'Pay')).toMatch(/^0x[\da-f]{64}$/)
  await expect.poll(readReceived).toBe(before + amount)

  await reload()
  await expectRead(app, 'address').toBe(address)
  await act(app, 'Leave')
  await expectRead(app, 'status').toBe('disconnected')
  await expectWallets(app, ['farcaster'])
  await pressWallet(app, 'farcaster', 'Farcaster')
  await expectRead(app, 'address').toBe(address)
  await act(app, 'Leave')
  await expectRead(app, 'status').toBe('disconnected')
  await reload()
  await expectRead(app, 'address').toBe(address)
})

it.each([
  ['Safe', createSafeHost],
  ['Farcaster', createFarcasterHost],
])('connects inside %s without WagmiProvider too', async (_, createHost) => {
  const host = await createHost()
  const visit = await openPage({ path, query: 'plain', isForeign })
  const { app, reload } = await openHost(visit, host, '?plain')
  await expectRead(app, 'status').toBe('connected')
  await reload()
  await expectRead(app, 'status').toBe('connected')
})

it('offers neither outside, loads the code of neither, and sends nothing to another page that shows it', async () => {
  const visit = await openPage({
    path,
    before: async (context) => void (await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })),
  })
  await expectRead(visit.page, 'has-reconnected').toBe('true')
  await expectWallets(visit.page, ['com.alpha'])
  const { app, messages } = await openHost(visit, { origin: 'https://other.example', answer: async () => [] })
  await expectRead(app, 'has-reconnected').toBe('true')
  await expectWallets(app, ['com.alpha'])
  expect(messages).toEqual([])
  expect(await listLoadedSdks(visit)).toEqual([])
})

it('connects the account of Ledger Live without a press, signs and sends', async () => {
  let address = ''
  const { page } = await openPage({
    path,
    // wagmi still asks this connector when Ledger Live announces its wallet.
    query: 'base',
    before: async (context) => {
      ;[address = ''] = (await addLedgerLive(context)).accounts
    },
  })
  await expectRead(page, 'wallets').toBe('com.ledger')
  await expectRead(page, 'address').toBe(address)
  await expectSignature(page, address)
  const before = await readReceived()
  expect(await act(page, 'Pay')).toMatch(/^0x[\da-f]{64}$/)
  await expect.poll(readReceived).toBe(before + amount)
  await page.reload()
  await expectRead(page, 'address').toBe(address)
  await act(page, 'Leave')
  await expectRead(page, 'status').toBe('disconnected')
  await page.reload()
  await expectRead(page, 'has-reconnected').toBe('true')
  await expectRead(page, 'status').toBe('disconnected')
  await expectWallets(page, ['com.ledger', 'baseAccount'])
  await pressWallet(page, 'com.ledger', 'Ledger Live Wallet')
  await expectRead(page, 'address').toBe(address)
})

it('connects a Base Account in its window, signs and sends', async () => {
  let address = ''
  const { page } = await openPage({
    path,
    query: 'base',
    before: async (context) => {
      ;[address = ''] = (await addBaseAccount(context)).accounts
    },
  })
  await expectWallets(page, ['baseAccount'])
  await pressWallet(page, 'baseAccount', 'Base Account')
  await expectRead(page, 'address').toBe(address)
  await expectSignature(page, address)
  const before = await readReceived()
  expect(await act(page, 'Pay')).toMatch(/^0x[\da-f]{64}$/)
  await expect.poll(readReceived).toBe(before + amount)
  await page.reload()
  await expectRead(page, 'address').toBe(address)
  await act(page, 'Leave')
  await expectRead(page, 'status').toBe('disconnected')
  await page.reload()
  await expectRead(page, 'has-reconnected').toBe('true')
  await expectRead(page, 'status').toBe('disconnected')
})
