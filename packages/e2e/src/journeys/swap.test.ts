import type { EvmWallet, EvmWalletParameters } from '@latchkey/testing'
import { encodeFunctionData, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askChain, payFromFaucet, readBalance } from '../setup/chain.ts'
import { getWorld } from '../setup/getWorld.ts'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'
import { createAccount, giveTokens, press } from '../setup/sending.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

const open = openBrowser()
let cloud: JourneyCloud

beforeAll(async () => {
  const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  cloud = await startCloud({ rpcUrls })
})
afterAll(() => cloud.stop())

const chainId = 31337
const ether = 10n ** 18n
const dollar = '0x7e57D011A4000000000000000000000000000001'
const exchange = '0xe8c4a46e00000000000000000000000000000007'
/** How the exchange names the coin. */
const coin = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const abi = parseAbi([
  'function setPool(address token, address other, uint256 reserve, uint256 otherReserve)',
  'function reserves(address token, address other) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
])

const textOf = async (visit: Visit, id: string): Promise<string> =>
  ((await visit.page.getByTestId(id).first().textContent()) ?? '').replaceAll(/\s+/g, ' ').trim()
const expectStatus = (visit: Visit, status: string): Promise<void> =>
  visit.dialog.and(visit.page.locator(`[data-status="${status}"]`)).waitFor()
const readDollars = (address: string): Promise<bigint> => readBalance({ chainId, address, token: dollar })
const readAllowance = async (owner: string): Promise<bigint> => {
  const data = encodeFunctionData({ abi, functionName: 'allowance', args: [toHex(owner), exchange] })
  return BigInt(await askChain({ chainId, method: 'eth_call', params: [{ to: dollar, data }, 'latest'] }))
}
const toHex = (text: string): `0x${string}` => `0x${text.slice(2)}`
const listSigned = (wallet: EvmWallet): readonly string[] =>
  wallet.requests.filter(({ isPrompted }) => isPrompted).map(({ method }) => method)

/** Makes what is bought with coins dearer by some hundredths, as a large trade of others would. */
async function movePrice(percent: bigint): Promise<void> {
  const read = async (token: `0x${string}`, other: `0x${string}`): Promise<bigint> => {
    const data = encodeFunctionData({ abi, functionName: 'reserves', args: [token, other] })
    return BigInt(await askChain({ chainId, method: 'eth_call', params: [{ to: exchange, data }, 'latest'] }))
  }
  const [paid, bought] = [await read(coin, dollar), await read(dollar, coin)]
  const args = [coin, dollar, paid, (bought * (100n - percent)) / 100n] as const
  const from = getWorld().devnet.evm[0]?.accounts[9]?.address
  const data = encodeFunctionData({ abi, functionName: 'setPool', args })
  await askChain({ chainId, method: 'eth_sendTransaction', params: [{ from, to: exchange, data }] })
  await expect.poll(() => read(dollar, coin)).toBe(args[3])
}

/** A visitor with 2 ether and 500 dollars, who has opened the form. */
async function visitSwap(parameters: Pick<EvmWalletParameters, 'confirm'> = {}): Promise<{
  readonly visit: Visit
  readonly wallet: EvmWallet
  readonly address: string
}> {
  const { address, key } = createAccount()
  await payFromFaucet({ chainId, to: address, amount: 2n * ether })
  await giveTokens({ to: address, token: dollar, amount: 500_000_000n })
  let wallet: EvmWallet | undefined
  const visit = await open({
    query: new URLSearchParams({ cloud: cloud.url }).toString(),
    // The cloud says that nothing knows prices of local tokens.
    isForeign: (fault) => fault.includes('501 (Not Implemented)'),
    before: async (context) => {
      wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha', accounts: [key], ...parameters })
    },
  })
  if (!wallet) throw new Error('no wallet was installed')
  await press(visit, 'lk-connect-button')
  await press(visit, 'lk-connect-wallet-com.alpha')
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
  await press(visit, 'lk-account-button')
  await press(visit, 'lk-account-swaps')
  await visit.expectView('Swap')
  return { visit, wallet, address }
}

/** Chooses what is received by its address, which the list of the cloud knows. */
async function chooseBought(visit: Visit, search: string, row: string): Promise<void> {
  await press(visit, 'lk-swap-to')
  await visit.expectView('SwapSelectToken')
  await visit.page.getByTestId('lk-swap-search').fill(search)
  await visit.dialog.locator(`[data-testid="${row}" i]`).first().click()
  await visit.expectView('Swap')
}

