import type { EvmWallet, EvmWalletParameters } from '@latchkey/testing'
import { encodeFunctionData, parseAbi, type Hex } from 'viem'
import { expect } from 'vitest'
import { askChain, payFromFaucet, readBalance } from './chain.ts'
import { getWorld } from './getWorld.ts'
import { reach } from './keyboard.ts'
import { addWallet, type openBrowser, type OpenPageParameters, type Visit } from './openPage.ts'
import { createAccount, giveTokens, press } from './sending.ts'
import type { JourneyCloud } from './startCloud.ts'

/** The chain with the local exchange. */
export const chainId = 31337
const ether = 10n ** 18n
/** A token of the exchange. */
export const dollar = '0x7e57D011A4000000000000000000000000000001'
/** Where the tokens are swapped. */
export const exchange = '0xe8c4a46e00000000000000000000000000000007'
/** How the exchange names the coin. */
const coin = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const abi = parseAbi([
  'function setPool(address token, address other, uint256 reserve, uint256 otherReserve)',
  'function reserves(address token, address other) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
])

/** The text of an element, in one line. */
export const textOf = async (visit: Visit, id: string): Promise<string> =>
  ((await visit.page.getByTestId(id).first().textContent()) ?? '').replaceAll(/\s+/g, ' ').trim()
/** Waits for a status of the view. */
export const expectStatus = (visit: Visit, status: string): Promise<void> =>
  visit.dialog.and(visit.page.locator(`[data-status="${status}"]`)).waitFor()
/** What an account has of {@link dollar}. */
export const readDollars = (address: string): Promise<bigint> => readBalance({ chainId, address, token: dollar })
/** What the exchange may take of a token. */
export const readAllowance = async (owner: string, token = dollar): Promise<bigint> => {
  const data = encodeFunctionData({ abi, functionName: 'allowance', args: [toHex(owner), exchange] })
  return BigInt(await askChain({ chainId, method: 'eth_call', params: [{ to: token, data }, 'latest'] }))
}
const toHex = (text: string): `0x${string}` => `0x${text.slice(2)}`
/** What the owner was asked for, in order. */
export const listSigned = (wallet: EvmWallet): readonly string[] =>
  wallet.requests.filter(({ isPrompted }) => isPrompted).map(({ method }) => method)

/** Makes what is bought with coins dearer by some hundredths, as a large trade of others would. */
export async function movePrice(percent: bigint): Promise<void> {
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

interface SwapVisitParameters {
  readonly open: ReturnType<typeof openBrowser>
  readonly cloud: JourneyCloud
  readonly wallet?: Pick<EvmWalletParameters, 'confirm' | 'features'> | undefined
  /** Before the form is opened. */
  readonly prepare?: ((owner: { readonly address: string; readonly key: Hex }) => Promise<void>) | undefined
  readonly page?: Pick<OpenPageParameters, 'isForeign' | 'isPhone'> | undefined
  readonly locale?: string | undefined
}

interface SwapVisit {
  readonly visit: Visit
  readonly wallet: EvmWallet
  readonly address: string
}

/** A visitor with 2 ether and 500 dollars, who has opened the form. */
export async function visitSwap(parameters: SwapVisitParameters): Promise<SwapVisit> {
  const connected = await visitOwner(parameters)
  const { visit } = connected
  await press(visit, 'lk-account-button')
  await press(visit, 'lk-account-swaps')
  await visit.expectView('Swap')
  return connected
}

/** A visitor with 2 ether and 500 dollars, who has connected. */
export async function visitOwner(parameters: SwapVisitParameters): Promise<SwapVisit> {
  const { open, cloud, locale, prepare } = parameters
  const { address, key } = createAccount()
  await payFromFaucet({ chainId, to: address, amount: 2n * ether })
  await giveTokens({ to: address, token: dollar, amount: 500_000_000n })
  await prepare?.({ address, key })
  let wallet: EvmWallet | undefined
  const visit = await open({
    ...parameters.page,
    query: new URLSearchParams({ cloud: cloud.url, ...(locale !== undefined && { locale }) }).toString(),
    before: async (context) => {
      wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha', accounts: [key], ...parameters.wallet })
    },
  })
  if (!wallet) throw new Error('no wallet was installed')
  await press(visit, 'lk-connect-button')
  await press(visit, 'lk-connect-wallet-com.alpha')
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
  return { visit, wallet, address }
}

/** Chooses what is received by its address, which the list of the cloud knows. */
export async function chooseBought(visit: Visit, search: string, row: string): Promise<void> {
  await press(visit, 'lk-swap-to')
  await visit.expectView('SwapSelectToken')
  await visit.page.getByTestId('lk-swap-search').fill(search)
  await visit.dialog.locator(`[data-testid="${row}" i]`).first().click()
  await visit.expectView('Swap')
}

/** Pays 100 dollars for ether. */
export async function payDollars(visit: Visit): Promise<void> {
  await chooseBought(visit, dollar, `lk-token-eip155:${chainId}:${dollar}`)
  await press(visit, 'lk-swap-flip')
  await visit.page.getByTestId('lk-swap-amount').fill('100')
}

/** Waits for a quote and its value, accepts a loss that other journeys made large by moving a price a moment ago, and opens the review. */
export async function review(visit: Visit): Promise<void> {
  await expectStatus(visit, 'quoted')
  // The pools give what arrives its value, which decides whether the loss has to be accepted.
  await expect.poll(() => textOf(visit, 'lk-swap-receive')).toMatch(/\$\d+\.\d\d/)
  if (await visit.page.getByTestId('lk-swap-accept-loss').isVisible())
    await visit.page.getByTestId('lk-swap-accept-loss').check()
  await press(visit, 'lk-swap-review')
  await visit.expectView('SwapPreview')
  await expectStatus(visit, 'reviewing')
}

/** The same with the keyboard alone. */
export async function reviewByKey(visit: Visit): Promise<void> {
  await expectStatus(visit, 'quoted')
  await expect.poll(() => textOf(visit, 'lk-swap-receive')).toContain('$')
  if (await visit.page.getByTestId('lk-swap-accept-loss').isVisible()) {
    await reach(visit, 'lk-swap-accept-loss')
    await visit.page.keyboard.press('Space')
  }
  await reach(visit, 'lk-swap-review')
  await visit.page.keyboard.press('Enter')
  await visit.expectView('SwapPreview')
  await expectStatus(visit, 'reviewing')
}
