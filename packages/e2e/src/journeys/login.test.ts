import {
  emailKey,
  emailLoginUsedKey,
  lastEmailLoginTimeKey,
  lastUsedChainKey,
  socialProviderKey,
  socialUsernameKey,
} from '@latchkey/protocol/storage'
import type { Page } from 'playwright'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { addAuthenticator } from '../../../../addAuthenticator.shared.ts'
import { createEmbeddedWallet } from '../setup/embeddedWallet.ts'
import { getWorld } from '../setup/getWorld.ts'
import { addWallet, openBrowser } from '../setup/openPage.ts'
import { startBackEnd } from '../setup/startBackEnd.ts'
import { startLogin, type JourneyLogin } from '../setup/startLogin.ts'

const openPage = openBrowser()
let login: JourneyLogin
beforeAll(async () => {
  login = await startLogin()
})
afterAll(() => login?.stop())

const message = 'Hello, Latchkey ✓'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const { approve, createEmail, enterCode, logIn, pressInFrame, readAddress, visitPage } = createEmbeddedWallet({
  openPage,
  getLogin: () => login,
})
let serial = 0
/** A name at a provider that no other login uses: a repeated test would otherwise find the wallet of the first try. */
const createName = (): string => `ada${(serial += 1)}`

it('logs a visitor in by e-mail, who creates a wallet, signs, stays connected, signs out, and then connects a wallet, all in the modal [S0.003] [S1.006] [S2.014]', async () => {
  const visit = await visitPage({
    before: async (context) => void (await addWallet(context, { rdns: 'com.alpha' })),
  })
  const opened: string[] = []
  visit.context.on('page', (page) => opened.push(page.url()))
  visit.page.on('framenavigated', (frame) => frame === visit.page.mainFrame() && opened.push(frame.url()))
  const email = createEmail()
  const address = await logIn(visit, email)
  await expect.poll(() => visit.read('network').textContent()).toBe('First Chain')

  await visit.page.getByRole('button', { name: 'Sign', exact: true }).click()
  await visit.expectView('ApproveTransaction')
  await approve(visit)
  await expect.poll(() => visit.read('result').textContent()).toMatch(/^0x[\da-f]{130}$/)
  await visit.expectClosed()
  const signature = (await visit.read('result').textContent()) ?? ''
  expect(await verifyMessage({ address, message, signature: `0x${signature.slice(2)}` })).toBe(true)
  // Neither another page nor another document was needed.
  expect(opened).toEqual([])

  await visit.page.reload()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await expect.poll(() => readAddress(visit)).toBe(address)
  const readKeys = (): Promise<readonly string[]> => visit.page.evaluate(() => Object.keys(localStorage))
  const ofLogins = [emailKey, emailLoginUsedKey, lastEmailLoginTimeKey, lastUsedChainKey]
  expect((await readKeys()).filter((key) => key.startsWith('@latchkey-frame/')).toSorted()).toEqual(ofLogins.toSorted())

  await visit.page.getByTestId('lk-account-button').first().click()
  await visit.expectView('Account')
  await expect.poll(() => visit.dialog.getByRole('heading', { level: 3 }).first().textContent()).toBe(email)
  await visit.page.getByTestId('lk-account-not-backed-up').waitFor()
  await visit.page.getByTestId('lk-account-disconnect').click()
  await expect.poll(() => visit.read('status').textContent()).toBe('disconnected')
  await visit.page.reload()
  await visit.settle()
  await expect.poll(() => visit.read('status').textContent()).toBe('disconnected')

  const reloads = opened.length
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  expect(await readAddress(visit)).not.toBe(address)
  expect(opened).toHaveLength(reloads)
})

it('signs nothing that the visitor rejects, and says so to the app', async () => {
  const visit = await visitPage()
  await logIn(visit, createEmail())
  await visit.page.getByRole('button', { name: 'Sign', exact: true }).click()
  await visit.expectView('ApproveTransaction')
  await pressInFrame(visit, 'lk-frame-reject')
  await expect.poll(() => visit.read('result').textContent()).toBe('error request.rejected')
  await visit.expectClosed()
})

