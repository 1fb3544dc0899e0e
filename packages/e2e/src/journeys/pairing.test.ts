import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type Visit } from '../setup/openPage.ts'
import { copyLink, openPhone, scanCode } from '../setup/phone.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'
import { getWorld } from '../setup/getWorld.ts'

const openPage = openBrowser()
let cloud: JourneyCloud

beforeAll(async () => {
  const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  cloud = await startCloud({ rpcUrls })
})
afterAll(() => cloud.stop())

const visit = (parameters: Parameters<typeof openPage>[0] = {}) =>
  openPage({ ...parameters, query: `cloud=${encodeURIComponent(cloud.url)}&${parameters.query ?? ''}` })

const status = (page: Visit) => page.read('status').textContent()

const press = (page: Visit, name: string) => page.page.getByRole('button', { name, exact: true }).click()

/** Opens the modal and requests a code. */
async function askForCode(page: Visit, view = 'ConnectingWalletConnect'): Promise<void> {
  await page.page.getByTestId('lk-connect-button').first().click()
  await page.expectView('Connect')
  await page.page.getByTestId('lk-connect-wallet-walletConnect').click()
  await page.expectView(view)
}

/** Connects the phone with the code on screen. */
async function connectByCode(page: Visit, phone: Awaited<ReturnType<typeof openPhone>>): Promise<void> {
  await askForCode(page)
  await phone.pair(await scanCode(page))
  await phone.approve()
  await page.expectClosed()
  await expect.poll(() => status(page)).toBe('connected')
}

it('connects a phone that scans the code, and signs a message from the page [S1.004]', async () => {
  const page = await visit()
  const phone = await openPhone(cloud)
  await connectByCode(page, phone)
  await expect.poll(() => page.read('address').textContent()).toBe(phone.accounts[0])
  await expect.poll(() => page.read('network').textContent()).toBe('First Chain')
  await press(page, 'Sign')
  await expect.poll(() => page.read('result').textContent()).toMatch(/^0x[\da-f]{130}$/)
  expect(phone.requests.at(-1)?.method).toBe('personal_sign')
})

it('connects a phone with a pasted link', async () => {
  const page = await visit()
  const phone = await openPhone(cloud)
  await askForCode(page)
  await phone.pair(await copyLink(page))
  await phone.approve()
  await expect.poll(() => status(page)).toBe('connected')
  await page.expectClosed()
})

it('says that the phone declined, and continues with a new code', async () => {
  const page = await visit()
  const phone = await openPhone(cloud, { policy: 'ask' })
  await askForCode(page)
  const first = await scanCode(page)
  await phone.pair(first)
  await phone.reject()
  await expect.poll(() => page.dialog.getAttribute('data-status')).toBe('declined')
  await page.page.getByTestId('lk-pairing-retry').click()
  const second = await scanCode(page)
  expect(second).not.toBe(first)
  await phone.pair(second)
  await phone.approve()
  await expect.poll(() => status(page)).toBe('connected')
})

it('renews the code before it expires [S9.037]', async () => {
  const page = await visit()
  const lifetime = 240_000
  // The page's clock starts slow and is right after the jump. If it were fast then, the relay would refuse to reconnect, which
  // is needed if the relay had not yet answered everything.
  await page.page.clock.install({ time: Date.now() - lifetime })
  await page.goto(`cloud=${encodeURIComponent(cloud.url)}`)
  await askForCode(page)
  const first = await copyLink(page)
  await page.page.clock.fastForward(lifetime)
  await expect.poll(() => copyLink(page)).not.toBe(first)
  const phone = await openPhone(cloud)
  await phone.pair(await copyLink(page))
  await phone.approve()
  await expect.poll(() => status(page)).toBe('connected')
})

it('receives the response of a phone that was offline, over a relay that was unreachable', async () => {
  const page = await visit({ isForeign: (fault) => /WebSocket|ERR_CONNECTION_REFUSED/.test(fault) })
  const phone = await openPhone(cloud)
  await connectByCode(page, phone)
  await phone.goOffline()
  await press(page, 'Sign')
  await expect.poll(() => page.read('result').textContent()).toBe('pending')
  await cloud.kill()
  await cloud.start()
  await phone.goOnline()
  await expect.poll(() => page.read('result').textContent(), { timeout: 30_000 }).toMatch(/^0x[\da-f]{130}$/)
})

