import type { BrowserContext, Page } from 'playwright-core'
import { createPublicClient, createTestClient, http, verifyMessage } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  ask,
  blockFrameStorage,
  createInWindow,
  createWindowVisits,
  isClosed,
  openBy,
  press,
  pressUntilSeen,
  sign,
} from '../../test/frame/createWindowVisits.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'
import { defer } from './defer.ts'

// Approvals in windows: in browsers that cannot report whether a frame is seen, which are Firefox and Safari, and in a covered frame.

let sites: WalletSites
beforeAll(async () => {
  sites = await startWalletSites()
})
afterAll(() => sites?.close())

const visits = createWindowVisits(() => sites)
const { createEmail, createWallet, findFrame, forgetWindows, logIn, openApp, openBlindProfile, openFrame, openWindow } =
  visits

describe('a browser that cannot prove that the frame is seen', () => {
  it('creates the wallet in a window, signs and sends there, and after a reload asks nothing but the approval', async () => {
    const page = await openApp(await openBlindProfile())
    const { code, user } = await createWallet(page)
    expect(code).toMatch(/^(?:[\dA-Z]{4}-){6}[\dA-Z]{4}$/)
    expect(user).toMatchObject({ isVerified: true, hasRecoveryMethod: true })

    const signed = sign(page, user.address, 'Hello')
    const popup = await openWindow(page)
    // The key to the request is gone from the address, and no page learns of the window.
    expect(new URL(popup.url())).toMatchObject({ pathname: '/window', hash: '' })
    await expect.poll(() => popup.evaluate('window.opener')).toBeNull()
    await expect.poll(() => popup.getByTestId('lk-frame-origin').textContent()).toBe(sites.app)
    await press(popup, 'lk-frame-approve')
    const { result: signature }: { readonly result: `0x${string}` } = Object(await signed)
    expect(await verifyMessage({ address: user.address, message: 'Hello', signature })).toBe(true)
    await isClosed(popup)

    await page.reload()
    await openFrame(page)
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address: user.address, isVerified: false })
    const transport = http(sites.rpcUrl)
    const chain = createPublicClient({ chain: anvil, transport })
    await createTestClient({ mode: 'anvil', chain: anvil, transport }).setBalance({
      address: user.address,
      value: 10n ** 18n,
    })
    const sent = ask(page, 'RPC_REQUEST', {
      chainId: 'eip155:31337',
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          chainId: '0x7a69',
          from: user.address,
          atomicRequired: false,
          calls: [{ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: '0x1' }],
        },
      ],
    })
    await press(await openWindow(page), 'lk-frame-approve')
    const { result }: { readonly result: { readonly id: string } } = Object(await sent)
    // The frame knows the batch that the window has sent.
    const getStatus = (): Promise<unknown> =>
      ask(page, 'RPC_REQUEST', { chainId: 'eip155:31337', method: 'wallet_getCallsStatus', params: [result.id] })
    await expect.poll(getStatus).toMatchObject({ result: { status: 200 } })
    expect(await chain.getTransactionCount({ address: user.address })).toBe(1)
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ isVerified: true })
  })

  it('opens the wallet in a browser that knows nothing of it with the recovery code, typed as people type it', async () => {
    const profile = await openBlindProfile()
    const page = await openApp(profile)
    const { code, user } = await createWallet(page)
    // The window has lost all that it kept: its key and its login.
    await forgetWindows(profile)
    const signed = sign(page, user.address, 'Again')
    const popup = await openWindow(page)
    const field = popup.getByTestId('lk-frame-unlock-field')
    await field.fill(code.replace(/^.{4}/, '0000'))
    await popup.getByTestId('lk-frame-unlock').click()
    await popup.getByTestId('lk-frame-failure').waitFor()
    await field.fill(code.toLowerCase().replaceAll('-', ' '))
    await press(popup, 'lk-frame-unlock')
    await press(popup, 'lk-frame-approve')
    expect(await signed).toMatchObject({ result: expect.stringMatching(/^0x[\da-f]{130}$/) })
  })

  it('opens the wallet in another browser that can prove it, with the recovery code that is typed in a window only (attack 150)', async () => {
    const { code, email, user } = await createWallet(await openApp(await openBlindProfile()))
    const profile = await sites.openProfile()
    onTestFinished(() => profile.close())
    const page = await openApp(profile)
    const first = await sites.readCode(email)
    // The next code can be sent 30 s after the last one.
    const requestCode = () => ask(page, 'CONNECT_EMAIL', { email })
    await expect.poll(requestCode, { timeout: 40_000, interval: 1_000 }).toMatchObject({ action: 'VERIFY_OTP' })
    await expect.poll(() => sites.readCode(email)).not.toBe(first)
    expect(await ask(page, 'CONNECT_OTP', { otp: await sites.readCode(email) })).toBeUndefined()
    const found = ask(page, 'GET_USER', {})
    const frame = findFrame(page)
    // This browser has no passkeys, so the code is the only way in. No field of the frame takes it.
    const popup = await openBy(frame.getByTestId('lk-frame-unlock'))
    await expect.poll(() => frame.locator('input, textarea').count()).toBe(0)
    await popup.getByTestId('lk-frame-unlock-elsewhere').waitFor()
    const field = popup.getByTestId('lk-frame-unlock-field')
    await field.fill(code.replace(/^.{4}/, '0000'))
    await popup.getByTestId('lk-frame-unlock').click()
    await popup.getByTestId('lk-frame-failure').waitFor()
    await field.fill(code)
    await press(popup, 'lk-frame-unlock')
    expect(await found).toMatchObject({ address: user.address, isVerified: true, hasRecoveryMethod: true })
    await isClosed(popup)

    // The browser is a device of the wallet from now on, and so is the window.
    await page.reload()
    await openFrame(page)
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address: user.address, isVerified: true })
    const signed = sign(page, user.address, 'Here')
    await press(findFrame(page), 'lk-frame-approve')
    expect(await signed).toMatchObject({ result: expect.stringMatching(/^0x[\da-f]{130}$/) })
  })

  it('offers the window again after it was closed, and rejects what is rejected there or in the frame', async () => {
    const page = await openApp(await openBlindProfile())
    const { user } = await createWallet(page)
    const signed = sign(page, user.address, 'No')
    const first = await openWindow(page)
    await first.getByTestId('lk-frame-approve').waitFor()
    await first.close({ runBeforeUnload: true })
    await findFrame(page).getByTestId('lk-frame-failure').waitFor()
    await press(await openWindow(page), 'lk-frame-reject')
    expect(await signed).toMatchObject({ details: expect.stringContaining('request.rejected') })

    const other = sign(page, user.address, 'No')
    const popup = await openWindow(page)
    await popup.getByTestId('lk-frame-approve').waitFor()
    await press(findFrame(page), 'lk-frame-reject')
    expect(await other).toMatchObject({ details: expect.stringContaining('request.rejected') })
    // The window hears that the app no longer waits, and signs nothing.
    await popup.getByTestId('lk-window-close').waitFor()
    await expect.poll(() => popup.getByTestId('lk-frame-approve').count()).toBe(0)

    // Rejections of both kinds count: after the third, the app can be blocked.
    const third = sign(page, user.address, 'No')
    await press(findFrame(page), 'lk-frame-reject')
    expect(await third).toMatchObject({ details: expect.stringContaining('request.rejected') })
    const fourth = sign(page, user.address, 'No')
    await press(findFrame(page), 'lk-frame-block')
    expect(await fourth).toMatchObject({ details: expect.stringContaining('request.rejected') })
    expect(await sign(page, user.address, 'No')).toMatchObject({ details: expect.stringContaining('blocked') })
  })

  it('signs nothing that the frame has rejected before the server knew of the approval', async () => {
    const page = await openApp(await openBlindProfile())
    const { user } = await createWallet(page)
    const signed = sign(page, user.address, 'No')
    const popup = await openWindow(page)
    const { held, release } = await hold(popup, '**/handoffs/claim?*')
    await press(popup, 'lk-frame-approve')
    await held
    await press(findFrame(page), 'lk-frame-reject')
    expect(await signed).toMatchObject({ details: expect.stringContaining('request.rejected') })
    release()
    await popup.getByTestId('lk-window-close').waitFor()
    await expect.poll(() => popup.locator('main').innerText()).toContain('Nothing was signed')
  })

  it('does not call rejected what was approved in the window: the visitor can only stop waiting', async () => {
    const page = await openApp(await openBlindProfile())
    const { user } = await createWallet(page)
    const signed = sign(page, user.address, 'Yes')
    const popup = await openWindow(page)
    const { held, release } = await hold(popup, '**/handoffs/answer?*')
    await press(popup, 'lk-frame-approve')
    await held
    const frame = findFrame(page)
    await frame.getByText('Approved in the window').waitFor()
    await expect.poll(() => frame.getByTestId('lk-frame-window').count()).toBe(0)
    await press(frame, 'lk-frame-reject')
    expect(await signed).toMatchObject({ details: expect.stringContaining('may still happen') })
    release()
  })

  it('says that a rejection did not arrive, and then lets the visitor stop waiting only', async () => {
    const profile = await openBlindProfile()
    const page = await openApp(profile)
    const { user } = await createWallet(page)
    const signed = sign(page, user.address, 'Perhaps')
    const popup = await openWindow(page)
    await popup.getByTestId('lk-frame-approve').waitFor()
    await profile.route('**/handoffs/end?*', (route) => route.abort())
    const frame = findFrame(page)
    await pressUntilSeen(frame.getByTestId('lk-frame-reject'), frame.getByText('The rejection did not arrive'))
    await expect.poll(() => frame.getByTestId('lk-frame-reject').innerText()).toBe('Stop waiting')
    await press(frame, 'lk-frame-reject')
    expect(await signed).toMatchObject({ details: expect.stringContaining('may still happen') })
  })

  it('opens no second window for a request while the first may still sign', async () => {
    const profile = await openBlindProfile()
    const page = await openApp(profile)
    const { user } = await createWallet(page)
    const signed = sign(page, user.address, 'Once')
    const first = await openWindow(page)
    await first.getByTestId('lk-frame-approve').waitFor()
    await profile.route('**/handoffs/end?*', (route) => route.abort())
    const second = await openWindow(page)
    await findFrame(page).getByTestId('lk-frame-failure').waitFor()
    await second.getByTestId('lk-window-close').waitFor()
    await expect.poll(() => second.getByTestId('lk-frame-approve').count()).toBe(0)
    await press(first, 'lk-frame-approve')
    expect(await signed).toMatchObject({ result: expect.stringMatching(/^0x[\da-f]{130}$/) })
  })

  it('does not say that nothing was signed, nor offer another window, if an approved request ends without an answer', async () => {
    const profile = await openBlindProfile()
    const page = await openApp(profile)
    const { user } = await createWallet(page)
    const signed = sign(page, user.address, 'Yes')
    const popup = await openWindow(page)
    const { held, release } = await hold(popup, '**/handoffs/answer?*')
    await press(popup, 'lk-frame-approve')
    await held
    await findFrame(page).getByText('Approved in the window').waitFor()
    // As after ten minutes.
    await page.route('**/handoffs/state?*', (route) => route.fulfill({ json: { state: 'ended' } }))
    expect(await signed).toMatchObject({ details: expect.stringContaining('may still happen') })
    release()
  })

  it('leads to the window by a link where the browser blocks it', async () => {
    const profile = await openBlindProfile()
    await block(profile)
    const page = await openApp(profile)
    await logIn(page, createEmail())
    const created = ask(page, 'GET_USER', {})
    const frame = findFrame(page)
    await press(frame, 'lk-frame-window')
    const popup = await openBy(frame.getByTestId('lk-frame-window-link'))
    await createInWindow(popup)
    expect(await created).toMatchObject({ hasRecoveryMethod: true })
  })

  it('logs no visitor in by a link from another visitor (attack 123)', async () => {
    const visitor = await openBlindProfile()
    const page = await openApp(visitor)
    const { email, user } = await createWallet(page)
    const thiefProfile = await openBlindProfile()
    await block(thiefProfile)
    const thief = await openApp(thiefProfile)
    await logIn(thief, createEmail())
    /** A link to a window for the account of the thief. */
    const makeLink = async (): Promise<string> => {
      ask(thief, 'GET_USER', {}).catch(() => undefined)
      await press(findFrame(thief), 'lk-frame-window')
      const link = findFrame(thief).getByTestId('lk-frame-window-link')
      const href = await link.getAttribute('href')
      return `${sites.secureSite}${href}`
    }
    const link = await makeLink()
    const sent = await visitor.newPage()
    await sent.goto(link)
    await sent.getByTestId('lk-window-continue').waitFor()
    await expect.poll(() => sent.locator('main').innerText()).toContain(email)
    await sent.close()
    // The link is not used up: a visitor without a login is shown whose account it is, and closes the window.
    const stranger = await openBlindProfile()
    const other = await stranger.newPage()
    await other.goto(link)
    await other.getByTestId('lk-frame-create').waitFor()
    await other.close()
    const later = await stranger.newPage()
    await later.goto(`${sites.secureSite}/window?projectId=${sites.projectId}`)
    await expect.poll(() => later.evaluate(listSecrets)).toEqual([])
    // Once used, it leads nowhere, and the window of the visitor still has their own login.
    const again = await visitor.newPage()
    await again.goto(link)
    await again.getByTestId('lk-window-close').waitFor()
    const signed = sign(page, user.address, 'Mine')
    await press(await openWindow(page), 'lk-frame-approve')
    expect(await signed).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })
})

