import { createWalletClient, encodeFunctionData, http, parseAbi, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { providerErrors } from '@latchkey/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askChain, readBalance } from '../setup/chain.ts'
import { getWorld } from '../setup/getWorld.ts'
import { openBrowser, type Visit } from '../setup/openPage.ts'
import { pressByKey, reach } from '../setup/keyboard.ts'
import { giveTokens, press } from '../setup/sending.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'
import {
  chainId,
  chooseBought,
  dollar,
  exchange,
  expectStatus,
  listSigned,
  payDollars,
  readAllowance,
  readDollars,
  review,
  reviewByKey,
  textOf,
  visitOwner,
  visitSwap,
} from '../setup/swapping.ts'

const open = openBrowser()
let cloud: JourneyCloud

beforeAll(async () => {
  const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map(({ chainId: id, rpcUrl }) => [id, rpcUrl]))
  cloud = await startCloud({ rpcUrls })
})
afterAll(() => cloud.stop())

/** A token that changes an allowance only from or to zero, and whose calls return nothing. */
const legacy = '0x1E6Acd011A400000000000000000000000000002'
const abi = parseAbi(['function approve(address spender, uint256 amount)'])
const readLegacy = (address: string): Promise<bigint> => readBalance({ chainId, address, token: legacy })
const row = (token: string): string => `lk-token-eip155:${chainId}:${token}`

/** Lets the exchange take some of a token, as an earlier swap did. */
async function allow(
  owner: { readonly address: string; readonly key: Hex },
  token: Hex,
  amount: bigint,
): Promise<void> {
  const rpcUrl = getWorld().devnet.evm.find((chain) => chain.chainId === chainId)?.rpcUrl
  const client = createWalletClient({ account: privateKeyToAccount(owner.key), transport: http(rpcUrl) })
  const data = encodeFunctionData({ abi, functionName: 'approve', args: [exchange, amount] })
  await client.sendTransaction({ to: token, data, chain: null })
  await expect.poll(() => readAllowance(owner.address, token)).toBe(amount)
}

/** Pays 100 of the legacy dollar for the other dollar. */
async function payLegacy(visit: Visit): Promise<void> {
  await chooseBought(visit, legacy, row(legacy))
  await press(visit, 'lk-swap-flip')
  await chooseBought(visit, dollar, row(dollar))
  await visit.page.getByTestId('lk-swap-amount').fill('100')
}

it('swaps one token for another with one signature if the allowance is enough, and shows what arrived of it', async () => {
  const { visit, wallet, address } = await visitSwap({
    ...{ open, cloud },
    prepare: (owner) => allow(owner, dollar, 100_000_000n),
  })
  await payDollars(visit)
  await chooseBought(visit, legacy, row(legacy))
  await review(visit)
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
  await expect.poll(() => readDollars(address)).toBe(400_000_000n)
  const arrived = await readLegacy(address)
  expect(arrived).toBeGreaterThan(90_000_000n)
  const shown = (await textOf(visit, 'lk-swap-received')).replace(/[^\d.]/g, '')
  expect(BigInt(Math.round(Number(shown) * 1e6))).toBe(arrived)
  expect(listSigned(wallet)).toEqual(['eth_requestAccounts', 'eth_sendTransaction'])
})

it('takes back an older allowance first, where the token allows no other change of it', async () => {
  const { visit, wallet, address } = await visitSwap({
    ...{ open, cloud },
    prepare: async (owner) => {
      await giveTokens({ to: owner.address, token: legacy, amount: 500_000_000n })
      await allow(owner, legacy, 5n)
    },
  })
  await payLegacy(visit)
  await review(visit)
  await expect.poll(() => textOf(visit, 'lk-swap-steps')).toContain('3 confirmations in Alpha')
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
  await expect.poll(() => readLegacy(address)).toBe(400_000_000n)
  await expect.poll(() => readAllowance(address, legacy)).toBe(0n)
  expect(listSigned(wallet).filter((method) => method === 'eth_sendTransaction')).toHaveLength(3)
})

it('asks once for both steps where the wallet carries out both or neither (behaviour 19)', async () => {
  const { visit, wallet, address } = await visitSwap({
    ...{ open, cloud },
    wallet: { features: { atomic: 'supported' } },
  })
  await payDollars(visit)
  await review(visit)
  await expect.poll(() => textOf(visit, 'lk-swap-steps')).toContain('One confirmation for both steps')
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
  await expect.poll(() => readDollars(address)).toBe(400_000_000n)
  await expect.poll(() => readAllowance(address)).toBe(0n)
  expect(listSigned(wallet)).toEqual(['eth_requestAccounts', 'wallet_sendCalls'])
})

