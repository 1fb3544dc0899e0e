import type { BrowserContext, Page } from 'playwright-core'
import { isHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { addAuthenticator } from '../../../../../addAuthenticator.shared.ts'
import {
  createInWindow,
  createWindowVisits,
  isClosed,
  keepCode,
  openBy,
  press,
  pressUntilSeen,
  writeCodeDown,
} from '../../test/frame/createWindowVisits.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'

// A visitor gives their login a new wallet, as after a theft, in an app with a modal.

let sites: WalletSites
beforeAll(async () => {
  sites = await startWalletSites('loginPage.ts')
})
afterAll(() => sites?.close())
const { createEmail, findFrame, openBlindProfile, openWindow } = createWindowVisits(() => sites)

const run = (page: Page, name: string, ...parameters: readonly string[]): Promise<unknown> =>
  page.evaluate(`app.${name}(${parameters.map((parameter) => JSON.stringify(parameter)).join(', ')})`)
const openApp = async (profile: BrowserContext): Promise<Page> => {
  const page = await profile.newPage()
  await page.goto(sites.app)
  expect(await run(page, 'start', sites.secureSite, sites.projectId)).toBeUndefined()
  return page
}
/** Enters the code of a mail. What it resolves with may wait for a screen. */
const enterMailCode = async (page: Page, email: string): Promise<{ readonly entered: Promise<unknown> }> => {
  const last = await sites.readCode(email)
  // The next mail can be sent 30 s after the last one.
  await expect.poll(() => run(page, 'sendCode', email), { timeout: 40_000, interval: 1_000 }).toBeUndefined()
  await expect.poll(() => sites.readCode(email)).not.toBe(last)
  return { entered: run(page, 'enterCode', await sites.readCode(email)) }
}
/** Creates a wallet with a recovery code. The windows of this browser keep its keys. */
const createWallet = async (page: Page) => {
  const email = createEmail()
  const { entered } = await enterMailCode(page, email)
  const popup = await openWindow(page)
  const code = await createInWindow(popup)
  await isClosed(popup)
  return { code, email, address: String(await entered) }
}
const readAddress = async (page: Page): Promise<string | undefined> => {
  const [address]: (string | undefined)[] = Object.values(Object(await run(page, 'getAddresses')))
  return address
}

const find = (popup: Page, name: string) => popup.getByTestId(`lk-frame-settings-${name}`)
const enterCode = async (popup: Page, code: string): Promise<void> => {
  await popup.getByTestId('lk-frame-unlock-field').fill(code)
  await popup.getByTestId('lk-frame-unlock').click()
}
/** Opens the settings in a window. Those of a browser with passkeys offer to add one. */
const openSettings = async (
  page: Page,
  code: string,
  prepare: (popup: Page) => Promise<void> = async () => undefined,
): Promise<Page> => {
  const asked = run(page, 'openSettings')
  const popup = await openWindow(page)
  await popup.getByTestId('lk-frame-unlock-field').waitFor()
  await prepare(popup)
  await enterCode(popup, code)
  await find(popup, 'methods').waitFor()
  expect(await asked).toBeUndefined()
  return popup
}
const beginMove = async (popup: Page): Promise<void> => {
  await press(popup, 'lk-frame-settings-move')
  await find(popup, 'move-stays').waitFor()
  await press(popup, 'lk-frame-settings-move-confirm')
}
const endMove = async (popup: Page): Promise<void> => {
  await press(popup, 'lk-frame-settings-move-done')
  await find(popup, 'earlier').waitFor()
}
/** Moves to a new wallet, whose code is returned. */
const move = async (popup: Page): Promise<string> => {
  await beginMove(popup)
  const code = await keepCode(popup)
  await endMove(popup)
  return code
}
/** Opens the key of the wallet that is shown, and returns its address. */
const readKey = async (popup: Page): Promise<string> => {
  await press(popup, 'lk-frame-settings-eip155')
  const show = find(popup, 'show')
  await expect.poll(() => show.getAttribute('aria-disabled')).toBeNull()
  await pressUntilSeen(show, find(popup, 'secret'))
  const key = await find(popup, 'secret').innerText()
  if (!isHex(key)) throw new TypeError('The key is not hexadecimal.')
  return privateKeyToAccount(key).address
}

// Mails with codes are 30 s apart.
describe('a move to a new wallet', { timeout: 300_000 }, () => {
  it('gives the app new addresses after the next login; another browser says so, and opens the new wallet with its own code alone', async () => {
    const page = await openApp(await openBlindProfile())
    const { address, code: old, email } = await createWallet(page)
    // Another browser, whose frame keeps the keys.
    const profile = await sites.openProfile()
    onTestFinished(() => profile.close())
    const elsewhere = await openApp(profile)
    const unlock = async (code: string, wrong?: string): Promise<void> => {
      const popup = await openBy(findFrame(elsewhere).getByTestId('lk-frame-unlock'))
      if (wrong !== undefined) {
        await enterCode(popup, wrong)
        await popup.getByTestId('lk-frame-failure').waitFor()
      }
      await enterCode(popup, code)
      await isClosed(popup)
    }
    const joined = await enterMailCode(elsewhere, email)
    await unlock(old)
    expect(await joined.entered).toBe(address)

    const popup = await openSettings(page, old)
    const code = await move(popup)
    expect(code).not.toBe(old)
    await find(popup, 'done').click()
    await isClosed(popup)
    const [newest] = await sites.readTexts(email)
    expect(newest).toContain('It was replaced by a new wallet with new addresses.')

    // The app learns it when the visitor returns to its page. Chromium without a screen takes every page for visible.
    expect(await readAddress(page)).toBe(address)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => readAddress(page)).toBeUndefined()
    const again = await enterMailCode(page, email)
    const moved = String(await again.entered)
    expect(moved).toMatch(/^0x[\dA-Fa-f]{40}$/)
    expect(moved).not.toBe(address)
    expect(await readAddress(page)).toBe(moved)

    expect(await run(elsewhere, 'sign', 'Hello', address)).toMatchObject({ code: expect.any(String) })
    await expect.poll(() => readAddress(elsewhere)).toBeUndefined()
    const back = await enterMailCode(elsewhere, email)
    await findFrame(elsewhere).getByTestId('lk-frame-unlock-moved').getByText('This wallet was moved').waitFor()
    await unlock(code, old)
    expect(await back.entered).toBe(moved)
    expect(await readAddress(elsewhere)).toBe(moved)
  })

  it('leaves the earlier wallet in the settings, which its own code opens and the new one does not', async () => {
    const page = await openApp(await openBlindProfile())
    const { address, code: old, email } = await createWallet(page)
    const popup = await openSettings(page, old)
    const code = await move(popup)
    // What opened the old wallet proves nothing of the new one.
    await press(popup, 'lk-frame-settings-earlier-open')
    await enterCode(popup, old)
    await popup.getByTestId('lk-frame-failure').waitFor()
    await enterCode(popup, code)
    await press(popup, 'lk-frame-settings-earlier-open')
    await popup.getByText('Open your earlier wallet').first().waitFor()
    await enterCode(popup, code)
    await popup.getByTestId('lk-frame-failure').waitFor()
    await enterCode(popup, old)
    await find(popup, 'earlier-back').waitFor()
    await popup.getByText(address).first().waitFor()
    expect(await readKey(popup)).toBe(address)
    await find(popup, 'back').click()
    await press(popup, 'lk-frame-settings-earlier-back')
    expect(await readKey(popup)).not.toBe(address)
    const notices = await sites.readTexts(email)
    expect(notices.filter((text) => text.includes('The private key for Ethereum was opened.'))).toHaveLength(2)
  })

  it('is finished by the same code if the answer of the server was lost', async () => {
    const page = await openApp(await openBlindProfile())
    const { address, code: old, email } = await createWallet(page)
    const popup = await openSettings(page, old)
    const devtools = await popup.context().newCDPSession(popup)
    const lost: string[] = []
    devtools.on('Fetch.requestPaused', ({ request, requestId }) => {
      lost.push(request.method)
      void devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
    })
    await beginMove(popup)
    const code = await writeCodeDown(popup)
    // The server has answered by then.
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/vault/moves*', requestStage: 'Response' }] })
    await pressUntilSeen(popup.getByTestId('lk-frame-code-finish'), popup.getByTestId('lk-frame-failure'))
    expect(lost).toEqual(['POST'])
    await devtools.send('Fetch.disable')
    await press(popup, 'lk-frame-code-finish')
    await endMove(popup)
    // The wallet was moved once.
    await expect.poll(() => find(popup, 'earlier-open').count()).toBe(1)
    await press(popup, 'lk-frame-settings-words')
    await enterCode(popup, code)
    const moved = await readKey(popup)
    expect(moved).not.toBe(address)
    await find(popup, 'back').click()
    await find(popup, 'done').click()
    await isClosed(popup)
    const { entered } = await enterMailCode(page, email)
    expect(await entered).toBe(moved)
  })

  it('keeps the passkey of the earlier wallet at the authenticator beside one of the new wallet', async () => {
    const page = await openApp(await openBlindProfile())
    const { address, code: old } = await createWallet(page)
    let readHandles = async (): Promise<readonly (string | undefined)[]> => []
    const popup = await openSettings(page, old, async (opened) => {
      const devtools = await opened.context().newCDPSession(opened)
      const authenticatorId = await addAuthenticator(devtools)
      readHandles = async () =>
        (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.map(
          ({ userHandle }) => userHandle,
        )
    })
    const countMethods = (): Promise<number> => find(popup, 'methods').locator('li').count()
    await find(popup, 'passkey').click()
    await expect.poll(countMethods).toBe(2)
    const [first] = await readHandles()
    const code = await move(popup)
    await expect.poll(countMethods).toBe(1)

    // The passkey at the authenticator is of the earlier wallet.
    await pressUntilSeen(find(popup, 'passkey'), popup.getByTestId('lk-frame-unlock-code'))
    await press(popup, 'lk-frame-unlock-code')
    await enterCode(popup, code)
    await find(popup, 'passkey').click()
    await expect.poll(countMethods).toBe(2)
    const handles = await readHandles()
    expect(handles).toHaveLength(2)
    expect(handles).toContain(first)
    expect(new Set(handles).size).toBe(2)

    // Each of them opens its own wallet.
    await press(popup, 'lk-frame-settings-earlier-open')
    await press(popup, 'lk-frame-unlock')
    await find(popup, 'earlier-back').waitFor()
    expect(await readKey(popup)).toBe(address)
  })
})