/** Holds the next request of a page until it is released. */
async function hold(page: Page, url: string): Promise<{ readonly held: Promise<void>; release(): void }> {
  const { promise: held, resolve: tell } = defer<void>()
  const { promise: released, resolve: release } = defer<void>()
  await page.route(url, async (route) => {
    tell()
    await released
    await route.continue()
  })
  return { held, release }
}

/** Lets frames open no window. */
async function block(profile: BrowserContext): Promise<void> {
  await profile.addInitScript(() => {
    if (globalThis.parent !== globalThis.self) globalThis.open = () => null
  })
}

/** The secrets of sessions that this browser keeps for windows. */
async function listSecrets(): Promise<readonly unknown[]> {
  const opened = indexedDB.open('latchkey-wallet')
  await new Promise((resolve) => opened.addEventListener('success', resolve))
  const { result } = opened
  if (!result.objectStoreNames.contains('sessions')) return []
  const all = result.transaction('sessions').objectStore('sessions').getAll()
  await new Promise((resolve) => all.addEventListener('success', resolve))
  return all.result
}

describe('a browser that keeps nothing in frames', () => {
  const openEmptyApp = async (): Promise<Page> => {
    const profile = await sites.openProfile()
    onTestFinished(() => profile.close())
    await blockFrameStorage(profile)
    const page = await openApp(profile)
    await logIn(page, createEmail())
    return page
  }

  it('creates the wallet with a recovery code in a window, which opens it in each page', async () => {
    const page = await openEmptyApp()
    const created = ask(page, 'GET_USER', {})
    const popup = await openBy(findFrame(page).getByTestId('lk-frame-create'))
    const code = await createInWindow(popup)
    await isClosed(popup)
    const { address }: { readonly address: `0x${string}` } = Object(await created)
    expect(await created).toMatchObject({ isVerified: true, hasRecoveryMethod: true })

    await page.reload()
    await openFrame(page)
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address, isVerified: false })
    const signed = sign(page, address, 'With the code')
    const unlocking = await openBy(findFrame(page).getByTestId('lk-frame-unlock'))
    await unlocking.getByTestId('lk-frame-unlock-field').fill(code)
    await press(unlocking, 'lk-frame-unlock')
    await isClosed(unlocking)
    await press(findFrame(page), 'lk-frame-approve')
    const { result: signature }: { readonly result: `0x${string}` } = Object(await signed)
    expect(await verifyMessage({ address, message: 'With the code', signature })).toBe(true)
  })

  it('approves in the window that has created the wallet while that one is its only key, and adds the second key there', async () => {
    const page = await openEmptyApp()
    const created = ask(page, 'GET_USER', {})
    const popup = await openBy(findFrame(page).getByTestId('lk-frame-create'))
    await press(popup, 'lk-frame-create-later')
    await press(popup, 'lk-frame-later-confirm')
    const { address }: { readonly address: `0x${string}` } = Object(await created)
    expect(await created).toMatchObject({ isVerified: true, hasRecoveryMethod: false })

    await page.reload()
    await openFrame(page)
    const signed = sign(page, address, 'By the window')
    await press(await openWindow(page), 'lk-frame-approve')
    const { result: signature }: { readonly result: `0x${string}` } = Object(await signed)
    expect(await verifyMessage({ address, message: 'By the window', signature })).toBe(true)

    const protecting = ask(page, 'OPEN_SETTINGS')
    await createInWindow(await openWindow(page))
    expect(await protecting).toBeUndefined()
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address, hasRecoveryMethod: true })
  })
})