/** Pays 100 dollars for ether. */
async function payDollars(visit: Visit): Promise<void> {
  await chooseBought(visit, dollar, `lk-token-eip155:${chainId}:${dollar}`)
  await press(visit, 'lk-swap-flip')
  await visit.page.getByTestId('lk-swap-amount').fill('100')
}

/** Waits for a price, ticks that the loss is unknown, because nothing knows prices of local tokens, and opens the review. */
async function review(visit: Visit): Promise<void> {
  await expectStatus(visit, 'quoted')
  if (await visit.page.getByTestId('lk-swap-accept-loss').isVisible())
    await visit.page.getByTestId('lk-swap-accept-loss').check()
  await press(visit, 'lk-swap-review')
  await visit.expectView('SwapPreview')
  await expectStatus(visit, 'reviewing')
}

it('swaps ether for tokens with one signature, and shows what arrived [S1.016] [S2.038]', async () => {
  const { visit, wallet, address } = await visitSwap()
  await chooseBought(visit, dollar, `lk-token-eip155:${chainId}:${dollar}`)
  await visit.page.getByTestId('lk-swap-amount').fill('0.25')
  await review(visit)
  await expect.poll(() => textOf(visit, 'lk-swap-contracts')).toContain(exchange)
  const before = await readDollars(address)
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
  const arrived = (await readDollars(address)) - before
  expect(arrived).toBeGreaterThan(0n)
  const shown = (await textOf(visit, 'lk-swap-received')).replace(/[^\d.]/g, '')
  expect(BigInt(Math.round(Number(shown) * 1e6))).toBe(arrived)
  expect(listSigned(wallet)).toEqual(['eth_requestAccounts', 'eth_sendTransaction'])
  await press(visit, 'lk-swap-finish')
  await visit.expectView('Account')
})

it('swaps tokens for ether in two steps, with an allowance of exactly the amount, and asks again for a declined second step alone', async () => {
  let count = 0
  const { visit, wallet, address } = await visitSwap({
    // The connection, the allowance, and the swap.
    confirm: async () => ({ approved: ++count !== 3 }),
  })
  await payDollars(visit)
  await review(visit)
  await expect.poll(() => textOf(visit, 'lk-swap-steps')).toContain('2 confirmations in Alpha')
  await press(visit, 'lk-swap-confirm')
  await visit.page.getByTestId('lk-swap-declined').waitFor()
  await expect.poll(() => textOf(visit, 'lk-swap-declined')).toContain('The allowance stays')
  await expect.poll(() => readAllowance(address)).toBe(100_000_000n)
  await expect.poll(() => readDollars(address)).toBe(500_000_000n)
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
  await expect.poll(() => readDollars(address)).toBe(400_000_000n)
  await expect.poll(() => readAllowance(address)).toBe(0n)
  expect(listSigned(wallet).filter((method) => method === 'eth_sendTransaction').length).toBe(3)
})

it('signs nothing while a price that became worse is not accepted (behaviour 15)', async () => {
  const { visit, wallet } = await visitSwap()
  await chooseBought(visit, dollar, `lk-token-eip155:${chainId}:${dollar}`)
  await visit.page.getByTestId('lk-swap-amount').fill('0.25')
  await review(visit)
  await movePrice(3n)
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'moved')
  await expect.poll(() => textOf(visit, 'lk-swap-moved')).toContain('Nothing was swapped.')
  expect(listSigned(wallet)).toEqual(['eth_requestAccounts'])
  await press(visit, 'lk-swap-accept')
  await expectStatus(visit, 'reviewing')
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
})

it('signs nothing that the cloud has altered', async () => {
  const { visit, wallet, address } = await visitSwap()
  const stranger = createAccount().address
  await visit.page.route('**/v1/convert/build-transaction*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    // The calldata names another receiver.
    const altered = text.replaceAll(
      new RegExp(`(?<=[0]{24})${address.slice(2)}`, 'gi'),
      stranger.slice(2).toLowerCase(),
    )
    await route.fulfill({ response: answer, body: altered })
  })
  await chooseBought(visit, dollar, `lk-token-eip155:${chainId}:${dollar}`)
  await visit.page.getByTestId('lk-swap-amount').fill('0.25')
  await review(visit)
  await press(visit, 'lk-swap-confirm')
  await visit.page.getByTestId('lk-swap-altered').waitFor()
  expect(listSigned(wallet)).toEqual(['eth_requestAccounts'])
  await expect.poll(() => readBalance({ chainId, address: stranger, token: dollar })).toBe(0n)
})
