import type { Phone } from '@latchkey/testing/phone'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getWorld } from '../setup/getWorld.ts'
import { openMany, type ManyVisit } from '../setup/openMany.ts'
import { openBrowser } from '../setup/openPage.ts'
import {
  listPhoneKeys,
  readBitcoinBalance,
  readSolanaBalance,
  startOtherChains,
  type OtherChains,
} from '../setup/otherChains.ts'
import { openPhone, scanCode } from '../setup/phone.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

const open = openBrowser()
let chains: OtherChains
let cloud: JourneyCloud

beforeAll(async () => {
  const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  ;[chains, cloud] = await Promise.all([startOtherChains(), startCloud({ rpcUrls })])
})
afterAll(() => Promise.all([chains.stop(), cloud.stop()]))

const namespaces = ['eip155', 'solana', 'bip122'] as const
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

const readStates = (visit: ManyVisit) => Promise.all(namespaces.map((namespace) => visit.readOf(namespace, 'status')))

/** Opens a page and a phone that supports all three kinds of chain, and pairs them through the code on screen. */
async function pair(
  granted: Parameters<Phone['approve']>[0] = {},
): Promise<{ readonly visit: ManyVisit; readonly phone: Phone }> {
  const visit = await openMany({ open, chains, query: `cloud=${encodeURIComponent(cloud.url)}` })
  const phone = await openPhone(cloud, { ...listPhoneKeys(chains), policy: 'ask' })
  await visit.chooseWallet('WalletConnect')
  await phone.pair(await scanCode(visit))
  await phone.approve(granted)
  phone.setPolicy('approve')
  await visit.expectClosed()
  return { visit, phone }
}

it('connects a phone on three kinds of chain with one code and one approval, and signs on each [S1.004]', async () => {
  const { visit, phone } = await pair()
  await expect.poll(() => readStates(visit)).toEqual(['connected', 'connected', 'connected'])
  expect(await visit.readOf('eip155', 'address')).toBe(phone.accounts[0])
  expect(await visit.readOf('solana', 'address')).toBe(phone.solana?.accounts[0])
  expect(await visit.readOf('bip122', 'address')).toBe(phone.bip122?.accounts[0])
  expect(await visit.act('eip155', 'sign')).toMatch(/^0x[\da-f]{130}$/)
  expect(await visit.act('solana', 'sign')).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  expect(await visit.act('bip122', 'sign')).toMatch(/^[A-Za-z\d+/]+=*$/)
  const methods = phone.requests.map(({ method }) => method)
  expect(methods).toEqual(expect.arrayContaining(['personal_sign', 'solana_signMessage', 'signMessage']))
})

it('sends SOL and bitcoin with the phone, which changes the balances on the chains', async () => {
  const { visit } = await pair()
  await expect.poll(() => readStates(visit)).toEqual(['connected', 'connected', 'connected'])
  const { solana: owner, bitcoin: address } = chains.receivers
  const read = async () => ({
    sol: await readSolanaBalance({ chains, owner }),
    bitcoin: await readBitcoinBalance({ chains, address }),
  })
  const before = await read()
  expect(await visit.act('solana', 'send')).toMatch(/^success /)
  expect(await visit.act('bip122', 'send')).toMatch(/^success [\da-f]{64}$/)
  await expect.poll(read).toEqual({ sol: before.sol + 1_500_000n, bitcoin: before.bitcoin + 150_000n })
})

it('connects on the kinds of chain that the phone grants, and starts on one of them', async () => {
  const { visit, phone } = await pair({ namespaces: ['solana'] })
  await expect.poll(() => readStates(visit)).toEqual(['disconnected', 'connected', 'disconnected'])
  await expect.poll(() => visit.read('namespace').textContent()).toBe('solana')
  await expect.poll(() => visit.read('address').textContent()).toBe(phone.solana?.accounts[0])
  await expect.poll(() => visit.read('network').textContent()).toBe('Local Solana')
})

it('survives reloads, drops a namespace that the phone revokes, and ends when the phone ends the session', async () => {
  const { visit, phone } = await pair()
  await expect.poll(() => readStates(visit)).toEqual(['connected', 'connected', 'connected'])
  const requestCount = phone.requests.length
  await visit.page.reload()
  await expect.poll(() => readStates(visit)).toEqual(['connected', 'connected', 'connected'])
  expect(phone.requests.length).toBe(requestCount)
  await phone.update({ namespaces: ['eip155', 'bip122'] })
  await expect.poll(() => readStates(visit)).toEqual(['connected', 'disconnected', 'connected'])
  expect(await visit.act('bip122', 'sign')).toMatch(/^[A-Za-z\d+/]+=*$/)
  await visit.page.reload()
  await expect.poll(() => readStates(visit)).toEqual(['connected', 'disconnected', 'connected'])
  await phone.disconnect()
  await expect.poll(() => readStates(visit)).toEqual(['disconnected', 'disconnected', 'disconnected'])
  await visit.page.reload()
  await visit.page.getByTestId('lk-connect-button').first().waitFor()
  await expect.poll(() => readStates(visit)).toEqual(['disconnected', 'disconnected', 'disconnected'])
})

it('notifies the phone when the visitor disconnects, on whichever chain', async () => {
  const { visit, phone } = await pair()
  await expect.poll(() => readStates(visit)).toEqual(['connected', 'connected', 'connected'])
  await visit.openWallets('solana')
  await visit.page.getByTestId('lk-profile-wallets-disconnect-walletConnect').click()
  await expect.poll(() => readStates(visit)).toEqual(['disconnected', 'disconnected', 'disconnected'])
  await phone.when(({ sessions }) => sessions.length === 0)
})

it('sends a phone without a wallet to the built-in browsers of Solana wallets [S2.040] [S2.041] [S2.042]', async () => {
  const visit = await openMany({ open, chains, isPhone: true, userAgent: iPhone })
  const { page, context } = visit
  await page.getByTestId('lk-connect-button').first().tap()
  await visit.expectView('Connect')
  // Without the query and the fragment, which may contain secrets of the app.
  const { origin, pathname, search } = new URL(page.url())
  expect(search).not.toBe('')
  const here = encodeURIComponent(`${origin}${pathname}`)
  const ref = encodeURIComponent(origin)
  const expected = {
    phantom: `https://phantom.app/ul/browse/${here}?ref=${ref}`,
    solflare: `https://solflare.com/ul/v1/browse/${here}?ref=${ref}`,
    coinbase: `https://go.cb-w.com/dapp?cb_url=${here}`,
  }
  for (const [wallet, href] of Object.entries(expected)) {
    const link = page.getByTestId(`lk-connect-redirect-${wallet}`)
    await link.waitFor()
    await context.route(`${new URL(href).origin}/**`, (route) => route.fulfill({ status: 204 }))
    const [navigation] = await Promise.all([
      context.waitForEvent('request', (request) => request.url() === href),
      link.tap(),
    ])
    expect(navigation.isNavigationRequest()).toBe(true)
    // The page stays open: the visitor may return to it.
    await visit.expectView('Connect')
  }
})
