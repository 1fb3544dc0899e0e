import { expect, it, onTestFinished } from 'vitest'
import { payFromFaucet } from '../setup/chain.ts'
import { getWorld } from '../setup/getWorld.ts'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'
import { createAccount, press } from '../setup/sending.ts'
import { startCloud } from '../setup/startCloud.ts'
import { startPrices } from '../setup/startPrices.ts'
import { startProvider, type ProviderMode } from '../setup/startProvider.ts'

const openPage = openBrowser()
const chainId = 31_337
const ether = 10n ** 18n

/** A cloud with two nodes of the same chain and a provider of prices, all of which fail on demand. */
async function startWorld() {
  const { evm } = getWorld().devnet
  const [first = '', second = ''] = evm.map(({ rpcUrl }) => rpcUrl)
  const prices = await startPrices({ 'coingecko:ethereum': 2_000.5 })
  const [node, otherNode, priced] = await Promise.all([first, first, prices.url].map(startProvider))
  if (!node || !otherNode || !priced) throw new Error('a provider is missing')
  const nodes = `${node.url},${otherNode.url}`
  const cloud = await startCloud({
    // Only the coins of public chains have prices, so the first chain is Ethereum, too.
    rpcUrls: { 1: nodes, 31337: nodes, 31338: second },
    environment: { LATCHKEY_PRICES: 'defillama', LATCHKEY_DEFILLAMA_URL: priced.url },
  })
  onTestFinished(async () => {
    await cloud.stop()
    await Promise.all([node, otherNode, priced, prices].map((each) => each.stop()))
  })
  return { cloud, node, otherNode, priced }
}

/** Opens the account of a visitor who has one ether, whom the cloud has never seen. */
async function openAccount(cloudUrl: string): Promise<Visit> {
  const { address, key } = createAccount()
  await payFromFaucet({ chainId, to: address, amount: ether })
  const visit = await openPage({
    query: `mainnet&cloud=${encodeURIComponent(cloudUrl)}`,
    isForeign: (fault) => /Failed to load resource|\[Latchkey\]/.test(fault),
    before: async (context) => {
      await context.clock.install()
      await addWallet(context, { name: 'Alpha', rdns: 'com.alpha', accounts: [key] })
    },
  })
  await press(visit, 'lk-connect-button')
  await press(visit, 'lk-connect-wallet-com.alpha')
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
  await press(visit, 'lk-account-button')
  await visit.expectView('Account')
  return visit
}

const readAll = async (visit: Visit, id: string): Promise<string> =>
  (await visit.page.getByTestId(id).allTextContents()).join()
const readTotal = async ({ dialog }: Visit): Promise<string> =>
  (await dialog.locator('.lk-account-amount').allTextContents()).join()

it.each<{ readonly prices: ProviderMode; readonly one: ProviderMode; readonly all: readonly ProviderMode[] }>([
  { prices: 'wrong', one: 'slow', all: ['down', 'wrong'] },
  { prices: 'down', one: 'wrong', all: ['slow', 'slow'] },
])(
  'shows amounts without prices ($prices), all of it by one of two nodes ($one), and no number without any ($all)',
  { timeout: 240_000 },
  async (modes) => {
    const { cloud, node, otherNode, priced } = await startWorld()
    const settled = { timeout: 50_000 }

    // The only provider of prices: the amounts are there, and no value is made up.
    priced.mode = modes.prices
    const unpriced = await openAccount(cloud.url)
    await expect.poll(() => readAll(unpriced, 'lk-token-eip155:1'), settled).toContain('1 ETH')
    await expect.poll(() => unpriced.dialog.textContent()).not.toContain('$')

    // One of two: nothing is missing.
    priced.mode = 'right'
    node.mode = modes.one
    const one = await openAccount(cloud.url)
    await expect.poll(() => readTotal(one), settled).toBe('$2,000.50')
    await expect.poll(() => one.page.getByTestId('lk-tokens-unread').count()).toBe(0)

    // Every node: the screen names the chains, and shows no balance of them.
    ;[node.mode = 'down', otherNode.mode = 'down'] = modes.all
    const none = await openAccount(cloud.url)
    await expect.poll(() => readAll(none, 'lk-tokens-unread'), settled).toMatch(/First Chain.*Ethereum/)
    await expect.poll(() => none.page.getByTestId('lk-token-eip155:1').count()).toBe(0)
    await expect.poll(() => none.dialog.textContent()).not.toMatch(/\$|\d ETH/)

    // They are back: the same page shows what the visitor has.
    node.mode = 'right'
    otherNode.mode = 'right'
    const retry = async (): Promise<string> => {
      const button = none.page.getByTestId('lk-tokens-retry')
      if ((await button.count()) > 0) {
        await none.page.clock.fastForward(31_000)
        await button.click({ timeout: 2_000 }).catch(() => undefined)
      }
      return readTotal(none)
    }
    await expect.poll(retry, { ...settled, interval: 1_000 }).toBe('$2,000.50')
    await expect.poll(() => none.page.getByTestId('lk-tokens-unread').count()).toBe(0)
  },
)