it('gives a visitor who logs in again on this browser the same wallet, without a question [S5.001]', async () => {
  const visit = await visitPage()
  const email = createEmail()
  const address = await logIn(visit, email)
  await visit.page.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => visit.read('status').textContent()).toBe('disconnected')
  const { page } = visit
  await page.getByTestId('lk-connect-button').first().click()
  await page.getByTestId('lk-connect-email-input').fill(email)
  await page.keyboard.press('Enter')
  // The next code can be sent 30 s after the last one.
  await visit.expectView('EmailLogin')
  await expect.poll(() => visit.dialog.innerText()).toMatch(/Please try again after \d+ seconds/)
  await expect.poll(() => visit.dialog.innerText(), { timeout: 40_000 }).not.toContain('Please try again')
  const first = await login.readCode(email)
  await page.getByTestId('lk-email-login-retry').click()
  await visit.expectView('EmailVerifyOtp')
  await expect.poll(() => login.readCode(email)).not.toBe(first)
  await page.keyboard.type(await login.readCode(email))
  await visit.expectClosed()
  await expect.poll(() => readAddress(visit)).toBe(address)
})

it('signs the visitor in to the back end of the app with one approval after the login', async () => {
  const backEnd = await startBackEnd(new URL(getWorld().pageUrl).origin)
  onTestFinished(() => backEnd.stop())
  const sites = `cloud=${login.cloud.url}&siwx-back-end=${backEnd.url}/auth`
  const visit = await visitPage({
    path: 'many/many.html',
    query: `${sites}&siwx=required&siwx-store=back-end&evm-only`,
  })
  const readMe = (): Promise<unknown> =>
    visit.page.evaluate(async (url) => {
      const response = await fetch(`${url}/me`, { credentials: 'include' })
      return response.ok ? await response.json() : response.status
    }, backEnd.url)
  await enterCode(visit, createEmail())
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('screen')
  await pressInFrame(visit, 'lk-frame-create-later')
  await pressInFrame(visit, 'lk-frame-later-confirm')
  // The wallet shows the message by itself.
  await visit.expectView('ApproveTransaction')
  await expect.poll(readMe).toBe(401)
  await approve(visit)
  await visit.expectClosed()
  const address = await visit.read('eip155-address').textContent()
  await expect.poll(() => visit.read('eip155-sign-in').textContent()).toBe('signedIn')
  await expect.poll(readMe).toEqual({ accounts: [`eip155:31337:${address}`] })
})

it('changes the e-mail address of a visitor, who sees it at once, also in another tab [S2.013] [S4.029] [S9.012]', async () => {
  const visit = await visitPage()
  const { page } = visit
  const [email, next] = [createEmail(), createEmail()]
  await logIn(visit, email)
  const openChange = async (tab: Page): Promise<void> => {
    await tab.getByTestId('lk-account-button').first().click()
    await tab.getByTestId('lk-account-email').click()
    await tab.getByText(`You log in with ${email}`).waitFor()
  }
  const other = await visit.context.newPage()
  await other.goto(page.url())
  await openChange(other)

  await openChange(page)
  await page.getByTestId('lk-update-email-input').fill(next)
  await page.keyboard.press('Enter')
  await visit.expectView('UpdateEmailPrimaryOtp')
  const first = await login.readCode(email)
  await page.keyboard.type(String((Number(first) + 1) % 1_000_000).padStart(6, '0'))
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('wrong')
  await page.keyboard.type(first)
  await visit.expectView('UpdateEmailSecondaryOtp')
  // The field of the first code is gone.
  await expect.poll(() => page.getByTestId('lk-email-code').count()).toBe(1)
  await page.keyboard.type(await login.readCode(next))
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('done')
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), emailKey)).toContain(next)
  await page.getByTestId('lk-update-email-done').click()
  await visit.expectView('Account')
  await expect.poll(() => visit.dialog.getByRole('heading', { level: 3 }).allTextContents()).toContain(next)
  // Without a press.
  await other.getByText(`You log in with ${next}`).waitFor()
  await other.close()
})

it('logs a visitor in with the passkey of their wallet, and leaves them where they were if they decline', async () => {
  const visit = await visitPage()
  const { page } = visit
  await addAuthenticator(await page.context().newCDPSession(page))
  await enterCode(visit, createEmail())
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('screen')
  await pressInFrame(visit, 'lk-frame-create')
  await visit.expectClosed()
  const address = await readAddress(visit)
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => visit.read('status').textContent()).toBe('disconnected')

  await page.getByTestId('lk-connect-button').first().click()
  await page.getByTestId('lk-connect-passkey').click()
  await visit.expectView('ConnectingPasskey')
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('screen')
  await pressInFrame(visit, 'lk-frame-close')
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('declined')
  await expect.poll(() => visit.read('status').textContent()).toBe('disconnected')
  await page.getByTestId('lk-connecting-passkey-again').click()
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('screen')
  await pressInFrame(visit, 'lk-frame-login')
  await visit.expectClosed()
  await expect.poll(() => readAddress(visit)).toBe(address)
})