it('reconnects after a reload without a prompt on the phone, and signs', async () => {
  const page = await visit()
  const phone = await openPhone(cloud)
  await connectByCode(page, phone)
  const requestCount = phone.requests.length
  await page.page.reload()
  await expect.poll(() => status(page)).toBe('connected')
  await expect.poll(() => page.read('address').textContent()).toBe(phone.accounts[0])
  expect(phone.requests.length).toBe(requestCount)
  await press(page, 'Sign')
  await expect.poll(() => page.read('result').textContent()).toMatch(/^0x[\da-f]{130}$/)
})

it('disconnects when the phone ends the session, and stays disconnected after a reload', async () => {
  const page = await visit()
  const phone = await openPhone(cloud)
  await connectByCode(page, phone)
  await phone.disconnect()
  await expect.poll(() => status(page)).toBe('disconnected')
  await page.page.reload()
  await page.read('status').waitFor()
  expect(await status(page)).toBe('disconnected')
})

it('follows the phone to another network', async () => {
  const page = await visit()
  const phone = await openPhone(cloud)
  await connectByCode(page, phone)
  phone.switchChain(31338)
  await expect.poll(() => page.read('network').textContent()).toBe('Second Chain')
  await press(page, 'Sign')
  await expect.poll(() => page.read('result').textContent()).toMatch(/^0x[\da-f]{130}$/)
})

it('notifies the phone when the visitor disconnects', async () => {
  const page = await visit()
  const phone = await openPhone(cloud)
  await connectByCode(page, phone)
  await press(page, 'Leave')
  await expect.poll(() => status(page)).toBe('disconnected')
  await phone.when(({ sessions }) => sessions.length === 0)
})

it('pairs without an adapter in basic mode', async () => {
  const page = await visit({ query: 'basic' })
  const phone = await openPhone(cloud)
  await askForCode(page, 'ConnectingWalletConnectBasic')
  await phone.pair(await scanCode(page))
  await phone.approve()
  await expect.poll(() => page.read('address').textContent()).toBe(phone.accounts[0])
  await expect.poll(() => status(page)).toBe('connected')
})

it("pairs over the cloud's relay or the relay set by the app, and opens neither before a code is requested [S7.093]", async () => {
  const relays = [
    [`cloud=${encodeURIComponent(cloud.url)}`, `${cloud.relayUrl}/relay`],
    [`relay=${encodeURIComponent(cloud.relayUrl)}`, `${cloud.relayUrl}/`],
  ] as const
  for (const [query, relay] of relays) {
    const page = await openPage({ query })
    const phone = await openPhone(cloud)
    const sockets: string[] = []
    page.page.on('websocket', (socket) => sockets.push(socket.url().replace(/\?.*$/, '')))
    await page.page.reload()
    await page.page.getByTestId('lk-connect-button').first().click()
    await page.expectView('Connect')
    await page.settle()
    expect(sockets).toEqual([])
    await page.page.getByTestId('lk-connect-wallet-walletConnect').click()
    await phone.pair(await scanCode(page))
    await phone.approve()
    await expect.poll(() => status(page)).toBe('connected')
    expect([...new Set(sockets)]).toEqual([relay])
  }
})

it('loads no pairing or cloud code before the visitor acts, and then only what is needed', async () => {
  const page = await visit()
  await page.settle()
  const isForeign = (request: string): boolean => request.includes('://')
  expect(page.requests.filter(isForeign)).toEqual([])
  expect(page.requests.filter((request) => /remote|sign|wallet-?connect|pairing/i.test(request))).toEqual([])
  await page.page.getByTestId('lk-connect-button').first().click()
  await page.expectView('Connect')
  await page.settle()
  expect(page.requests.filter(isForeign).every((request) => request.includes(cloud.url))).toBe(true)
  expect(page.requests.filter((request) => /openSignClient|ConnectingWalletConnect/.test(request))).toEqual([])
  await page.page.getByTestId('lk-connect-wallet-walletConnect').click()
  await scanCode(page)
  expect(page.requests.some((request) => /openSignClient/.test(request))).toBe(true)
})