it('shows two steps, and waits for a press, if the upgrade of the account is declined', async () => {
  const { visit, wallet, address } = await visitSwap({ ...{ open, cloud }, wallet: { features: { atomic: 'ready' } } })
  wallet.reject({ methods: ['wallet_sendCalls'], error: providerErrors.upgradeRejected })
  await payDollars(visit)
  await review(visit)
  await expect.poll(() => textOf(visit, 'lk-swap-steps')).toContain('One confirmation for both steps')
  await press(visit, 'lk-swap-confirm')
  await expect.poll(() => textOf(visit, 'lk-swap-steps')).toContain('2 confirmations in Alpha')
  await expect.poll(() => readDollars(address)).toBe(500_000_000n)
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
  await expect.poll(() => readDollars(address)).toBe(400_000_000n)
  // The account is an ordinary one as before.
  expect(await askChain({ chainId, method: 'eth_getCode', params: [address, 'latest'] })).toBe('0x')
  expect(listSigned(wallet).filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
})

it('signs no quote that is too old, and asks for another one at the press', async () => {
  const { visit, wallet, address } = await visitSwap({ open, cloud })
  const quotes: string[] = []
  await chooseBought(visit, dollar, row(dollar))
  await visit.page.getByTestId('lk-swap-amount').fill('0.25')
  await review(visit)
  // Nothing renews the quote.
  await visit.page.route('**/v1/convert/quotes*', (route) => route.abort())
  await visit.page.clock.install()
  await visit.page.clock.fastForward(31_000)
  await visit.page.unroute('**/v1/convert/quotes*')
  visit.page.on('request', (request) => {
    if (request.url().includes('/v1/convert/quotes')) quotes.push(`quote after ${listSigned(wallet).length} signatures`)
  })
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
  expect(quotes[0]).toBe('quote after 1 signatures')
  expect(listSigned(wallet)).toEqual(['eth_requestAccounts', 'eth_sendTransaction'])
  expect(await readDollars(address)).toBeGreaterThan(500_000_000n)
})

it('swaps with the keyboard alone, in Arabic, in the sheet of a phone, and asks nothing about swaps before', async () => {
  const { visit, wallet, address } = await visitOwner({ ...{ open, cloud }, page: { isPhone: true }, locale: 'ar' })
  const { keyboard } = visit.page
  await pressByKey(visit, 'lk-account-button')
  await visit.expectView('Account')
  await visit.page.getByTestId('lk-account-swaps').waitFor()
  expect(
    visit.requests.filter((request) => /v1\/convert|swapViews|SwapView|SwapSelectToken|createSwap/.test(request)),
  ).toEqual([])
  await expect.poll(() => visit.page.getByTestId('lk-host').getAttribute('dir')).toBe('rtl')
  await expect.poll(() => visit.dialog.boundingBox()).toMatchObject({ x: 0, width: 390 })
  await pressByKey(visit, 'lk-account-swaps')
  await visit.expectView('Swap')
  await pressByKey(visit, 'lk-swap-to')
  await visit.expectView('SwapSelectToken')
  await reach(visit, 'lk-swap-search')
  await keyboard.type(dollar)
  await pressByKey(visit, row(dollar))
  await visit.expectView('Swap')
  await reach(visit, 'lk-swap-amount')
  await keyboard.type('0.25')
  await reviewByKey(visit)
  await pressByKey(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
  expect(listSigned(wallet)).toEqual(['eth_requestAccounts', 'eth_sendTransaction'])
  expect(await readDollars(address)).toBeGreaterThan(500_000_000n)
  await pressByKey(visit, 'lk-swap-finish')
  await visit.expectView('Account')
})

it('keeps what was entered while the network or the cloud is gone, signs nothing then, and continues', async () => {
  const { visit, wallet } = await visitSwap({
    ...{ open, cloud },
    page: { isForeign: (fault) => /ERR_(?:CONNECTION_RE|INTERNET_DISCONNECTED)/.test(fault) },
  })
  const { context, page } = visit
  const amount = page.getByTestId('lk-swap-amount')
  const offline = page.getByTestId('lk-swap-offline')
  await chooseBought(visit, dollar, row(dollar))
  await amount.fill('0.25')
  await expectStatus(visit, 'quoted')
  await context.setOffline(true)
  await offline.waitFor()
  await amount.fill('0.5')
  await context.setOffline(false)
  await offline.waitFor({ state: 'detached' })
  await expectStatus(visit, 'quoted')
  await expect.poll(() => amount.inputValue()).toBe('0.5')

  await cloud.kill()
  await amount.fill('0.125')
  await page.getByTestId('lk-swap-failed').waitFor()
  await cloud.start()
  await press(visit, 'lk-swap-retry')
  await review(visit)
  await expect.poll(() => textOf(visit, 'lk-swap-legs')).toContain('0.125 ETH')

  await context.setOffline(true)
  await expect.poll(() => textOf(visit, 'lk-swap-offline')).toContain('Nothing was swapped.')
  await expect.poll(() => page.getByTestId('lk-swap-confirm').getAttribute('aria-disabled')).toBe('true')
  await context.setOffline(false)
  await offline.waitFor({ state: 'detached' })
  expect(listSigned(wallet)).toEqual(['eth_requestAccounts'])
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
  expect(listSigned(wallet)).toEqual(['eth_requestAccounts', 'eth_sendTransaction'])
})