it('logs a visitor in with a social account in a popup, and shows the account under that name [S0.003] [S1.007] [S5.037]', async () => {
  const visit = await visitPage()
  const { page } = visit
  const [left, name]: [string[], string] = [[], createName()]
  page.on('framenavigated', (frame) => frame === page.mainFrame() && left.push(frame.url()))
  await page.getByTestId('lk-connect-button').first().click()
  const button = page.getByTestId('lk-connect-social-google')
  await button.hover()
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await visit.expectView('ConnectingSocial')
  await popup.fill('#name', name)
  await popup.click('button[value=allow]')
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('screen')
  await pressInFrame(visit, 'lk-frame-create-later')
  await pressInFrame(visit, 'lk-frame-later-confirm')
  await visit.expectClosed()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await readAddress(visit)
  // The page with the modal was never left.
  expect(left).toEqual([])
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toEqual(expect.arrayContaining([socialProviderKey, socialUsernameKey]))
  // The button shows the name at once after a reload, and so does the account.
  await page.reload()
  await page.getByTestId('lk-account-button').first().click()
  await visit.expectView('Account')
  await expect.poll(() => visit.dialog.getByRole('heading', { level: 3 }).first().textContent()).toBe(name)
})

it('logs a visitor in who approves in Farcaster on the same phone, after a code that they have left [S1.008] [S2.007] [S2.027]', async () => {
  const visit = await visitPage({ isPhone: true, userAgent: iPhone })
  const { page } = visit
  const name = createName()
  await page.getByTestId('lk-connect-button').first().click()
  await page.getByTestId('lk-connect-social-farcaster').click()
  await visit.expectView('ConnectingFarcaster')
  const link = page.getByTestId('lk-connecting-farcaster-open')
  await expect.poll(() => link.getAttribute('href')).toContain('/farcaster/~/siwf?channelToken=')
  const left = await link.getAttribute('href')
  await page.getByTestId('lk-header-back').click()
  await visit.expectView('Connect')
  await page.getByTestId('lk-connect-social-farcaster').click()
  await visit.expectView('ConnectingFarcaster')
  await expect.poll(async () => [null, left].includes(await link.getAttribute('href'))).toBe(false)
  const [client] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await client.fill('#name', name)
  await client.click('button[value=allow]')
  // A page that closes before its form has arrived approves nothing.
  await client.getByText('You have approved.').waitFor()
  await client.close()
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('screen')
  await pressInFrame(visit, 'lk-frame-create-later')
  await pressInFrame(visit, 'lk-frame-later-confirm')
  await visit.expectClosed()
  await readAddress(visit)
  await page.getByTestId('lk-account-button').first().click()
  await visit.expectView('Account')
  await expect.poll(() => visit.dialog.getByRole('heading', { level: 3 }).first().textContent()).toBe(name)
})

it('says so when the popup is closed, and logs in with the next press [S8.015]', async () => {
  const visit = await visitPage({ isPhone: true })
  const { page } = visit
  await page.getByTestId('lk-connect-button').first().click()
  await page.getByTestId('lk-connect-socials-more').click()
  const button = page.getByTestId('lk-connect-social-github')
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await popup.waitForSelector('#name')
  await popup.close()
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('closed')
  await expect.poll(() => visit.dialog.innerText()).toContain('Popup closed')
  const again = page.getByTestId('lk-connecting-social-again')
  const [second] = await Promise.all([page.waitForEvent('popup'), again.click()])
  await second.fill('#name', 'Grace')
  await second.click('button[value=allow]')
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('screen')
})

it('says that a code is wrong, and how often it can still be entered', async () => {
  const visit = await visitPage({ isPhone: true })
  const email = createEmail()
  const { page } = visit
  await page.getByTestId('lk-connect-button').first().click()
  await page.getByTestId('lk-connect-email-input').fill(email)
  await page.keyboard.press('Enter')
  await visit.expectView('EmailVerifyOtp')
  await expect.poll(() => login.readCode(email)).toMatch(/^\d{6}$/)
  const code = await login.readCode(email)
  await page.keyboard.type(code === '111111' ? '222222' : '111111')
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('wrong')
  await expect.poll(() => visit.dialog.innerText()).toMatch(/That code is not right\. \d tr(?:y|ies) left/)
  await page.keyboard.type(code)
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('screen')
})
