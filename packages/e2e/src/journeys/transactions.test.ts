import type { EvmWallet } from '@latchkey/testing'
import type { Page } from 'playwright'
import { createTestClient, http, publicActions, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getWorld } from '../setup/getWorld.ts'
import { addWallet, openBrowser, type OpenPageParameters, type Visit } from '../setup/openPage.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

const openPage = openBrowser()
let cloud: JourneyCloud

const getAnvil = () => {
  const { rpcUrl } = getWorld().devnet.evm.find(({ chainId }) => chainId === 31_337) ?? {}
  return createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).extend(publicActions)
}

beforeAll(async () => {
  const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  cloud = await startCloud({ rpcUrls })
})
afterEach(() => getAnvil().setAutomine(true))
afterAll(() => cloud.stop())

interface Connected {
  readonly visit: Visit
  readonly wallet: EvmWallet
}

/** Opens the page with a connected wallet. */
async function connect(
  parameters: Pick<OpenPageParameters, 'query' | 'isForeign'> & {
    readonly before?: (page: Page) => Promise<void>
  } = {},
): Promise<Connected> {
  const { query = '', before, isForeign } = parameters
  let wallet: EvmWallet | undefined
  const visit = await openPage({
    path: 'many/many.html',
    query: `evm-only&${query}`,
    isForeign,
    before: async (context) => {
      wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })
      context.on('page', (page) => void before?.(page))
    },
  })
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
  if (!wallet) throw new Error('no wallet was installed')
  return { visit, wallet }
}

/** Sends a payment through the app's hook. Returns its hash. */
async function pay({ visit }: Connected, name: 'pay' | 'pay-token' = 'pay'): Promise<Hex> {
  await visit.page.getByTestId(`eip155-${name}`).click()
  await expect.poll(() => visit.read('eip155-result').textContent()).toMatch(/^0x/)
  return (await visit.read('eip155-result').textContent()) as Hex
}

/** The record of the newest transaction, as the page stores it. */
async function readRecord(page: Page): Promise<object> {
  const stored = await page.evaluate(() => localStorage.getItem('@latchkey/transactions'))
  const { value } = JSON.parse(stored ?? '{"value":[]}') as { readonly value: readonly object[] }
  return value[0] ?? {}
}

const expectToast = (page: Page, text: string): Promise<void> =>
  page.getByTestId('lk-toast').filter({ hasText: text }).waitFor()

it('changes the balances and the list of transactions without a reload, with the modal closed (behaviour 23)', async () => {
  const connected = await connect({ query: `cloud=${encodeURIComponent(cloud.url)}` })
  const { visit } = connected
  await visit.page.getByTestId('eip155-tokens').click()
  const read = async () => ({
    token: (await visit.read('eip155-amounts').textContent()) ?? '',
    coin: (await visit.read('eip155-native').textContent()) ?? '',
  })
  await expect.poll(async () => Object.values(await read()).join()).toMatch(/\d.*,\d+$/)
  for (const name of ['pay', 'pay-token'] as const) {
    const before = await read()
    const id = await pay(connected, name)
    await expect.poll(() => visit.read('eip155-activity').textContent()).toContain(id)
    await expect.poll(async () => (await read()).coin).not.toBe(before.coin)
    await expect.poll(async () => (await read()).token).not.toBe(before.token)
  }
})

describe('a payment that waits for a block', () => {
  it.each([
    ['speedUp', { status: 'confirmed', replacedBy: 'spedUp' }, 'confirmed'],
    ['cancel', { status: 'replaced', replacedBy: 'cancelled' }, 'cancelled'],
  ] as const)('settles with the new id when the wallet’s %s replaces it', async (how, expected, text) => {
    const connected = await connect()
    const { page } = connected.visit
    await getAnvil().setAutomine(false)
    const id = await pay(connected)
    await expectToast(page, 'sent')
    const replacementId = await connected.wallet[how](id)
    await getAnvil().mine({ blocks: 4 })
    await expectToast(page, text)
    await expect.poll(() => readRecord(page)).toMatchObject({ ...expected, id, replacementId, isFinal: true })
  })

  it('is followed by the page that was reloaded while another tab was open, and over time without a network', async () => {
    const connected = await connect({ isForeign: (fault) => fault.includes('ERR_INTERNET_DISCONNECTED') })
    const { page, context } = connected.visit
    await getAnvil().setAutomine(false)
    const id = await pay(connected)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect.poll(() => other.getByTestId('status').first().textContent()).toBe('connected')
    await page.reload()
    await expect.poll(() => connected.visit.read('status').textContent()).toBe('connected')
    await expect.poll(() => readRecord(page)).toMatchObject({ id, status: 'submitted' })
    await context.setOffline(true)
    await getAnvil().mine({ blocks: 4 })
    await context.setOffline(false)
    for (const each of [page, other])
      await expect.poll(() => readRecord(each)).toMatchObject({ id, status: 'confirmed', isFinal: true })
    expect(connected.wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  })

  it('is told to be confirmed again after a reorganisation', async () => {
    const connected = await connect()
    const { page } = connected.visit
    await getAnvil().setAutomine(false)
    const fork = await getAnvil().snapshot()
    const id = await pay(connected)
    const raw = await getAnvil().request<{ Method: 'eth_getRawTransactionByHash'; Parameters: [Hex]; ReturnType: Hex }>(
      {
        method: 'eth_getRawTransactionByHash',
        params: [id],
      },
    )
    await getAnvil().mine({ blocks: 1 })
    await expectToast(page, 'confirmed')
    await getAnvil().revert({ id: fork })
    await getAnvil()
      .dropTransaction({ hash: id })
      .catch(() => undefined)
    await getAnvil().mine({ blocks: 1 })
    await expectToast(page, 'confirming it again')
    await getAnvil().sendRawTransaction({ serializedTransaction: raw })
    await getAnvil().mine({ blocks: 4 })
    await expect.poll(() => readRecord(page)).toMatchObject({ id, status: 'confirmed', isFinal: true })
  })

  it('is called stuck after a minute of blocks without it, and confirmed in the end', async () => {
    const connected = await connect({ before: (page) => page.clock.install() })
    const { page } = connected.visit
    await getAnvil().setAutomine(false)
    const id = await pay(connected)
    await expect.poll(async () => Object(await readRecord(page)).waitsSinceBlock).toMatch(/^\d+$/)
    const raw = await getAnvil().request<{ Method: 'eth_getRawTransactionByHash'; Parameters: [Hex]; ReturnType: Hex }>(
      {
        method: 'eth_getRawTransactionByHash',
        params: [id],
      },
    )
    await getAnvil().dropTransaction({ hash: id })
    await getAnvil().mine({ blocks: 2 })
    await page.clock.fastForward(61_000)
    await expectToast(page, 'Still waiting')
    await expect.poll(() => readRecord(page)).toMatchObject({ status: 'stuck', isFinal: false })
    await getAnvil().sendRawTransaction({ serializedTransaction: raw })
    await getAnvil().mine({ blocks: 4 })
    await page.clock.fastForward(8_000)
    await expect.poll(() => readRecord(page)).toMatchObject({ id, status: 'confirmed', isFinal: true })
  })
})
