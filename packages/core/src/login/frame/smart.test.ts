import type { Frame, Page } from 'playwright-core'
import { createPublicClient, createTestClient, http, parseEther, type Hex } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ask, createWindowVisits, press, pressUntilSeen } from '../../test/frame/createWindowVisits.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'

// Smart accounts with nothing but real parts: frame, cloud, bundler, sponsor and chain.

let sites: WalletSites
beforeAll(async () => {
  sites = await startWalletSites()
})
afterAll(() => sites?.close())

const { createEmail, createWallet, findFrame, logIn, openApp, openBlindProfile, openWindow } = createWindowVisits(
  () => sites,
)
const chainId = 'eip155:31337'
const delegated = '0xef0100e6cae83bde06e4c305530e199d7217f42808555b'
const [one, two] = ['0x000000000000000000000000000000000000b001', '0x000000000000000000000000000000000000b002'] as const
const calls = [
  { to: one, value: '0x1' },
  { to: two, value: '0x2' },
]

const open = () => ({
  client: createPublicClient({ chain: anvil, transport: http(sites.rpcUrl) }),
  test: createTestClient({ chain: anvil, mode: 'anvil', transport: http(sites.rpcUrl) }),
})

/** A visitor with a new wallet, whose app has chosen the smart account. */
async function openVisit(
  coins: bigint,
): Promise<{ readonly page: Page; readonly frame: Frame; readonly address: Hex }> {
  const profile = await sites.openProfile()
  onTestFinished(() => profile.close())
  const page = await openApp(profile)
  await logIn(page, createEmail())
  const created = ask(page, 'GET_USER', { chainId })
  const frame = findFrame(page)
  await press(frame, 'lk-frame-create-later')
  await press(frame, 'lk-frame-later-confirm')
  const { address }: { readonly address: Hex } = Object(await created)
  await open().test.setBalance({ address, value: coins })
  expect(await ask(page, 'SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).toEqual({ type: 'smartAccount', address })
  return { page, frame, address }
}

/** Reads a request to its end, and approves it. */
const approve = async (place: Page | Frame): Promise<void> => {
  // What a trial run adds has to be read as well.
  await expect.poll(() => place.getByTestId('lk-frame-trial').getAttribute('aria-busy')).toBe('false')
  const note = place.getByTestId('lk-frame-smart')
  await note.evaluate((element) => {
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      each.scrollTop = each.scrollHeight
  })
  await press(place, 'lk-frame-approve')
}
const request = (page: Page, method: string, params: unknown): Promise<unknown> =>
  ask(page, 'RPC_REQUEST', { chainId, method, params })
const sendCalls = (page: Page): Promise<unknown> =>
  request(page, 'wallet_sendCalls', [{ version: '2.0.0', chainId: '0x7a69', atomicRequired: true, calls }])
const expectStatus = async (page: Page, sent: unknown, status: object): Promise<void> => {
  const { result }: { readonly result: { readonly id: string } } = Object(await sent)
  await expect
    .poll(() => request(page, 'wallet_getCallsStatus', [result.id]))
    .toMatchObject({ result: { atomic: true, ...status } })
}

describe('a smart account', () => {
  it('carries out a batch that the visitor pays for as one transaction', async () => {
    const { address, frame, page } = await openVisit(parseEther('1'))
    const { client } = open()
    const expected = { address, accounts: [{ type: 'eoa' }, { type: 'smartAccount' }] }
    expect(await ask(page, 'GET_USER', { chainId })).toMatchObject({ ...expected, smartAccountDeployed: false })
    expect(await request(page, 'wallet_getCapabilities', [address, ['0x7a69']])).toEqual({
      result: { '0x7a69': { atomic: { status: 'ready' } } },
    })
    const before = await client.getBalance({ address: one })
    const sent = sendCalls(page)
    await frame.getByTestId('lk-frame-smart').getByText('becomes a smart account').waitFor()
    await expect.poll(() => frame.getByTestId('lk-frame-trial').textContent()).toMatch(/You give.*0\.000/)
    await approve(frame)
    await expectStatus(page, sent, { status: 200 })
    expect(await client.getBalance({ address: one })).toBe(before + 1n)
    expect(await client.getCode({ address })).toBe(delegated)
    expect(await ask(page, 'GET_USER', { chainId })).toMatchObject({ ...expected, smartAccountDeployed: true })
  })

  it('carries out what the app pays for, without a coin for the fee', async () => {
    await sites.allowSponsorship()
    const { address, frame, page } = await openVisit(10n)
    const { client } = open()
    const sent = sendCalls(page)
    await frame.getByTestId('lk-frame-sponsor').getByText('Paid by').waitFor()
    await approve(frame)
    await expectStatus(page, sent, { status: 200, receipts: [{ status: '0x1' }] })
    expect(await client.getBalance({ address })).toBe(7n)
    expect(await client.getCode({ address })).toBe(delegated)

    const transaction = request(page, 'eth_sendTransaction', [{ to: one, value: '0x3' }])
    await press(frame, 'lk-frame-approve')
    const { result }: { readonly result: Hex } = Object(await transaction)
    expect((await client.getTransactionReceipt({ hash: result })).status).toBe('success')
    expect(await client.getBalance({ address })).toBe(4n)
  })

  it('shows what becomes of a batch until the visitor closes it', async () => {
    await sites.allowSponsorship()
    const { frame, page } = await openVisit(10n)
    const sent = sendCalls(page)
    await approve(frame)
    const { result }: { readonly result: { readonly id: string } } = Object(await sent)
    const shown = request(page, 'wallet_showCallsStatus', [result.id])
    await frame.getByText('Everything has happened as you approved it.').waitFor()
    await press(frame, 'lk-frame-done')
    expect(await shown).toEqual({ result: null })
  })

  it('works in a window where the browser cannot prove what is seen, and is undone in the settings there', async () => {
    await sites.allowSponsorship()
    const page = await openApp(await openBlindProfile())
    const { code, user } = await createWallet(page)
    const { client, test } = open()
    await test.setBalance({ address: user.address, value: parseEther('1') })
    await ask(page, 'SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
    const sent = sendCalls(page)
    const popup = await openWindow(page)
    await popup.getByTestId('lk-frame-sponsor').getByText('Paid by').waitFor()
    await approve(popup)
    await expectStatus(page, sent, { status: 200 })
    expect(await client.getCode({ address: user.address })).toBe(delegated)

    const settings = ask(page, 'OPEN_SETTINGS')
    const window = await openWindow(page)
    await window.getByTestId('lk-frame-unlock-field').fill(code)
    await window.getByTestId('lk-frame-unlock').click()
    const confirm = window.getByTestId('lk-frame-settings-undo-confirm')
    await pressUntilSeen(window.getByTestId('lk-frame-settings-undo'), confirm)
    await press(window, 'lk-frame-settings-undo-confirm')
    await window.getByText('Your account is a standard account').waitFor()
    expect(await settings).toBeUndefined()
    expect(await client.getCode({ address: user.address })).toBeUndefined()
  })
})
